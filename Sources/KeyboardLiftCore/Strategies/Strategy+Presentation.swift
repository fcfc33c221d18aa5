extension Strategy {
  /// The strategy for a root that UIKit itself moves out of the keyboard's way, as it does with a form sheet: a slide takes
  /// only what is still covered of the root for the keyboard's height.
  /// - Parameter covered: how much of the root's height the keyboard covers, in points.
  public func afterUIKitMoved(covered: Double) -> Strategy {
    guard case .slide(let minimum, let maximum, .actual) = self else { return self }
    return .slide(
      minimumFraction: minimum, maximumFraction: maximum,
      keyboardHeight: .constant(portrait: covered, landscape: covered))
  }
}
