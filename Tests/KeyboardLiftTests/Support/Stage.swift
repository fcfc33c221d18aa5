import KeyboardLift
import Testing
import UIKitStandInTesting

/// One screen of an app with a keyboard, for one test.
@MainActor final class Stage {
  let device: SimulatedDevice
  let controller = UIViewController()
  let window: UIWindow
  var keyboardFrame = CGRect(x: 0, y: 667, width: 375, height: 0)

  init(_ device: SimulatedDevice = SimulatedDevice(), build: (UIView) -> Void = { _ in }) {
    self.device = device
    build(controller.view)
    controller.view.backgroundColor = .white
    window = device.makeWindow(root: controller)
  }

  var view: UIView { controller.view }

  func post(_ name: Notification.Name, to frame: CGRect, duration: Double = 0.25) {
    NotificationCenter.default.post(
      name: name, object: device.screen,
      userInfo: [
        UIResponder.keyboardFrameBeginUserInfoKey: keyboardFrame, UIResponder.keyboardFrameEndUserInfoKey: frame,
        UIResponder.keyboardAnimationDurationUserInfoKey: duration, UIResponder.keyboardAnimationCurveUserInfoKey: 7,
        UIResponder.keyboardIsLocalUserInfoKey: true,
      ])
    keyboardFrame = frame
  }

  func showKeyboard(_ height: CGFloat = 260) {
    let screen = device.screen.bounds
    let frame = CGRect(x: 0, y: screen.height - height, width: screen.width, height: height)
    post(UIResponder.keyboardWillShowNotification, to: frame)
    device.advance(by: 0.25)
    post(UIResponder.keyboardDidShowNotification, to: frame)
  }

  func hideKeyboard() {
    let screen = device.screen.bounds
    let frame = CGRect(x: 0, y: screen.height, width: screen.width, height: keyboardFrame.height)
    post(UIResponder.keyboardWillHideNotification, to: frame)
    device.advance(by: 0.25)
    post(UIResponder.keyboardDidHideNotification, to: frame)
  }

  func rect(of view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }
}
