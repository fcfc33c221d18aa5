extension UIView {
  /// Whether it is an input that the focus can be moved to: search bars and what the system looks after itself are left alone.
  var isMovableInput: Bool {
    guard self is UITextField || self is UITextView else { return false }
    return !chain.contains { $0.isClosedToMoving }
  }

  /// Whether inputs in it are the system's affair.
  var isClosedToMoving: Bool { self is UISearchBar || next is any AvoidsKeyboardItself }

  /// Whether an input method is at work in it.
  var isComposing: Bool { (self as? any UITextInput)?.markedTextRange != nil }

  /// What to call it; nil where nobody gave it a name.
  var inputTitle: String? {
    if let placeholder = (self as? UITextField)?.placeholder, !placeholder.isEmpty { return placeholder }
    return accessibilityLabel
  }

  /// Whether it takes what is typed, as far as can be told without asking its delegate.
  var takesInput: Bool {
    guard chain.allSatisfy(\.isUserInteractionEnabled) else { return false }
    return switch self {
    case let field as UITextField: field.isEnabled
    case let textView as UITextView: textView.isEditable
    default: true
    }
  }

  /// Whether UIKit has an accessory to show for it, its own or of what is around it, other than the given bar.
  func hasAccessory(besides bar: UIView?) -> Bool {
    responders.contains { responder in
      responder.inputAccessoryViewController != nil || responder.inputAccessoryView.map { $0 !== bar } == true
    }
  }
}
