#if !canImport(UIKit)
import KeyboardLift
import UIKitStandInTesting

/// A screen of the time of the recipes, with a keyboard that comes and goes with the first responder.
///
/// 320 × 480 points with a status bar of 20, a keyboard of 216 points in portrait and 162 in landscape, unless said otherwise.
/// The keyboard stays from input to input and then posts nothing, as from iOS 11 on.
@MainActor final class RecipeScreen {
  let device: SimulatedDevice
  let window: UIWindow
  let controller: UIViewController
  var keyboardHeight: (portrait: CGFloat, landscape: CGFloat)
  private(set) var isKeyboardUp = false
  private var waiting: [Notification.Name] = []

  init(
    _ controller: UIViewController = UIViewController(), size: CGSize = CGSize(width: 320, height: 480),
    keyboardHeight: (portrait: CGFloat, landscape: CGFloat) = (216, 162),
    safeArea: UIEdgeInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
  ) {
    device = SimulatedDevice(size: size, safeArea: safeArea)
    self.controller = controller
    self.keyboardHeight = keyboardHeight
    window = device.makeWindow(root: controller)
    device.inputDidChange = { [weak self] input in self?.keyboardFollows(input) }
  }

  var view: UIView { controller.view }
  var user: SimulatedUser { SimulatedUser(window) }

  // MARK: Keyboard

  /// Where the keyboard is when it is up, on the screen.
  var keyboardFrame: CGRect {
    let screen = device.screen.bounds
    let height = screen.width > screen.height ? keyboardHeight.landscape : keyboardHeight.portrait
    return CGRect(x: 0, y: screen.height - height, width: screen.width, height: height)
  }

  /// Where it is when it is not.
  private var hiddenFrame: CGRect { keyboardFrame.offsetBy(dx: 0, dy: keyboardFrame.height) }

  private func keyboardFollows(_ input: UIResponder?) {
    switch (input, isKeyboardUp) {
    case (.some, false): showKeyboard()
    case (nil, true): hideKeyboard()
    case (.some, true), (nil, false): break
    }
  }

  /// Posts the beginning of a show; `finish` posts its end.
  func showKeyboard(duration: Double = 0.25) {
    isKeyboardUp = true
    post(UIResponder.keyboardWillChangeFrameNotification, from: hiddenFrame, to: keyboardFrame, duration: duration)
    post(UIResponder.keyboardWillShowNotification, from: hiddenFrame, to: keyboardFrame, duration: duration)
    waiting = [UIResponder.keyboardDidChangeFrameNotification, UIResponder.keyboardDidShowNotification]
  }

  /// Posts the beginning of a hide; `finish` posts its end.
  func hideKeyboard(duration: Double = 0.25) {
    isKeyboardUp = false
    post(UIResponder.keyboardWillChangeFrameNotification, from: keyboardFrame, to: hiddenFrame, duration: duration)
    post(UIResponder.keyboardWillHideNotification, from: keyboardFrame, to: hiddenFrame, duration: duration)
    waiting = [UIResponder.keyboardDidChangeFrameNotification, UIResponder.keyboardDidHideNotification]
  }

  /// Lets the keyboard's motion end.
  func finish() {
    device.advance(by: 0.25)
    for name in waiting {
      post(name, from: keyboardFrame, to: isKeyboardUp ? keyboardFrame : hiddenFrame, duration: 0.25)
    }
    waiting = []
    device.advance(by: 0.5)
  }

  func post(_ name: Notification.Name, from begin: CGRect, to end: CGRect, duration: Double) {
    NotificationCenter.default.post(
      name: name, object: device.screen,
      userInfo: [
        UIResponder.keyboardFrameBeginUserInfoKey: begin, UIResponder.keyboardFrameEndUserInfoKey: end,
        UIResponder.keyboardAnimationDurationUserInfoKey: duration, UIResponder.keyboardAnimationCurveUserInfoKey: 7,
        UIResponder.keyboardIsLocalUserInfoKey: true,
      ])
  }

  // MARK: The user

  /// Gives an input the focus and lets the keyboard come.
  func edit(_ input: UIView) {
    input.becomeFirstResponder()
    finish()
  }

  /// Takes the focus away and lets the keyboard go.
  func endEditing() {
    window.endEditing(true)
    finish()
  }

  /// Presses return and lets the keyboard go, if it does.
  func pressReturn() {
    user.pressReturn()
    finish()
  }

  /// Turns the device; a keyboard that is up goes in the old orientation and comes in the new one.
  func rotate(to orientation: UIInterfaceOrientation) {
    let wasUp = isKeyboardUp
    if wasUp { hideKeyboard() }
    device.rotate(
      to: orientation, safeArea: UIEdgeInsets(top: orientation == .portrait ? 20 : 0, left: 0, bottom: 0, right: 0))
    device.layOut()
    finish()
    if wasUp {
      showKeyboard()
      finish()
    }
  }

  // MARK: Looking

  /// Where a view is on the window.
  func rect(of view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

  /// Whether all of a view is to be seen below the status bar and above the keyboard.
  func shows(_ view: UIView) -> Bool {
    let rect = rect(of: view)
    let bottom = isKeyboardUp ? keyboardFrame.minY : device.screen.bounds.height
    return rect.minY >= window.safeAreaInsets.top && rect.maxY <= bottom
  }
}
#endif
