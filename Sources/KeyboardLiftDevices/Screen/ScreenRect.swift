/// A rectangle on a screen, in points; the origin is the screen's top left corner in its present orientation, y down.
///
/// The module imports nothing, so it has a rectangle of its own; the four numbers go straight into any other.
public struct ScreenRect: Equatable, Sendable {
  /// The distance of the left edge from the screen's left edge, in points.
  public var x: Double
  /// The distance of the top edge from the screen's top edge, in points.
  public var y: Double
  /// The width, in points.
  public var width: Double
  /// The height, in points.
  public var height: Double

  /// Makes a rectangle from its origin and size in points.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}
