extension KeyboardLifter {
  /// Slides a view up by a part of the keyboard's height, the more the lower the input in it: the way of 2008 to 2011, first
  /// described by Matt Gallagher.
  ///
  /// The input's midline is placed on a scale from 0 at `minimumFraction` of the view's height to 1 at `maximumFraction`,
  /// clamped; times the keyboard's height, rounded down to whole points, is how far the view moves. With a midline at 241 of a
  /// view of 480 points and a keyboard of 216:
  ///
  ///     (241 − 0.2 · 480) / (0.6 · 480) = 0.5035, and 0.5035 · 216 = 108.75: 108 points up.
  ///
  /// `view.keyboardLift.strategy = .slide()` says the same of a view, and needs nothing kept. What the recipe did wrong does
  /// not happen here:
  ///
  /// | the recipe | here |
  /// |---|---|
  /// | knew two heights, 216 and 162 points | takes what keyboard and accessory really cover; ``KeyboardHeight/classic`` for the old numbers |
  /// | added and subtracted: a missed end of editing left the view shifted | writes absolute values |
  /// | subtracted the old distance after a rotation | plans anew for the new size |
  /// | was told by text fields only | is told by text views too |
  /// | moved for a hardware keyboard, and for a floating one | moves for a docked one only |
  /// | never asked whether the input can be seen | tells in ``Explanation/covered``; ``Strategy/automatic`` sees to it |
  /// | moved in its own 0.3 s | moves with the keyboard's own duration and curve |
  /// - Parameters:
  ///   - view: what slides; of a window, and of a scroll view in one, the content around the input, so that bars stay. Held
  ///     weakly.
  ///   - minimumFraction: the place of an input's midline, as a share of the view's height, down to which nothing moves; 0.2
  ///     by default.
  ///   - maximumFraction: the place from which on the view moves by the whole height; 0.8 by default.
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
