#if !canImport(UIKit)
import KeyboardLiftTestSupport
import KeyboardLiftTesting
import UIKitStandInTesting

/// What concerns controllers, windows and the device.
extension RandomSession {
  func push() {
    guard screens.count < 4, let navigation = top.controller.navigationController else { return }
    story.append("push")
    let controller = UIViewController()
    controller.view.backgroundColor = .white
    leaveTop()
    navigation.pushViewController(controller, animated: dice.once(in: 2))
    enter(controller)
  }

  func present() {
    guard screens.count < 4, !(top.controller is UIAlertController) else { return }
    // Who presents may leave the keyboard up or not.
    if dice.once(in: 2) {
      stage.window.endEditing(true)
      settle()
    }
    guard !dice.once(in: 4) else { return presentAlert() }
    let controller = UIViewController()
    controller.view.backgroundColor = .white
    controller.modalPresentationStyle = dice.one(of: [.pageSheet, .formSheet, .popover, .overFullScreen, .fullScreen])
    story.append("present \(controller.modalPresentationStyle)")
    let presenter = top.controller
    leaveTop()
    presenter.present(controller, animated: dice.once(in: 2))
    enter(controller)
  }

  private func presentAlert() {
    story.append("present an alert")
    let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
    alert.addTextField()
    let presenter = top.controller
    leaveTop()
    presenter.present(alert, animated: false)
    settle()
    screens.append(RandomScreen(alert: alert))
  }

  /// Pops or dismisses the screen in front.
  func goBack() {
    guard screens.count > 1 else { return }
    let controller = screens.removeLast().controller
    story.append("go back")
    mustBeSeen = false
    if let navigation = controller.navigationController, navigation.topViewController === controller {
      navigation.popViewController(animated: dice.once(in: 2))
    } else {
      controller.dismiss(animated: dice.once(in: 2))
    }
    settle()
    noteReturnedInput()
  }

  /// UIKit gives the focus back to a screen that comes again: before the keyboard is there, and scrolls to the input by itself.
  func noteReturnedInput() {
    guard let input = stage.window.currentFirstResponder as? UIView, input !== focused else { return }
    focused = input
    top.forgetHomes()
    mustBeSeen = true
  }

  /// What leaves the window loses its safe area meanwhile, and what stands near an end of its content moves for that.
  func leaveTop() {
    mustBeSeen = false
    for (index, scrollView) in top.scrollViews.enumerated() {
      guard let home = top.own[index].home else { continue }
      let range = scrollView.restingOffsets
      let isNearEnd = home.y < 0 || home.y > range.greatest.y - top.part(of: index) - 100
      if isNearEnd && home.y != range.least.y { top.own[index].home = nil }
    }
  }

  private func enter(_ controller: UIViewController) {
    settle()
    // A popover shrinks for the keyboard: what is not scrolled would end outside of it.
    let kinds: [RandomScreen.Kind] =
      controller.modalPresentationStyle == .popover
      ? [.scrollView, .textViews] : [.plain, .scrollView, .textViews, .mixed]
    screens.append(RandomScreen(dice.one(of: kinds), in: controller, &dice))
  }

  func rotate() {
    story.append("rotate")
    let next: ScreenOrientation = keyboard.model.orientation.shape == .portrait ? .landscape : .portrait
    // An input that the rotation leaves out of its superview is none that must be seen.
    mustBeSeen = false
    keyboard.rotate(to: next) {
      // The keyboard has gone for the turn, or takes no room. A sheet is looked at once UIKit has moved it.
      stage.device.advance(by: 0)
      for screen in screens where screen.view.window != nil { checkGivenBack(screen) }
      stage.device.rotate(to: next.shape == .portrait ? .portrait : .landscapeRight)
      stage.device.layOut()
      for screen in screens {
        if screen.view.window == nil { screen.forgetPlaces() } else { screen.noteOwn() }
      }
    }
  }

  /// The user gives the window another size or place, as on an iPad, and back; the keyboard stays as it is.
  func resizeWindow() {
    guard device.family == .iPad else { return }
    let screen = stage.device.screen.bounds
    let frame =
      dice.once(in: 2)
      ? screen
      : CGRect(
        x: dice.number(0...200), y: dice.number(0...200), width: screen.width - dice.number(200...300),
        height: screen.height - dice.number(200...300))
    story.append("window \(frame)")
    let safeArea = UIEdgeInsets(device.safeArea(in: keyboard.model.orientation.shape, os: keyboard.model.os))
    stage.device.place(stage.device.scene, at: frame, safeArea: frame == screen ? safeArea : .zero)
    stage.device.layOut()
    mustBeSeen = false
    for screen in screens {
      if isDocked || screen.view.window == nil { screen.forgetPlaces() } else { screen.noteOwn() }
    }
    keyboard.repeatFrame(until: .will)
  }
}

extension RandomScreen {
  /// Sizes and homes are what the app and UIKit make of a change that came with the keyboard up.
  func forgetPlaces() {
    forgetHomes()
    for index in own.indices { (own[index].size, own[index].content) = (nil, nil) }
  }
}
#endif
