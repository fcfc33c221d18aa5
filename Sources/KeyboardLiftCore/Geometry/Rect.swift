/// A rectangle in points: its origin is the top left corner, y grows downward.
///
/// Its own type and not `CGRect`, because the engine imports nothing. Rectangles are expected in standard form; one with a
/// negative extent counts as empty.
public struct Rect: Equatable, Sendable {
  /// The top left corner.
  public var origin: Point
  /// The extents.
  public var size: Size

  /// Makes a rectangle from its corner and extents.
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// Makes a rectangle from four numbers, in the order in which the trace format lists them.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// A rectangle without position or extent.
  public static let zero = Rect(origin: .zero, size: .zero)

  /// The left edge.
  public var minX: Double { origin.x }
  /// The top edge.
  public var minY: Double { origin.y }
  /// The right edge.
  public var maxX: Double { origin.x + size.width }
  /// The bottom edge.
  public var maxY: Double { origin.y + size.height }
  /// The horizontal midline's position.
  public var midY: Double { origin.y + size.height / 2 }
  /// The horizontal extent.
  public var width: Double { size.width }
  /// The vertical extent.
  public var height: Double { size.height }
  /// The surface in square points; zero for an empty rectangle.
  public var area: Double { size.isEmpty ? 0 : size.width * size.height }
  /// Whether all four numbers are ordinary ones: neither infinite nor NaN.
  public var isFinite: Bool { origin.isFinite && size.width.isFinite && size.height.isFinite }
}
