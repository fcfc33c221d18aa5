#if !canImport(UIKit)
import KeyboardLift
import KeyboardLiftDevices
@testable import KeyboardLiftExamples
import KeyboardLiftTesting
import UIKitStandInTesting

/// A device that runs the examples' app, with the keyboard that this device has.
@MainActor final class Handset {
  let device: SimulatedDevice
  let keyboard: SimulatedKeyboard
  let window: UIWindow
  let navigation: UINavigationController

  /// Starts the app on a device, and ends it after the test: other tests run in the same process.
  static func run(_ situation: Situation, _ test: (Handset) throws -> Void) throws {
    ExamplesApp.start()
    defer {
      KeyboardLifter.shared.dismissesOnTap = false
      KeyboardLifter.shared.isEnabled = false
    }
    try test(Handset(situation))
  }

  private init(_ situation: Situation) throws {
    device = SimulatedDevice(situation.device, orientation: situation.orientation.interface, os: situation.os)
    keyboard = SimulatedKeyboard(
      situation.device, orientation: situation.orientation, os: situation.os, screen: device.screen)
    navigation = ExamplesApp.makeRootController()
    window = device.makeWindow(root: navigation)
    device.inputDidChange = { [weak self] input in self?.keyboard.inputDidChange(to: input, until: .will) }
    settle()
  }

  var user: SimulatedUser { SimulatedUser(window) }

  // MARK: Screens

  /// Shows a screen above the list of the examples.
  @discardableResult func show<Controller: UIViewController>(_ controller: Controller) -> Controller {
    navigation.pushViewController(controller, animated: true)
    settle()
    return controller
  }

  /// Goes back to the list of the examples.
  func goBack() {
    navigation.popViewController(animated: true)
    settle()
  }

  /// Turns the device; the keyboard goes in the old orientation and comes in the new one.
  func rotate(to orientation: ScreenOrientation) {
    keyboard.rotate(to: orientation) {
      device.rotate(to: orientation.interface)
      device.layOut()
    }
    settle()
  }

  // MARK: Editing

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

  /// Lets all motion end.
  func settle() {
    device.advance(by: 0.5)
    keyboard.finish()
    device.advance(by: 0.5)
  }
}

extension ScreenOrientation {
  fileprivate var interface: UIInterfaceOrientation { shape == .portrait ? .portrait : .landscapeRight }
}
#endif
