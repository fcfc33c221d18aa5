// Resize: a scroll view ends where the keyboard begins.

extension Draft {
  /// Takes the overlap from the scroll view's height, then scrolls the least so that the input is seen.
  ///
  /// A scroll view that ends at the bottom of a 667-point screen loses 260 points to a keyboard of 260; one that ends 100
  /// points above the bottom only 160.
  mutating func resize(_ index: Int, for input: Int) {
    works[index].parts.heightLoss = overlap(of: index)
    if mayScroll(index, for: input) { reveal(input, in: index) } else { followSmallerPart(index) }
  }
}
