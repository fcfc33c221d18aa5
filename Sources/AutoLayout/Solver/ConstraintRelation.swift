/// How a constraint's left side relates to its right side.
public enum ConstraintRelation: Sendable {
  /// The left side is at most the right side.
  case lessThanOrEqual
  /// Both sides are equal.
  case equal
  /// The left side is at least the right side.
  case greaterThanOrEqual
}
