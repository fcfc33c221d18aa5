// Extend: the content grows by what the keyboard covers, and is scrolled so far that the input stands just above it.

extension Draft {
  /// Adds to the content's height what is missing of the overlap; if the input's bottom would be covered at the content's
  /// top, the offset becomes what is covered plus the padding, and the content gains what that lacks too.
  ///
  /// With a scroll view of 600 points, a keyboard that covers 260 of it and an input that ends at 400:
  /// collapse = 260 − (600 − 400) = 60, so the offset becomes 65 with the usual padding of 5. As in the recipe of 2018 the
  /// offset does not ask whether the input could be seen already.
  mutating func extend(_ index: Int, for input: Int, padding: Double) {
    let overlap = overlap(of: index)
    works[index].parts.contentGain = missing(of: index)
    guard mayScroll(index, for: input) else {
      followSmallerPart(index)
      return
    }
    let inputBottom = focusRect(of: input, inContentOf: index).maxY
    let collapse = overlap - (screen.views[index].frame.height - inputBottom)
    guard overlap > 0, !(0.0).exceeds(collapse) else {
      scroll(index, to: works[index].begin)
      return
    }
    // Below the last input there may be less content than the padding.
    let extent = extent(of: index)
    let lacking = collapse + padding - (extent.contentHeight + extent.insetBottom - extent.height)
    if lacking.exceeds(0) { works[index].parts.contentGain += lacking }
    scroll(index, to: collapse + padding)
  }
}
