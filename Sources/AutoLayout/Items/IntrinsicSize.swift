/// The natural size of an item's content, in points.
public struct IntrinsicSize: Hashable, Sendable {
  /// The width; nil if there is none.
  public var width: Double?
  /// The height; nil if there is none.
  public var height: Double?

  /// A natural size.
  public init(width: Double? = nil, height: Double? = nil) {
    self.width = width
    self.height = height
  }

  /// No natural size.
  public static let none = IntrinsicSize()

  /// The natural length along an axis.
  public subscript(axis: LayoutAxis) -> Double? { axis == .horizontal ? width : height }
}

/// A priority for each axis.
public struct AxisPriorities: Hashable, Sendable {
  /// For the width.
  public var horizontal: ConstraintPriority
  /// For the height.
  public var vertical: ConstraintPriority

  /// The same priority for both axes.
  public init(_ priority: ConstraintPriority) { (horizontal, vertical) = (priority, priority) }
  /// A priority for each axis.
  public init(horizontal: ConstraintPriority, vertical: ConstraintPriority) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  subscript(axis: LayoutAxis) -> ConstraintPriority { axis == .horizontal ? horizontal : vertical }
}
