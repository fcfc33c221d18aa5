#if !canImport(UIKit)
public import Foundation

/// An object of the responder chain.
@MainActor open class UIResponder: NSObject {
  /// A responder.
  public override init() { super.init() }

  /// The next responder up the chain; nil by default.
  open var next: UIResponder? { nil }
  /// Whether it may have the keyboard; false by default.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether it may give the keyboard up; true by default.
  open var canResignFirstResponder: Bool { true }
  /// Whether its window's events and keyboard go to it.
  open var isFirstResponder: Bool { responderWindow?.firstResponder === self }

  /// Asks for the keyboard; false outside of a window, or if the present owner keeps it.
  @discardableResult open func becomeFirstResponder() -> Bool {
    guard let window = responderWindow else { return false }
    if window.firstResponder === self { return true }
    guard canBecomeFirstResponder else { return false }
    if let owner = window.firstResponder {
      window.successor = self
      defer { window.successor = nil }
      guard owner.resignFirstResponder() else { return false }
    }
    window.firstResponder = self
    if !(self is any UITextInput) { window.inputDidChange(to: self) }
    return true
  }

  /// Gives the keyboard up; false if it may not.
  @discardableResult open func resignFirstResponder() -> Bool {
    guard let window = responderWindow, window.firstResponder === self else { return true }
    guard canResignFirstResponder || window.forcesEndOfEditing else { return false }
    window.firstResponder = nil
    if window.successor == nil { window.inputDidChange(to: nil) }
    return true
  }

  /// What stands in the keyboard's place; nil for the system's keyboard.
  open var inputView: UIView? { nil }
  /// What stands on top of the keyboard; nil by default.
  open var inputAccessoryView: UIView? { nil }
  /// A controller of what stands on top of the keyboard; nil by default.
  open var inputAccessoryViewController: UIInputViewController? { nil }
  /// Takes changed input views up.
  open func reloadInputViews() {
    if isFirstResponder { responderWindow?.inputDidChange(to: self) }
  }

  // The window whose first responder it can be.
  var responderWindow: UIWindow? { next?.responderWindow }
}
#endif
