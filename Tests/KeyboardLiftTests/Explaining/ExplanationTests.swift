#if !canImport(UIKit)
import KeyboardLift
import Testing
import UIKitStandInTesting

/// Every plan is explained, in values that hold no view, and not without bounds.
@MainActor @Suite(.serialized) struct ExplanationTests {
  @Test func eachPlanSaysWhatHappenedWhatWasSetAndWhy() {
    let scrollView = Make.scrollView(fullScreen, content: 900)
    let field = Make.field(at: 560, in: scrollView)
    let stage = Stage { $0.addSubview(scrollView) }
    let lifter = KeyboardLifter(for: stage.view)
    stage.edit(field)
    stage.endEditing()
    let lines = lifter.explanations.map(\.description)
    #expect(
      lines.prefix(3) == [
        "focus: nothing to do (hidden)",
        "keyboardWillChangeFrame: UIScrollView.contentInset.bottom = 260.0, "
          + "UIScrollView.contentOffset.y = 197.0 (revealed)",
        "keyboardWillShow: nothing to do (revealed)",
      ])
    #expect(lines.contains("blur: nothing to do (noFocus)"))
    let hide = lifter.explanations.last { $0.reason == .hidden && !$0.changes.isEmpty }
    #expect(hide?.changes == ["UIScrollView.contentInset.bottom = 0.0", "UIScrollView.contentOffset.y = 0.0"])
    #expect(hide?.duration == 0.25)
    #expect(hide?.covered == nil)
  }

  @Test func theLogIsToldEachAsItComes() {
    let field = Make.field(at: 600)
    let stage = Stage { $0.addSubview(field) }
    let lifter = KeyboardLifter(for: stage.view)
    var told: [Explanation] = []
    lifter.log = { told.append($0) }
    stage.edit(field)
    stage.endEditing()
    #expect(!told.isEmpty)
    #expect(told == lifter.explanations)
    lifter.log = nil
    let count = told.count
    stage.edit(field)
    #expect(told.count == count)
    stage.endEditing()
  }

  @Test("Lifters without a log of their own tell the shared one's, those that a view's strategy made too")
  func theSharedLogHearsAll() {
    let shared = KeyboardLifter.shared.log
    defer { KeyboardLifter.shared.log = shared }
    var (told, own): ([Explanation], [Explanation]) = ([], [])
    KeyboardLifter.shared.log = { told.append($0) }
    let field = Make.field(at: 600)
    let stage = Stage { $0.addSubview(field) }
    stage.view.keyboardLift.strategy = .slide()
    stage.edit(field)
    #expect(told.contains { $0.changes == ["UIView.transform.ty = -260.0"] })
    stage.endEditing()
    stage.view.keyboardLift.strategy = nil
    told = []
    let lifter = KeyboardLifter(for: stage.view)
    stage.edit(field)
    #expect(!told.isEmpty && told == lifter.explanations)
    let count = told.count
    lifter.log = { own.append($0) }
    stage.endEditing()
    #expect(!own.isEmpty && told.count == count)
  }

  @Test func noMoreThanTheLimitAreKeptTheNewestLast() {
    let field = Make.field(at: 600)
    let stage = Stage { $0.addSubview(field) }
    let lifter = KeyboardLifter(for: stage.view)
    field.becomeFirstResponder()
    for height in 200..<300 { stage.willShowKeyboard(CGFloat(height)) }
    #expect(lifter.explanations.count == Explanation.limit)
    #expect(lifter.explanations.last?.event == "keyboardWillShow")
    #expect(lifter.explanations.contains { $0.changes == ["UIView.transform.ty = -276.0"] })
    #expect(!lifter.explanations.contains { $0.event == "focus" })
    stage.endEditing()
  }

  @Test func whatIsStillHiddenIsTold() {
    let tall = UITextField(frame: CGRect(x: 0, y: 67, width: 300, height: 600))
    let stage = Stage { $0.addSubview(tall) }
    let lifter = KeyboardLifter(for: stage.view)
    stage.edit(tall)
    #expect(lifter.explanations.last?.reason == .capped)
    #expect(lifter.explanations.last?.covered.map { isNear($0, 213 / 600.0) } == true)
    #expect(lifter.explanations.last?.description.hasSuffix("(capped, 36 % still hidden)") == true)
    stage.endEditing()
  }

  @Test func aDragIsToldOnce() {
    let scrollView = Make.scrollView(fullScreen, content: 1500)
    let field = Make.field(at: 560, in: scrollView)
    let stage = Stage { $0.addSubview(scrollView) }
    let lifter = KeyboardLifter(for: stage.view)
    stage.edit(field)
    let user = SimulatedUser(stage.window)
    for y in 0..<60 {
      user.scroll(scrollView, to: CGPoint(x: 0, y: 600 + y))
      UIView().keyboardLift.distance = 1
    }
    #expect(lifter.explanations.count { $0.reason == .scrolled } == 1)
    stage.endEditing()
  }

  @Test func comingAndGoingOfTheAppMovesNothing() {
    let field = Make.field(at: 600)
    let stage = Stage { $0.addSubview(field) }
    let lifter = KeyboardLifter(for: stage.view)
    stage.edit(field)
    stage.device.enterBackground()
    #expect(lifter.explanations.last?.reason == .background)
    stage.device.enterForeground()
    #expect(lifter.explanations.last?.reason == .foreground)
    #expect(stage.view.transform.ty == -237)
    stage.endEditing()
  }
}
#endif
