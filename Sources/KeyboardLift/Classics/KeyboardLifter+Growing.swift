extension KeyboardLifter {
  /// Grows a scroll view's content by what the keyboard covers, and scrolls so that the input stands just above it: the way
  /// of 2018.
  ///
  /// What an input's bottom would lie below the keyboard's top with the content at its top, if anything, plus the padding is
  /// the offset. With a scroll view of 600 points, a keyboard that covers 260 of them and an input that ends at 400:
  ///
  ///     260 − (600 − 400) = 60, and 60 + 5 = 65 points.
  ///
  /// What the recipe did wrong does not happen here:
  ///
  /// | the recipe | here |
  /// |---|---|
  /// | scrolled for the first field only while the keyboard stayed | scrolls for each |
  /// | remembered the offset again at every field, and returned to the last | returns to where the user was before the keyboard |
  /// | crashed when it knew no field: a text view, a web view | knows text views, and without an input waits for one |
  /// | took a field's frame in its superview for one in the content | knows fields at any depth |
  /// | moved in its own 0.3 s | moves with the keyboard's own duration and curve |
  /// - Parameters:
  ///   - scrollView: what holds the inputs. Held weakly.
  ///   - contentHeight: the constraint whose constant rules the content's height. Held weakly. Without one it is the
  ///     constraint that ties the content to the scroll view's bottom, and where there is none either, `contentSize`.
  ///   - padding: how far above the keyboard an input comes to stand, in points; 5 by default.
  public convenience init(
    for scrollView: UIScrollView, growing contentHeight: NSLayoutConstraint?, padding: CGFloat = 5
  ) {
    self.init(for: scrollView, strategy: .extend(padding: padding))
    self.contentHeight = contentHeight
  }
}
