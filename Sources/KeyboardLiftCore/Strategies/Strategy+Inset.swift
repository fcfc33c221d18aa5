// Inset: a scroll view's content may be scrolled above the keyboard.

extension Draft {
  /// Adds to `contentInset.bottom` what the keyboard covers beyond the app's inset and UIKit's, then scrolls the least so that
  /// the input is seen.
  ///
  /// With a keyboard that covers 346 points of a scroll view, of which UIKit already insets 83 for a tab bar, 263 are added.
  mutating func inset(_ index: Int, for input: Int) {
    works[index].parts.inset = missing(of: index)
    if mayScroll(index, for: input) { reveal(input, in: index) } else { followSmallerPart(index) }
  }
}
