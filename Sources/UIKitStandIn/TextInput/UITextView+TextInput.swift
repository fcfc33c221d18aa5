#if !canImport(UIKit)
public import Foundation

extension UITextView {
  /// Whether there is any text.
  public var hasText: Bool { model.length > 0 }
  /// Puts text in place of the selection.
  public func insertText(_ text: String) { edit(model.selection, text) }
  /// Deletes the selection or the character before it.
  public func deleteBackward() { edit(model.rangeToDelete, "") }
  /// The text of a range.
  public func text(in range: UITextRange) -> String? { model.substring(model.range(of: range)) }
  /// Puts text in place of a range.
  public func replace(_ range: UITextRange, withText text: String) { edit(model.range(of: range), text) }
  /// The selection; empty at a caret.
  public var selectedTextRange: UITextRange? {
    get { model.textRange(model.selection) }
    set { if let newValue { changeSelection(to: model.range(of: newValue)) } }
  }
  /// None: nothing is composed here.
  public var markedTextRange: UITextRange? { nil }
  /// The start of the text.
  public var beginningOfDocument: UITextPosition { model.position(0) ?? UITextPosition() }
  /// The end of the text.
  public var endOfDocument: UITextPosition { model.position(model.length) ?? UITextPosition() }
  /// The range between two positions.
  public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    model.textRange(from: fromPosition, to: toPosition)
  }
  /// A position some characters on.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    model.position(model.offset(of: position) + offset)
  }
  /// Which comes first.
  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    model.compare(position, other)
  }
  /// How many characters lie between.
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    model.offset(of: toPosition) - model.offset(of: from)
  }
  /// The rectangle from a range's start to its end on the first line, in content coordinates.
  public func firstRect(for range: UITextRange) -> CGRect {
    let (start, end) = (caretRect(for: range.start), caretRect(for: range.end))
    return start.minY == end.minY ? start.union(end) : start
  }
  /// The caret's rectangle in content coordinates; infinite before the view has a width.
  public func caretRect(for position: UITextPosition) -> CGRect {
    bounds.width > 0 ? caretRect(at: model.offset(of: position)) : .infinite
  }

  private func edit(_ range: NSRange, _ text: String) {
    guard range.length > 0 || !text.isEmpty else { return }
    model.replace(range, with: text)
    updateContentSize()
    editor?.textViewDidChangeSelection(self)
    editor?.textViewDidChange(self)
    NotificationCenter.default.post(name: UITextView.textDidChangeNotification, object: self)
    if !isScrollEnabled { window?.layoutIfNeeded() }
    showCaret()
  }
}

extension UITextView: KeyboardTypable {
  package func typeText(_ text: String) {
    guard isEditable, editor?.textView(self, shouldChangeTextIn: model.selection, replacementText: text) ?? true else {
      return
    }
    insertText(text)
  }

  package func pressDelete() {
    let range = model.rangeToDelete
    guard isEditable, range.length > 0, editor?.textView(self, shouldChangeTextIn: range, replacementText: "") ?? true
    else { return }
    deleteBackward()
  }

  package func pressReturn() { typeText("\n") }
}

extension UITextView {
  /// Editing began; the object is the text view.
  public nonisolated static let textDidBeginEditingNotification = NSNotification.Name(
    "UITextViewTextDidBeginEditingNotification")
  /// The user changed the text; the object is the text view.
  public nonisolated static let textDidChangeNotification = NSNotification.Name("UITextViewTextDidChangeNotification")
  /// Editing ended; the object is the text view.
  public nonisolated static let textDidEndEditingNotification = NSNotification.Name(
    "UITextViewTextDidEndEditingNotification")
}

/// Where text flows: it stands where a signature wants one.
@MainActor open class NSTextContainer: NSObject {}
#endif
