import KeyboardLiftCore

extension KeyboardMonitor {
  /// Has a view ride on the keyboard.
  func dock(_ bar: UIView, by constraint: NSLayoutConstraint?, list: UIScrollView?, padding: CGFloat) {
    bars.dock(bar, by: constraint, list: list, padding: padding)
    optionsDidChange()
  }

  /// Has a view ride on the keyboard no more.
  func undock(_ bar: UIView) {
    bars.undock(bar)
    optionsDidChange()
  }

  /// Puts bars where they belong. What a plan moves moves bars, and what bars cover is planned for: it is settled in two rounds,
  /// and the third finds nothing to do.
  func settleBars(_ animation: Animation) {
    for _ in 0..<3 {
      let haveMoved = bars.place(on: keyboards, input: input, animation: animation)
      let areNews = coordinators.map { $0.barsDidChange() }.contains(true)
      guard haveMoved || areNews else { return }
      for coordinator in coordinators { coordinator.optionsDidChange() }
    }
  }
}
