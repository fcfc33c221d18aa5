/// A position or a distance in points; y grows downward.
public struct Point: Equatable, Sendable {
  /// The horizontal coordinate, in points.
  public var x: Double
  /// The vertical coordinate, in points, growing downward.
  public var y: Double

  /// Makes a point from its coordinates.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The origin, (0, 0).
  public static let zero = Point(x: 0, y: 0)

  /// Whether both coordinates are ordinary numbers: neither infinite nor NaN.
  public var isFinite: Bool { x.isFinite && y.isFinite }
}
