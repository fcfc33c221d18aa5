extension KeyboardLiftOptions {
  /// Has this view, a bar at the bottom such as a chat's composer or a button, ride on the keyboard, from now on for as long
  /// as it lives; no lifter needs to be enabled.
  ///
  /// ```swift
  /// composer.keyboardLift.dock(list: messages)
  /// ```
  ///
  /// With the keyboard up the bar's bottom stands on the keyboard and its accessory view, without a gap for the home
  /// indicator; without one it is where the app has it. It moves with the keyboard's own duration and curve, and follows the
  /// finger where the list's `keyboardDismissMode` is interactive. A bar that constraints place is moved by the constant of
  /// the constraint at its bottom, any other by its transform. Inputs in the bar move nothing else; for others what is above
  /// the bar is what can be seen.
  ///
  /// The system's own is left alone: a bar in an input accessory view, and one in a view that a constraint ties to
  /// `keyboardLayoutGuide`.
  /// - Parameters:
  ///   - list: the scroll view above the bar, or behind it. Its `contentInset.bottom` gains what bar and keyboard cover of it
  ///     more than at rest, so leave in it what the resting bar covers. Content that stands at its end does so after the
  ///     move too, other content stays where it is. Held weakly; nil by default.
  ///   - constraint: the constraint whose constant moves the bar; by default the one at its bottom.
  ///   - padding: the free space between bar and keyboard, in points; 0 by default.
  public func dock(list: UIScrollView? = nil, by constraint: NSLayoutConstraint? = nil, padding: CGFloat = 0) {
    KeyboardCenter.shared.dock(view, by: constraint, list: list, padding: padding)
  }

  /// Has this view ride on the keyboard no more, and puts it where the app has it.
  public func undock() {
    KeyboardCenter.shared.undock(view)
  }
}

extension NSLayoutConstraint {
  /// Has the view that this constraint places at the bottom ride on the keyboard by the constraint's constant; see
  /// ``KeyboardLiftOptions/dock(list:by:padding:)``.
  ///
  /// ```swift
  /// composerBottom.dockToKeyboard(list: messages)
  /// ```
  public func dockToKeyboard(list: UIScrollView? = nil, padding: CGFloat = 0) {
    placedView?.keyboardLift.dock(list: list, by: self, padding: padding)
  }
}
