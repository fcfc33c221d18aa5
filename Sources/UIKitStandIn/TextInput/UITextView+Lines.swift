#if !canImport(UIKit)
import Foundation

// A simple model of lines: every character is half as wide as the font is large, and lines break anywhere.
extension UITextView {
  private var usedFont: UIFont { font ?? .systemFont(ofSize: 12) }
  // What a text container keeps free at both ends of a line.
  private var linePadding: CGFloat { 5 }

  private func charactersInLine(ofWidth width: CGFloat) -> Int {
    let space = width - textContainerInset.left - textContainerInset.right - 2 * linePadding
    return max(1, Int(space / usedFont.characterWidth))
  }

  /// The line and column of an offset.
  private func place(of offset: Int, inWidth width: CGFloat) -> (line: Int, column: Int) {
    let limit = charactersInLine(ofWidth: width)
    var (line, column) = (0, 0)
    for unit in model.text.utf16.prefix(offset) {
      if unit == 10 {
        (line, column) = (line + 1, 0)
      } else {
        if column == limit { (line, column) = (line + 1, 0) }
        column += 1
      }
    }
    return (line, column)
  }

  func textHeight(forWidth width: CGFloat) -> CGFloat {
    let lines = place(of: model.length, inWidth: width).line + 1
    return (CGFloat(lines) * usedFont.lineHeight).rounded(.up) + textContainerInset.top + textContainerInset.bottom
  }

  func caretRect(at offset: Int) -> CGRect {
    let place = place(of: offset, inWidth: bounds.width)
    return CGRect(
      x: textContainerInset.left + linePadding + CGFloat(place.column) * usedFont.characterWidth,
      y: textContainerInset.top + CGFloat(place.line) * usedFont.lineHeight, width: 2, height: usedFont.lineHeight)
  }

  func updateContentSize() {
    contentSize = CGSize(width: bounds.width, height: textHeight(forWidth: bounds.width))
    if !isScrollEnabled { invalidateIntrinsicContentSize() }
  }
}
#endif
