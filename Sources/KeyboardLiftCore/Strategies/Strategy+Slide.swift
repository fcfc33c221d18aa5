// Slide: the whole view moves up by a part of the keyboard's height, the more the lower the input is.

extension Draft {
  /// Moves the root by `floor(H·f)`, never so far that what must be seen of the input goes above the safe top, with `f` the place of the input's midline between two fractions of the root's height.
  ///
  /// For an input whose midline is at 50 % of the root, fractions of 0.2 and 0.8 and a keyboard of 216 points:
  /// f = (0.5 − 0.2) / (0.8 − 0.2) = 0.5, and the root moves up by 108. The formula is Matt Gallagher's of 2008; the height
  /// is by default what really covers the window, where his recipe knew 216 and 162.
  mutating func slide(for input: Int, from minimum: Double, to maximum: Double, height: Strategy.KeyboardHeight) {
    shift = 0
    guard isDocked, minimum != maximum, keyboardTop < .infinity else { return }
    let root = screen.views[0].frame
    let midline = bounds(of: input).midY
    let fraction = (midline - root.minY - minimum * root.height) / ((maximum - minimum) * root.height)
    // Whole points, of a product that rounding may have left just below one.
    let move = (slideHeight(height) * min(max(fraction, 0), 1) + .lengthTolerance).rounded(.down)
    // What was in sight is never slid away.
    let most = (focusRect(of: input).minY - safeTop + .lengthTolerance).rounded(.down)
    if min(move, most) > 0 { shift = -min(move, most) }
  }

  /// The height that the fraction is taken of, in points.
  private func slideHeight(_ height: Strategy.KeyboardHeight) -> Double {
    switch height {
    case .actual: keyboardHeight
    case .constant(let portrait, let landscape): screen.size.isLandscape ? landscape : portrait
    }
  }
}
