/// Distances from the edges of a rectangle to what lies in it, in points.
public struct LayoutInsets: Hashable, Sendable {
  /// From the top edge.
  public var top: Double
  /// From the left edge.
  public var left: Double
  /// From the bottom edge.
  public var bottom: Double
  /// From the right edge.
  public var right: Double

  /// Insets; 0 where none is given.
  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// No insets.
  public static let zero = LayoutInsets()

  /// The same inset at every edge.
  public static func all(_ inset: Double) -> LayoutInsets {
    LayoutInsets(top: inset, left: inset, bottom: inset, right: inset)
  }

  static func + (left: LayoutInsets, right: LayoutInsets) -> LayoutInsets {
    left.combined(with: right, +)
  }

  func combined(with other: LayoutInsets, _ combine: (Double, Double) -> Double) -> LayoutInsets {
    LayoutInsets(
      top: combine(top, other.top), left: combine(left, other.left), bottom: combine(bottom, other.bottom),
      right: combine(right, other.right))
  }
}
