#if !canImport(UIKit)
import KeyboardLift
import UIKitStandIn

/// Those about inputs, the keyboard's dismissal and docked bars.
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

  static func dismiss() {
    // snippet: dismissing
    KeyboardLifter.shared.dismissesOnTap = true
    KeyboardLifter.shared.dragDismissMode = .interactive
    // end
  }

  static func spare(_ emojiPanel: UIView) {
    // snippet: sparing taps
    emojiPanel.keyboardLift.sparesTaps = true
    // end
  }

  static func dock(_ composer: UIView, below messages: UITableView) {
    // snippet: docking
    composer.keyboardLift.dock(list: messages)
    // end
  }

  static func leaveChatAlone(composer: UIView, messages: UITableView) {
    // snippet: chat exceptions
    composer.keyboardLift.returnKeyMovesOn = false  // return sends, where the composer is a text field
    composer.keyboardLift.showsBar = false  // no second bar on the keyboard
    messages.keyboardLift.sparesTaps = true  // the keyboard stays up while messages are read
    // end
  }

  static func dock(by composerBottom: NSLayoutConstraint, below messages: UITableView) {
    // snippet: docking by a constraint
    composerBottom.dockToKeyboard(list: messages)
    // end
  }
}
#endif
