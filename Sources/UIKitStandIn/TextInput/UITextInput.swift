#if !canImport(UIKit)
public import Foundation

/// How the keyboard is to be; all of it is optional and declared by the inputs themselves here.
@MainActor public protocol UITextInputTraits: NSObjectProtocol {}

/// Something that takes keys.
@MainActor public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is any text.
  var hasText: Bool { get }
  /// Puts text in place of the selection.
  func insertText(_ text: String)
  /// Deletes the selection or the character before it.
  func deleteBackward()
}

/// Something with text, positions and a caret.
@MainActor public protocol UITextInput: UIKeyInput {
  /// The text of a range.
  func text(in range: UITextRange) -> String?
  /// Puts text in place of a range.
  func replace(_ range: UITextRange, withText text: String)
  /// The selection; empty at a caret.
  var selectedTextRange: UITextRange? { get set }
  /// Text that is still being composed.
  var markedTextRange: UITextRange? { get }
  /// The start of the text.
  var beginningOfDocument: UITextPosition { get }
  /// The end of the text.
  var endOfDocument: UITextPosition { get }
  /// The range between two positions.
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  /// A position some characters on.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  /// Which comes first.
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  /// How many characters lie between.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  /// The rectangle of a range's first line, in `textInputView`'s coordinates.
  func firstRect(for range: UITextRange) -> CGRect
  /// The caret's rectangle, in `textInputView`'s coordinates.
  func caretRect(for position: UITextPosition) -> CGRect
  /// The view whose coordinates are used; optional.
  var textInputView: UIView? { get }
}

extension UITextInput {
  /// None: an input that is not a view has to say which it uses.
  public var textInputView: UIView? { self as? UIView }
}

/// A place between characters.
@MainActor open class UITextPosition: NSObject {
  /// A position; inputs make their own kinds.
  public override init() { super.init() }
}

/// A part of a text.
@MainActor open class UITextRange: NSObject {
  /// A range; inputs make their own kinds.
  public override init() { super.init() }
  /// Whether it holds nothing.
  open var isEmpty: Bool { true }
  /// Where it begins.
  open var start: UITextPosition { UITextPosition() }
  /// Where it ends.
  open var end: UITextPosition { UITextPosition() }
}
#endif
