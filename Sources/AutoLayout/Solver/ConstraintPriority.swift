/// How important a constraint is, on UIKit's scale from 1 to 1,000.
///
/// Priorities are strictly ordered: however many weaker constraints are violated, they never outweigh a stronger one.
/// Source: Apple, *Auto Layout Guide*, "Anatomy of a Constraint": "it attempts to satisfy the constraints in priority
/// order from highest to lowest".
public struct ConstraintPriority: RawRepresentable, Hashable, Comparable, Sendable, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral
{
  /// The number, usually between 1 and 1,000.
  public var rawValue: Double

  /// A priority with a number of UIKit's scale.
  public init(rawValue: Double) { self.rawValue = rawValue }
  /// A priority with a number of UIKit's scale.
  public init(_ rawValue: Double) { self.rawValue = rawValue }
  /// A priority with a number of UIKit's scale.
  public init(floatLiteral value: Double) { rawValue = value }
  /// A priority with a number of UIKit's scale.
  public init(integerLiteral value: Int) { rawValue = Double(value) }

  /// A fact of the layout, such as the root view's size: stronger than ``required``, never broken to resolve a conflict
  /// with a required constraint.
  public static let structural = ConstraintPriority(2000)
  /// 1,000: must hold. A required constraint that contradicts others is broken and reported.
  public static let required = ConstraintPriority(1000)
  /// 750: the default resistance of content to compression.
  public static let defaultHigh = ConstraintPriority(750)
  /// 250: the default hugging of content.
  public static let defaultLow = ConstraintPriority(250)
  /// 50: what `systemLayoutSizeFitting(_:)` uses for the target size.
  public static let fittingSizeLevel = ConstraintPriority(50)
  /// 0: below all of UIKit's. It keeps what nothing else determines, and does not count as determining it.
  public static let stay = ConstraintPriority(0)

  /// Compares by number.
  public static func < (left: ConstraintPriority, right: ConstraintPriority) -> Bool {
    left.rawValue < right.rawValue
  }
}
