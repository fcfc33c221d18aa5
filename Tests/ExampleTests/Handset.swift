#if !canImport(UIKit)
import KeyboardLift
import KeyboardLiftTesting
import SignUpExample
import UIKitStandInTesting

/// A device that shows the example, with the keyboard that this device has.
@MainActor final class Handset {
  let device: SimulatedDevice
  let keyboard: SimulatedKeyboard
  let window: UIWindow
  let controller = SignUpController()
  private let model: Device

  init(_ model: Device, _ orientation: ScreenOrientation) {
    self.model = model
    let size = model.size(in: .portrait)
    let isPad = size.width >= 744
    device = SimulatedDevice(
      size: CGSize(width: size.width, height: size.height), safeArea: UIEdgeInsets(model.safeArea(in: .portrait)),
      idiom: isPad ? .pad : .phone)
    if orientation.shape == .landscape {
      device.rotate(to: .landscapeRight, safeArea: UIEdgeInsets(model.safeArea(in: .landscape)))
    }
    keyboard = SimulatedKeyboard(model, orientation: orientation, screen: device.screen)
    window = device.makeWindow(root: UINavigationController(rootViewController: controller))
    device.layOut()
    device.inputDidChange = { [weak self] input in self?.keyboard.inputDidChange(to: input, until: .will) }
  }

  var form: SignUpForm { controller.form }
  var user: SimulatedUser { SimulatedUser(window) }

  /// Gives an input the focus, as the app or the user does, and lets the keyboard come.
  func edit(_ input: UIView) {
    input.becomeFirstResponder()
    settle()
  }

  /// Takes the focus away and lets the keyboard go.
  func endEditing() {
    window.endEditing(true)
    settle()
  }

  /// Turns the device; the keyboard goes in the old orientation and comes in the new one.
  func rotate(to orientation: ScreenOrientation) {
    keyboard.rotate(to: orientation) {
      let isPortrait = orientation.shape == .portrait
      device.rotate(
        to: isPortrait ? .portrait : .landscapeRight, safeArea: UIEdgeInsets(model.safeArea(in: orientation.shape)))
      device.layOut()
    }
    settle()
  }

  /// Lets all motion end.
  func settle() {
    device.advance(by: 0.5)
    keyboard.finish()
    device.advance(by: 0.5)
  }

  /// How much of what is being edited can be seen.
  var focused: InputVisibility? { keyboard.focusedInput(in: window) }

  /// Whether a view is wholly between the bars and the keyboard.
  func shows(_ view: UIView) -> Bool {
    let rect = view.convert(view.bounds, to: nil)
    let top = controller.view.safeAreaInsets.top
    let bottom = keyboard.frame?.minY ?? window.bounds.height
    return rect.minY >= top - 0.5 && rect.maxY <= bottom + 0.5
  }

  /// Where everything is, and what could have been changed: to compare before and after.
  var state: [String] {
    let scrollView = controller.scrollView
    let places = (form.subviews + [form, scrollView, controller.view])
      .map { "\(type(of: $0)) \($0.convert($0.bounds, to: nil))" }
    return places + [
      "transform \(controller.view.transform)", "inset \(scrollView.contentInset)",
      "indicator \(scrollView.verticalScrollIndicatorInsets)", "size \(scrollView.contentSize)",
      "offset \(scrollView.contentOffset) \(form.notesView.contentOffset)",
      "safe area \(controller.additionalSafeAreaInsets)",
    ]
  }
}

extension UIEdgeInsets {
  init(_ area: SafeArea) {
    self.init(top: area.top, left: area.left, bottom: area.bottom, right: area.right)
  }
}
#endif
