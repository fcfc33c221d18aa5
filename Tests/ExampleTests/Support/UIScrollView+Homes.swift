#if !canImport(UIKit)
import KeyboardLift

extension UIScrollView {
  /// Whether the least scrolling that brings one of these inputs into sight, without a keyboard, leads to the present offset:
  /// the input touches the top or bottom of the room, or the content is at an end of its range.
  func isWhereLeastScrollingLeads(to inputs: [UIView]) -> Bool {
    let top = contentOffset.y + adjustedContentInset.top
    // UIKit insets content for the home indicator or not, as it is long or short, and as the screen is shown or not.
    let strips = [adjustedContentInset.bottom, contentInset.bottom, window?.safeAreaInsets.bottom ?? 0]
    let bottoms = strips.map { contentOffset.y + bounds.height - $0 }
    let (least, most) = (-adjustedContentInset.top, contentSize.height + adjustedContentInset.bottom - bounds.height)
    let isAtEnd = abs(contentOffset.y - least) < 1 || abs(contentOffset.y - most) < 1
    return inputs.contains { input in
      guard input === self || input.isDescendant(of: self) else { return false }
      var rects = [input.convert(input.bounds, to: self)]
      if let textView = input as? UITextView, let end = textView.selectedTextRange?.end {
        var caret = textView.convert(textView.caretRect(for: end), to: self)
        rects.append(caret)
        // A caret that its text view cuts off counts at the nearer end.
        caret.origin.y = min(max(caret.minY, rects[0].minY), rects[0].maxY - caret.height)
        rects.append(caret)
      }
      return isAtEnd
        || rects.contains { rect in
          // A bar at the top of the window may lie over the room.
          let safeTop = bounds.minY + max(0, (window?.safeAreaInsets.top ?? 0) - convert(bounds, to: nil).minY)
          return ([top, safeTop] + bottoms).contains { edge in abs(rect.minY - edge) < 1 || abs(rect.maxY - edge) < 1 }
        }
    }
  }
}
#endif
