#if !canImport(UIKit)
import KeyboardLiftTesting
import Testing
import UIKitStandInTesting

/// The free space below the input, and from field to field; and a keyboard for unit tests.
@MainActor @Suite(.serialized) struct DistanceReports {
  @Test("B007 in the app: a distance of 50 holds for every field reached by next and previous")
  func aDistanceHoldsForEveryField() {
    let scrollView = Make.scrollView(CGRect(x: 0, y: 0, width: 320, height: 568), content: 512)
    let fields = (0..<10).map { index in
      UITextField(frame: CGRect(x: 0, y: CGFloat(index) * 52, width: 320, height: 44))
    }
    fields.forEach(scrollView.addSubview)
    let stage = Stage(SimulatedDevice(size: CGSize(width: 320, height: 568))) { $0.addSubview(scrollView) }
    let lifter = KeyboardLifter(for: stage.view)
    lifter.distance = 50
    let keyboard = SimulatedKeyboard(.iPhone5s, os: OSVersion(8), screen: stage.device.screen)
    for field in fields + fields.dropLast().reversed() {
      keyboard.focus(field)
      #expect(keyboard.frame?.minY == 315)
      // At the end of the content the offset is clamped: 512 + 253 − 568.
      #expect(stage.rect(of: field).maxY <= 265 || scrollView.contentOffset.y == 197)
    }
    keyboard.resign()
    #expect(scrollView.contentOffset.y == 0)
  }

  @Test("B008 in the app: the button under the field is kept in sight too, if both fit") func theButtonUnderTheField() {
    for (bottom, shift) in [(560, -170), (900, -110)] as [(CGFloat, CGFloat)] {
      let form = ReportedForm(bottom: 500)
      let button = UIButton(frame: CGRect(x: 16, y: bottom - 40, width: 200, height: 40))
      form.stage.view.addSubview(button)
      form.field.keyboardLift.companion = button
      form.stage.edit(form.field, keyboard: 267)
      #expect(form.shift == shift)
      form.stage.endEditing()
      #expect(form.isGivenBack)
    }
  }

  @Test("B029 in the app: from the lower field to the upper one") func fromTheLowerToTheUpperField() {
    let form = ReportedForm(bottom: 700, size: CGSize(width: 375, height: 800))
    let upper = Make.field(at: 566, in: form.stage.view)
    form.lifter.distance = 0
    form.stage.edit(form.field, keyboard: 300)
    #expect(form.shift == -200)
    upper.becomeFirstResponder()
    #expect(form.shift == -100)
    form.stage.endEditing()
    #expect(form.isGivenBack)
  }

  @Test("B030 in the app: a table that ends 52 points above the bottom, with a distance of 52")
  func aTableThatEndsAboveTheBottom() {
    let scrollView = Make.scrollView(CGRect(x: 0, y: 0, width: 375, height: 615), content: 1000)
    let field = UITextField(frame: CGRect(x: 0, y: 900, width: 375, height: 44))
    scrollView.addSubview(field)
    let stage = Stage { $0.addSubview(scrollView) }
    let lifter = KeyboardLifter(for: stage.view)
    lifter.distance = 52
    stage.edit(field, keyboard: 216)
    #expect(scrollView.contentInset.bottom == 164)
    #expect(stage.rect(of: field).maxY == 399)
    stage.endEditing()
    #expect(scrollView.contentInset == .zero)
  }

  @Test("B079 in the app: three fields in one row, and nothing jumps") func threeFieldsInOneRow() {
    let form = ReportedForm(bottom: 634, content: 1200)
    let others = [230, 300].map { UITextField(frame: CGRect(x: $0, y: 600, width: 60, height: 34)) }
    others.forEach { form.scrollView?.addSubview($0) }
    form.stage.edit(form.field)
    #expect(form.offset == 237)
    for field in others + [form.field] {
      field.becomeFirstResponder()
      form.stage.showKeyboard()
      #expect(form.offset == 237)
    }
    form.stage.endEditing()
    #expect(form.isGivenBack)
  }

  @Test("B080 in the app: from a field in a table to one above the table") func fromATableToAboveIt() {
    let scrollView = Make.scrollView(CGRect(x: 0, y: 100, width: 375, height: 567), content: 900)
    let inside = UITextField(frame: CGRect(x: 0, y: 443, width: 375, height: 34))
    scrollView.addSubview(inside)
    let above = UITextField(frame: CGRect(x: 16, y: 40, width: 200, height: 34))
    let stage = Stage {
      $0.addSubview(above)
      $0.addSubview(scrollView)
    }
    let lifter = KeyboardLifter(for: stage.view)
    stage.edit(inside)
    #expect(scrollView.contentOffset.y == 180)
    above.becomeFirstResponder()
    stage.showKeyboard()
    #expect(stage.view.transform == .identity)
    #expect(scrollView.contentOffset.y == 180)
    #expect(stage.rect(of: above).minY == 40)
    stage.endEditing()
    #expect(scrollView.contentOffset.y == 0)
    #expect(lifter.isEnabled)
  }

  @Test("B081 in the app: a distance of 100 adds nothing to the inset") func aDistanceAddsNothingToTheInset() {
    let form = ReportedForm(bottom: 600, content: 1200)
    form.lifter.distance = 100
    form.stage.edit(form.field, keyboard: 216)
    #expect(form.inset == 216)
    #expect(form.stage.rect(of: form.field).maxY == 351)
    form.stage.endEditing()
    #expect(form.isGivenBack)
  }

  @Test("B132 in the app: a unit test drives a keyboard and asks what it hides") func aUnitTestDrivesAKeyboard() {
    let form = ReportedForm(bottom: 600)
    form.lifter.isEnabled = false
    let keyboard = form.keyboard(.iPhoneSE3, os: OSVersion(17))
    keyboard.focus(form.field)
    #expect(keyboard.hiddenInputs(in: form.stage.window).count == 1)
    form.lifter.isEnabled = true
    #expect(keyboard.hiddenInputs(in: form.stage.window).isEmpty)
    keyboard.resign()
    #expect(form.isGivenBack)
  }
}
#endif
