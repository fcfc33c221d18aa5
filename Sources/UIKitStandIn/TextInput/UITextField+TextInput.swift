#if !canImport(UIKit)
public import Foundation

extension UITextField {
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
    set {
      guard let newValue, model.selection != model.range(of: newValue) else { return }
      model.select(model.range(of: newValue))
      delegate?.textFieldDidChangeSelection(self)
    }
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
  /// The rectangle of a range, in the field's coordinates.
  public func firstRect(for range: UITextRange) -> CGRect {
    caretRect(for: range.start).union(caretRect(for: range.end))
  }
  /// The caret's rectangle, in the field's coordinates.
  public func caretRect(for position: UITextPosition) -> CGRect {
    let (font, line) = (font ?? .systemFont(ofSize: 17), editingRect(forBounds: bounds))
    let x = line.minX + CGFloat(model.offset(of: position)) * font.characterWidth
    return CGRect(
      x: min(x, max(line.minX, line.maxX - 2)), y: line.midY - font.lineHeight / 2, width: 2, height: font.lineHeight)
  }

  private func edit(_ range: NSRange, _ text: String) {
    guard range.length > 0 || !text.isEmpty else { return }
    model.replace(range, with: text)
    delegate?.textFieldDidChangeSelection(self)
    didChange()
  }
}

extension UITextField: KeyboardTypable {
  package func typeText(_ text: String) {
    guard delegate?.textField(self, shouldChangeCharactersIn: model.selection, replacementString: text) ?? true else {
      return
    }
    insertText(text)
  }

  package func pressDelete() {
    let range = model.rangeToDelete
    guard range.length > 0,
      delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: "") ?? true
    else { return }
    deleteBackward()
  }

  package func pressReturn() { didPressReturn() }
}
#endif
