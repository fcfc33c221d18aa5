extension KeyboardLifter {
  /// Grows a scroll view's content by what the keyboard covers, and scrolls so that the input stands just above it: the known
  /// way of 2018.
  ///
  /// The same numbers as the recipe, but each field is scrolled for and not only the first, the offset to return to is the
  /// one before the keyboard came, nested fields and text views count, and no known input is no crash.
  /// - Parameters:
  ///   - scrollView: what holds the inputs. Held weakly.
  ///   - contentHeight: the constraint whose constant rules the content's height; without one `contentSize` is set. Held
  ///     weakly.
  ///   - padding: how far above the keyboard an input comes to stand, in points; 5 by default.
  public convenience init(
    for scrollView: UIScrollView, growing contentHeight: NSLayoutConstraint?, padding: CGFloat = 5
  ) {
    self.init(scope: .view(Weak(scrollView)), strategy: .extend(padding: padding))
    coordinator.contentHeight = contentHeight
    isEnabled = true
  }
}
