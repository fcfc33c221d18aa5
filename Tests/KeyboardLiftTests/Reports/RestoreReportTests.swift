#if !canImport(UIKit)
import KeyboardLiftTesting
import Testing
import UIKitStandInTesting

/// After the hide all is as it was, however often it came and went.
@MainActor @Suite(.serialized) struct RestoreReportTests {
  private let notched = UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)

  /// A screen with a label at the safe area's top and a field near the bottom.
  private func safeForm(_ model: SafeAreaOfMovedViews, top: CGFloat = 44) -> (Stage, UIView, UITextField) {
    let device = SimulatedDevice(
      size: CGSize(width: 375, height: 812), safeArea: UIEdgeInsets(top: top, left: 0, bottom: 34, right: 0))
    device.safeAreaOfMovedViews = model
    let label = UIView()
    label.translatesAutoresizingMaskIntoConstraints = false
    let stage = Stage(device) { view in
      view.addSubview(label)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
        label.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        label.widthAnchor.constraint(equalToConstant: 100), label.heightAnchor.constraint(equalToConstant: 20),
      ])
    }
    device.layOut()
    return (stage, label, Make.field(at: 666, in: stage.view))
  }

  @Test("B011 in the app: laying out and reloading again and again moves nothing further")
  func reloadingMovesNothingFurther() {
    for model in [.follows, .stays] as [SafeAreaOfMovedViews] {
      let (stage, label, field) = safeForm(model)
      let lifter = KeyboardLifter(for: stage.view)
      stage.edit(field, keyboard: 291)
      let shift = stage.view.transform.ty
      // 700 + 10 − 521
      #expect(shift == -189)
      for _ in 1...3 {
        stage.view.setNeedsLayout()
        stage.device.layOut()
        lifter.reload()
        #expect(stage.view.transform.ty == shift)
        #expect(label.frame.minY == 44)
      }
      stage.endEditing()
      #expect(stage.view.transform == .identity)
      #expect(label.frame.minY == 44)
    }
  }

  @Test("B012 in the app: a swipe back that is abandoned half way") func aSwipeBackThatIsAbandoned() {
    let form = ReportedForm(bottom: 600)
    form.stage.edit(form.field)
    let shift = form.shift
    #expect(shift == -203)
    for x in [40, 120] as [CGFloat] {
      form.stage.view.center.x = 187.5 + x
      form.stage.device.layOut()
    }
    form.field.resignFirstResponder()
    form.stage.hideKeyboard()
    form.stage.view.center.x = 187.5
    form.stage.edit(form.field)
    #expect(form.shift == shift)
    form.stage.endEditing()
    #expect(form.isGivenBack)
    #expect(form.stage.view.frame == fullScreen)
  }

  @Test("B013 in the app: the app's own inset survives a second show, and a new one stays") func theAppsOwnInset() {
    let form = ReportedForm(bottom: 600, content: 1200)
    form.scrollView?.contentInset.bottom = 50
    form.stage.edit(form.field)
    #expect(form.inset == 310)
    form.stage.showKeyboard(216)
    #expect(form.inset == 266)
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

  @Test("B044 in the app: what is pinned to the safe area is there again")
  func whatIsPinnedToTheSafeAreaIsThereAgain() {
    for model in [.follows, .stays] as [SafeAreaOfMovedViews] {
      let (stage, label, field) = safeForm(model)
      let lifter = KeyboardLifter(for: stage.view)
      for _ in 1...2 {
        stage.edit(field, keyboard: 336)
        #expect(stage.view.transform.ty == -234)
        #expect(label.frame.minY == 44)
        stage.endEditing()
        stage.device.layOut()
        #expect(label.frame.minY == 44)
        #expect(stage.view.safeAreaInsets.top == 44)
      }
      #expect(lifter.isEnabled)
    }
  }

  @Test("B116 in the app: no status bar's height is left behind, on any phone")
  func noStatusBarsHeightIsLeftBehind() {
    for top in [20, 44] as [CGFloat] {
      let (stage, label, field) = safeForm(.follows, top: top)
      let lifter = KeyboardLifter(for: stage.view)
      stage.edit(field, keyboard: 336)
      #expect(stage.rect(of: field).maxY == 466)
      stage.endEditing()
      stage.device.layOut()
      #expect(stage.view.frame == CGRect(x: 0, y: 0, width: 375, height: 812))
      #expect(label.frame.minY == top)
      #expect(lifter.isEnabled)
    }
  }

  /// Pushes another screen five times with the keyboard up, and pops it.
  private func pushAndPop(_ check: (Stage, UIScrollView) -> Void, editing choose: (UIScrollView) -> UITextField) {
    let controller = UIViewController()
    let navigation = UINavigationController(rootViewController: controller)
    let scrollView = Make.scrollView(fullScreen, content: 1200)
    scrollView.contentOffset.y = 30
    let stage = Stage(controller: controller, root: navigation) { $0.addSubview(scrollView) }
    let lifter = KeyboardLifter(for: stage.window)
    let keyboard = SimulatedKeyboard(.iPhoneSE3, os: OSVersion(17), screen: stage.device.screen)
    stage.device.inputDidChange = { keyboard.inputDidChange(to: $0) }
    let input = choose(scrollView)
    for animated in [false, true, false, true, false] {
      input.becomeFirstResponder()
      #expect(stage.rect(of: input).maxY == 397)
      navigation.pushViewController(UIViewController(), animated: animated)
      stage.device.advance(by: 1)
      navigation.popViewController(animated: animated)
      stage.device.advance(by: 1)
      check(stage, scrollView)
    }
    stage.device.inputDidChange = nil
    #expect(lifter.isEnabled)
  }

  @Test("B045 in the app: a screen that was pushed over five times with the keyboard up stands where it did")
  func pushedOverFiveTimes() {
    pushAndPop { stage, _ in
      #expect(stage.view.transform == .identity)
      #expect(stage.view.frame == fullScreen)
    } editing: {
      Make.field(at: 600, in: $0.superview)
    }
  }

  @Test("B121 in the app: neither offset nor inset grows with every push and return") func nothingGrows() {
    pushAndPop { _, scrollView in
      #expect(scrollView.contentInset == .zero)
      #expect(scrollView.contentOffset.y == 30)
    } editing: {
      Make.field(at: 566, in: $0)
    }
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

  @Test("B114 in the app: a swipe back that is abandoned, with an input bar at the bottom") func anInputBar() {
    let bar = UITextView(frame: CGRect(x: 0, y: 617, width: 375, height: 50))
    bar.isScrollEnabled = false
    let stage = Stage { $0.addSubview(bar) }
    let lifter = KeyboardLifter(for: stage.view)
    stage.edit(bar)
    let shift = stage.view.transform.ty
    #expect(shift < 0)
    bar.resignFirstResponder()
    stage.hideKeyboard()
    #expect(stage.view.transform == .identity)
    stage.edit(bar)
    #expect(stage.view.transform.ty == shift)
    stage.endEditing()
    #expect(stage.view.transform == .identity)
    #expect(lifter.isEnabled)
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

  @Test("B117 in the app: an alert that takes the focus and gives it back") func anAlertTakesTheFocus() {
    let form = ReportedForm(bottom: 600)
    let keyboard = form.keyboard(.iPhoneSE3, os: OSVersion(17))
    form.stage.device.inputDidChange = { keyboard.inputDidChange(to: $0) }
    form.field.becomeFirstResponder()
    let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
    form.field.resignFirstResponder()
    form.stage.controller.present(alert, animated: true)
    form.stage.device.advance(by: 1)
    #expect(form.isGivenBack)
    alert.dismiss(animated: true)
    form.stage.device.advance(by: 1)
    form.field.becomeFirstResponder()
    #expect(form.shift == -203)
    form.stage.window.endEditing(true)
    #expect(form.isGivenBack)
    form.stage.device.inputDidChange = nil
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
