#if !canImport(UIKit)
import KeyboardLift
import UIKitStandIn

/// Those about moving between inputs.
extension Snippets {
  static func moveBetweenInputs() {
    // snippet: moving
    KeyboardLifter.shared.showsBar = true  // previous, next, the input's title, done
    KeyboardLifter.shared.returnKeyMovesOn = true  // next, and in the last field done
    KeyboardLifter.shared.usesKeyCommands = true  // Tab, Shift-Tab, ⌘↓, ⌘↑, Escape
    // end
  }

  static func makeExceptions(commentField: UITextField, couponField: UITextField) {
    // snippet: moving exceptions
    commentField.keyboardLift.showsBar = false
    couponField.keyboardLift.isPassedOver = true
    // end
  }

  static func order(nameField: UITextField, emailField: UITextField, passwordField: UITextField) {
    // snippet: order
    KeyboardLifter.shared.inputOrder = .custom([nameField, emailField, passwordField])
    KeyboardLifter.shared.inputOrderWrapsAround = true
    // end
  }

  static func moveOn() {
    // snippet: move on
    KeyboardLifter.shared.focusNextInput()
    // end
  }
}
#endif
