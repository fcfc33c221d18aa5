/// What is to be done after an event, and why.
public struct Plan: Equatable, Sendable {
  /// The new values, in the order in which to apply them; a value that already stands is not listed.
  public var changes: [Change] = []
  /// How all of them move.
  public var animation: Animation
  /// Why.
  public var reason: Reason
  /// Whether the plan takes back what was added: the keyboard is gone, or there is nobody to move for.
  public var givesBack = false
  /// The farthest that the plan moves anything, in points: the root from where the app laid it out, or a scroll view from
  /// where the user had it. Zero for a plan that gives back.
  public var move = 0.0

  /// Makes a plan that changes nothing.
  public init(animation: Animation, reason: Reason) {
    self.animation = animation
    self.reason = reason
  }
}
