/// A width and a height, in points.
public struct LayoutSize: Hashable, Sendable {
  /// The width, in points.
  public var width: Double
  /// The height, in points.
  public var height: Double

  /// A size.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// No width and no height.
  public static let zero = LayoutSize(width: 0, height: 0)

  /// The length along an axis.
  public subscript(axis: LayoutAxis) -> Double { axis == .horizontal ? width : height }
}
