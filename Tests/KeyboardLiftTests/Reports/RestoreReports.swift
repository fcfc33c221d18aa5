#if !canImport(UIKit)
import KeyboardLiftTesting
import Testing
import UIKitStandInTesting

/// After the hide all is as it was, however often the keyboard came and went.
@MainActor @Suite(.serialized) struct RestoreReports {
  @Test("B013 in the app: the app's own inset survives a second show, and a new one stays") func theAppsOwnInset() {
    let form = ReportedForm(bottom: 600, content: 1200)
    form.scrollView?.contentInset.bottom = 50
    form.stage.edit(form.field)
    #expect(form.inset == 260)
    form.stage.showKeyboard(216)
    #expect(form.inset == 216)
    form.stage.endEditing()
    #expect(form.inset == 50)
    form.stage.edit(form.field)
    form.scrollView?.contentInset.bottom = 80
    form.stage.endEditing()
    #expect(form.inset == 80)
  }

  @Test("B042 in the app: the list stays where the user dragged it") func theListStaysWhereTheUserDraggedIt() {
    let form = ReportedForm(bottom: 517, content: 900)
    guard let scrollView = form.scrollView else { return }
    form.stage.edit(form.field)
    #expect(form.offset == 120)
    let user = SimulatedUser(form.stage.window)
    user.beginDragging(scrollView)
    user.drag(scrollView, to: CGPoint(x: 0, y: 400))
    form.stage.willShowKeyboard()
    user.endDragging(scrollView)
    form.stage.endEditing()
    #expect(form.offset == 233)
  }

  @Test("B043 in the app: five turns to landscape and back leave nothing behind") func fiveTurns() {
    let form = ReportedForm(bottom: 600)
    form.field.autoresizingMask = [.flexibleTopMargin]
    let keyboard = form.keyboard(.iPhoneSE3, os: OSVersion(17))
    keyboard.focus(form.field)
    for _ in 1...5 {
      keyboard.rotate(to: .landscape) { form.stage.device.rotate(to: .landscapeRight) }
      // 375 − 67 + 10 − (375 − 200)
      #expect(form.shift == -143)
      keyboard.rotate(to: .portrait) {
        form.stage.device.rotate(to: .portrait, safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
      }
      #expect(form.shift == -203)
    }
    keyboard.resign()
    #expect(form.isGivenBack)
    #expect(form.stage.view.frame == fullScreen)
  }

  /// Where a field and the form stand, and how often they moved, with the focus before the keyboard or after it.
  private func motions(focusFirst: Bool) -> (place: CGRect, targets: [CGFloat]) {
    let form = ReportedForm(bottom: 600)
    var targets: [CGFloat] = []
    form.lifter.log = { if !$0.changes.isEmpty { targets.append(form.shift) } }
    if focusFirst { form.field.becomeFirstResponder() }
    form.stage.willShowKeyboard()
    if !focusFirst { form.field.becomeFirstResponder() }
    form.stage.showKeyboard()
    let place = form.stage.rect(of: form.field)
    form.lifter.log = nil
    form.stage.endEditing()
    #expect(form.isGivenBack)
    return (place, targets)
  }

  @Test("B046 in the app: focus before the keyboard or after it ends at one place") func theOrderDoesNotMatter() {
    #expect(motions(focusFirst: true).place.maxY == 397)
    #expect(motions(focusFirst: false).place.maxY == 397)
  }

  @Test("B119 in the app: one focus is one motion") func oneFocusIsOneMotion() {
    #expect(motions(focusFirst: true).targets.count == 1)
    #expect(motions(focusFirst: false).targets.count == 1)
  }

  private final class EarlyController: UIViewController {
    let scrollView = UIScrollView()
    let field = UITextField(frame: CGRect(x: 16, y: 566, width: 200, height: 34))
    override func viewDidLoad() {
      super.viewDidLoad()
      scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      scrollView.frame = view.bounds
      scrollView.contentInsetAdjustmentBehavior = .never
      scrollView.contentSize = CGSize(width: 320, height: 1200)
      scrollView.addSubview(field)
      view.addSubview(scrollView)
    }
    override func viewIsAppearing(_ animated: Bool) { field.becomeFirstResponder() }
  }

  @Test("B047 in the app: a field that has the focus before anything was laid out") func focusBeforeLayout() {
    let device = SimulatedDevice()
    let controller = EarlyController()
    let keyboard = SimulatedKeyboard(.iPhoneSE3, os: OSVersion(17), screen: device.screen)
    device.inputDidChange = { keyboard.inputDidChange(to: $0) }
    let lifter = KeyboardLifter(for: controller.view)
    let window = device.makeWindow(root: controller)
    device.advance(by: 1)
    #expect(controller.field.isFirstResponder)
    #expect(keyboard.hiddenInputs(in: window).isEmpty)
    window.endEditing(true)
    device.advance(by: 1)
    #expect(controller.view.frame == fullScreen)
    #expect(controller.scrollView.frame == fullScreen)
    #expect(controller.scrollView.contentInset == .zero)
    #expect(controller.scrollView.contentOffset == .zero)
    device.inputDidChange = nil
    #expect(lifter.isEnabled)
  }

  @Test("B048 in the app: to the background and back, where UIKit puts the root where it belongs without the keyboard")
  func toTheBackgroundAndBack() {
    let form = ReportedForm(bottom: 600)
    let keyboard = form.keyboard(.iPhoneSE3, os: OSVersion(17))
    keyboard.focus(form.field)
    form.stage.device.enterBackground()
    form.stage.view.frame = fullScreen
    form.stage.device.enterForeground()
    keyboard.returnFromBackground()
    #expect(form.stage.rect(of: form.field).maxY == 397)
    keyboard.resign()
    #expect(form.isGivenBack)
    #expect(form.stage.view.frame == fullScreen)
  }

  @Test("B049 in the app: ten times, in a scroll view that was scrolled and in none") func tenTimes() {
    let forms = [ReportedForm(bottom: 600), ReportedForm(bottom: 600, content: 1200)]
    for form in forms {
      form.scrollView?.contentOffset.y = 12
      for _ in 1...10 {
        form.stage.edit(form.field)
        #expect(form.stage.rect(of: form.field).maxY == 397)
        form.stage.endEditing()
        #expect(form.stage.view.transform == .identity)
        #expect(form.inset == 0)
        #expect(form.offset == (form.scrollView == nil ? 0 : 12))
      }
    }
  }

  @Test("B050 in the app: the keyboard that went while the lifter was off comes again with the same frame")
  func theKeyboardWentWhileTheLifterWasOff() {
    let form = ReportedForm(bottom: 600)
    let other = Make.field(at: 606, in: form.stage.view)
    form.stage.edit(form.field)
    form.lifter.isEnabled = false
    form.stage.endEditing()
    form.lifter.isEnabled = true
    form.stage.edit(other)
    #expect(form.stage.rect(of: other).maxY == 397)
    form.stage.endEditing()
    #expect(form.isGivenBack)
  }

  @Test("B053 in the app: a hide whose rectangle has no height") func aHideWithoutHeight() {
    for end in [CGRect(x: 0, y: 667, width: 375, height: 0), .zero] {
      let form = ReportedForm(bottom: 600, content: 1200)
      form.stage.edit(form.field)
      form.field.resignFirstResponder()
      #expect(form.inset == 260)
      form.stage.post(UIResponder.keyboardWillHideNotification, to: end)
      #expect(form.isGivenBack)
      form.stage.hideKeyboard()
    }
  }

  @Test("B161 in the app: a hide without an end of editing") func aHideWithoutAnEndOfEditing() {
    let form = ReportedForm(bottom: 600, content: 1200)
    form.stage.edit(form.field)
    #expect(form.inset == 260)
    form.stage.hideKeyboard()
    #expect(form.field.isFirstResponder)
    #expect(form.isGivenBack)
    form.stage.showKeyboard()
    #expect(form.inset == 260)
    form.stage.endEditing()
    #expect(form.isGivenBack)
  }

  @Test("B115 in the app: a text view in a list under a bar, five times") func aTextViewInAList() {
    let list = Make.scrollView(CGRect(x: 0, y: 64, width: 375, height: 603), content: 900)
    let text = Make.textView(CGRect(x: 0, y: 500, width: 375, height: 80), lines: 3, in: list)
    let stage = Stage { $0.addSubview(list) }
    let lifter = KeyboardLifter(for: stage.view)
    for _ in 1...5 {
      stage.edit(text)
      #expect(list.contentOffset.y > 0)
      stage.endEditing()
      #expect(list.contentOffset.y == 0)
      #expect(text.contentOffset.y == 0)
      #expect(list.frame == CGRect(x: 0, y: 64, width: 375, height: 603))
      #expect(list.contentInset == .zero)
    }
    #expect(lifter.isEnabled)
  }

  @Test("B122 in the app: the content reloads and sets its inset while the keyboard goes") func theContentReloads() {
    let form = ReportedForm(bottom: 700, content: 1200, size: CGSize(width: 375, height: 812))
    form.stage.edit(form.field, keyboard: 291)
    #expect(form.inset == 291)
    form.field.resignFirstResponder()
    form.scrollView?.contentSize.height = 1500
    form.scrollView?.contentInset = .zero
    form.stage.hideKeyboard()
    #expect(form.isGivenBack)
    #expect(form.scrollView?.contentSize.height == 1500)
  }
}
#endif
