#if !canImport(UIKit)
// snippet: imports of a test
import KeyboardLiftTesting
import Testing

#if !canImport(UIKit)
import UIKitStandInTesting
#endif
// end

/// Those of the article about tests that the README does not show.
extension Snippets {
  static func show(_ controller: UIViewController) -> (SimulatedDevice, UIWindow) {
    // snippet: device
    let device = SimulatedDevice()
    let window = device.makeWindow(root: controller)
    // end
    return (device, window)
  }

  static func rehearse() -> SimulatedKeyboard {
    // snippet: another device
    let pad = SimulatedDevice(.iPadPro11M4, os: OSVersion(18))
    pad.rotate(to: .landscapeRight)
    let keyboard = SimulatedKeyboard(.iPadPro11M4, orientation: .landscape, os: OSVersion(18), screen: pad.screen)
    keyboard.show(for: .textView)
    keyboard.float()
    keyboard.dock()
    keyboard.hide()
    // end
    return keyboard
  }

  static func drive(
    _ nameField: UITextField, _ emailField: UITextField, in window: UIWindow, on device: SimulatedDevice
  ) throws {
    // snippet: driving
    let keyboard = SimulatedKeyboard(.iPhoneSE3, screen: device.screen)
    device.inputDidChange = { [weak keyboard] input in keyboard?.inputDidChange(to: input, until: .will) }
    let user = SimulatedUser(window)

    user.tap(nameField)
    device.advance(by: 0.25)  // the keyboard is on its way
    keyboard.finish()  // and has come
    user.type("Ada")
    user.pressReturn()
    keyboard.finish()
    #expect(emailField.isFirstResponder)
    #expect(keyboard.focusedInput(in: window)?.isFullyVisible == true)

    let bar = try #require(emailField.inputAccessoryView as? UIToolbar)
    user.tap(try #require(bar.items?.last))  // done
    keyboard.finish()
    #expect(keyboard.frame == nil)

    user.tap(emailField)
    keyboard.finish()
    user.tap(at: CGPoint(x: 187, y: 60))  // beside the inputs
    keyboard.finish()
    #expect(!emailField.isFirstResponder)
    // end
  }
}
#endif
