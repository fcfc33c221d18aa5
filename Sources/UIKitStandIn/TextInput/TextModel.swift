#if !canImport(UIKit)
import Foundation

/// A text with a selection, counted in UTF-16 units, as all of UIKit does.
@MainActor final class TextModel {
  private(set) var text = ""
  private(set) var selection = NSRange(location: 0, length: 0)

  var length: Int { text.utf16.count }

  func setText(_ new: String) {
    text = new
    selection = NSRange(location: length, length: 0)
  }

  func select(_ range: NSRange) {
    let start = min(max(0, range.location), length)
    selection = NSRange(location: start, length: min(max(0, range.length), length - start))
  }

  func replace(_ range: NSRange, with new: String) {
    text = (text as NSString).replacingCharacters(in: clamped(range), with: new)
    selection = NSRange(location: clamped(range).location + new.utf16.count, length: 0)
  }

  func substring(_ range: NSRange) -> String { (text as NSString).substring(with: clamped(range)) }

  /// What a press of the delete key takes away: the selection, or the whole character before it.
  var rangeToDelete: NSRange {
    guard selection.length == 0, selection.location > 0 else { return selection }
    return (text as NSString).rangeOfComposedCharacterSequence(at: selection.location - 1)
  }

  private func clamped(_ range: NSRange) -> NSRange {
    let start = min(max(0, range.location), length)
    return NSRange(location: start, length: min(max(0, range.length), length - start))
  }

  // MARK: Positions

  func position(_ offset: Int) -> UITextPosition? { (0...length).contains(offset) ? OffsetPosition(offset) : nil }
  func offset(of position: UITextPosition) -> Int { min((position as? OffsetPosition)?.offset ?? 0, length) }
  func range(of range: UITextRange) -> NSRange {
    let (start, end) = (offset(of: range.start), offset(of: range.end))
    return NSRange(location: min(start, end), length: abs(end - start))
  }
  func textRange(_ range: NSRange) -> UITextRange { OffsetRange(range.location, range.location + range.length) }
  func textRange(from: UITextPosition, to: UITextPosition) -> UITextRange {
    let (start, end) = (offset(of: from), offset(of: to))
    return OffsetRange(min(start, end), max(start, end))
  }
  func compare(_ a: UITextPosition, _ b: UITextPosition) -> ComparisonResult {
    let (a, b) = (offset(of: a), offset(of: b))
    return a < b ? .orderedAscending : a > b ? .orderedDescending : .orderedSame
  }

  private final class OffsetPosition: UITextPosition {
    let offset: Int
    init(_ offset: Int) {
      self.offset = offset
      super.init()
    }
  }

  private final class OffsetRange: UITextRange {
    private let bounds: (OffsetPosition, OffsetPosition)
    init(_ start: Int, _ end: Int) {
      bounds = (OffsetPosition(start), OffsetPosition(end))
      super.init()
    }
    override var isEmpty: Bool { bounds.0.offset == bounds.1.offset }
    override var start: UITextPosition { bounds.0 }
    override var end: UITextPosition { bounds.1 }
  }
}

/// What the user does to an input with the keyboard, the delegate asked.
@MainActor package protocol KeyboardTypable: UITextInput {
  func typeText(_ text: String)
  func pressDelete()
  func pressReturn()
}
#endif
