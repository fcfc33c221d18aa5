#if !canImport(UIKit)
import KeyboardLiftTesting
import Testing
import UIKitStandInTesting

/// After safe areas changed, swipes were abandoned and screens and alerts came in between, all is as it was.
@MainActor @Suite(.serialized) struct ReturnReports {
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
}
#endif
