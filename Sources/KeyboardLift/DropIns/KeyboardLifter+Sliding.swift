extension KeyboardLifter {
  /// Slides a view up by a part of the keyboard's height, the more the lower the input in it: the known way of 2008.
  ///
  /// The same numbers as the recipe with ``KeyboardHeight/classic``, but absolute ones: a missed end of editing or a rotation
  /// in between leaves nothing behind, the height is the keyboard's real one, hardware and floating keyboards move nothing,
  /// text views count too, and the motion is the keyboard's own.
  /// - Parameters:
  ///   - view: what slides; of a window the content around the input, so that bars stay. Held weakly.
  ///   - minimumFraction: the place of an input's midline, as a share of the view's height, down to which nothing moves.
  ///   - maximumFraction: the place from which on the view moves by the whole height.
  ///   - keyboardHeight: the keyboard's real height by default.
  public convenience init(
    sliding view: UIView, minimumFraction: CGFloat = 0.2, maximumFraction: CGFloat = 0.8,
    keyboardHeight: KeyboardHeight = .actual
  ) {
    self.init(
      for: view,
      strategy: .slide(
        minimumFraction: minimumFraction, maximumFraction: maximumFraction, keyboardHeight: keyboardHeight))
  }
}
