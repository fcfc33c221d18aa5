#if !canImport(UIKit)
import KeyboardLift
import UIKitStandInTesting

/// One screen of an app with a keyboard, for one test: 375 × 667 points with a status bar of 20, unless told otherwise.
@MainActor final class Stage {
  let device: SimulatedDevice
  let controller: UIViewController
  let window: UIWindow
  private(set) var keyboardFrame: CGRect

  /// Shows a controller's view, white, with what is built into it; no keyboard is up.
  /// - Parameter root: the window's own controller, if the controller lies in another.
  init(
    _ device: SimulatedDevice = SimulatedDevice(), controller: UIViewController = UIViewController(),
    root: UIViewController? = nil, build: (UIView) -> Void = { _ in }
  ) {
    self.device = device
    self.controller = controller
    keyboardFrame = CGRect(x: 0, y: device.screen.bounds.height, width: device.screen.bounds.width, height: 0)
    controller.view.frame = device.screen.bounds
    build(controller.view)
    controller.view.backgroundColor = .white
    window = device.makeWindow(root: root ?? controller)
    hideKeyboard()
    device.forgetAnimations()
  }

  var view: UIView { controller.view }

  /// The top of a keyboard of a height, in window coordinates.
  func keyboardTop(_ height: CGFloat = 260) -> CGFloat { device.screen.bounds.height - height }

  func post(
    _ name: Notification.Name, to frame: CGRect, duration: Double = 0.25, isLocal: Bool = true, from object: Any? = nil
  ) {
    NotificationCenter.default.post(
      name: name, object: object ?? device.screen,
      userInfo: [
        UIResponder.keyboardFrameBeginUserInfoKey: keyboardFrame, UIResponder.keyboardFrameEndUserInfoKey: frame,
        UIResponder.keyboardAnimationDurationUserInfoKey: duration, UIResponder.keyboardAnimationCurveUserInfoKey: 7,
        UIResponder.keyboardIsLocalUserInfoKey: isLocal,
      ])
    keyboardFrame = frame
  }

  /// The end frame of a docked keyboard of a height.
  func frame(ofKeyboard height: CGFloat) -> CGRect {
    let screen = device.screen.bounds
    return CGRect(x: 0, y: screen.height - height, width: screen.width, height: height)
  }

  /// Posts what comes before the keyboard moves.
  func willShowKeyboard(_ height: CGFloat = 260, duration: Double = 0.25) {
    post(UIResponder.keyboardWillChangeFrameNotification, to: frame(ofKeyboard: height), duration: duration)
    post(UIResponder.keyboardWillShowNotification, to: frame(ofKeyboard: height), duration: duration)
  }

  /// Posts the whole sequence of a show.
  func showKeyboard(_ height: CGFloat = 260, duration: Double = 0.25) {
    willShowKeyboard(height, duration: duration)
    device.advance(by: duration)
    post(UIResponder.keyboardDidChangeFrameNotification, to: frame(ofKeyboard: height), duration: duration)
    post(UIResponder.keyboardDidShowNotification, to: frame(ofKeyboard: height), duration: duration)
    device.advance(by: 0.5)
  }

  /// Posts the whole sequence of a hide.
  func hideKeyboard(duration: Double = 0.25) {
    let screen = device.screen.bounds
    let frame = CGRect(x: 0, y: screen.height, width: screen.width, height: keyboardFrame.height)
    post(UIResponder.keyboardWillChangeFrameNotification, to: frame, duration: duration)
    post(UIResponder.keyboardWillHideNotification, to: frame, duration: duration)
    device.advance(by: duration)
    post(UIResponder.keyboardDidChangeFrameNotification, to: frame, duration: duration)
    post(UIResponder.keyboardDidHideNotification, to: frame, duration: duration)
    device.advance(by: 0.5)
  }

  /// Gives an input the focus and then shows the keyboard, as text fields do.
  func edit(_ input: UIView, keyboard height: CGFloat = 260) {
    input.becomeFirstResponder()
    showKeyboard(height)
  }

  /// Ends editing and hides the keyboard.
  func endEditing() {
    window.endEditing(true)
    hideKeyboard()
  }

  /// A view's rectangle on the window.
  func rect(of view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }
}

/// Builds the views that tests need again and again.
@MainActor enum Make {
  static func field(at y: CGFloat, in view: UIView? = nil) -> UITextField {
    let field = UITextField(frame: CGRect(x: 16, y: y, width: 200, height: 34))
    view?.addSubview(field)
    return field
  }

  static func scrollView(_ frame: CGRect, content height: CGFloat, in view: UIView? = nil) -> UIScrollView {
    let scrollView = UIScrollView(frame: frame)
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.contentSize = CGSize(width: frame.width, height: height)
    view?.addSubview(scrollView)
    return scrollView
  }

  static func textView(_ frame: CGRect, lines: Int, in view: UIView? = nil) -> UITextView {
    let textView = UITextView(frame: frame)
    textView.contentInsetAdjustmentBehavior = .never
    textView.text = Array(repeating: "line", count: lines).joined(separator: "\n")
    view?.addSubview(textView)
    return textView
  }
}

let fullScreen = CGRect(x: 0, y: 0, width: 375, height: 667)

/// Whether two numbers are the same but for what conversions between coordinate spaces leave.
func isNear(_ one: CGFloat, _ other: CGFloat, within tolerance: CGFloat = 0.001) -> Bool {
  abs(one - other) < tolerance
}
#endif
