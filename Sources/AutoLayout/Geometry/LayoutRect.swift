/// A rectangle, in points. The origin is the top left corner; y grows downward.
public struct LayoutRect: Hashable, Sendable {
  /// The left edge.
  public var x: Double
  /// The top edge.
  public var y: Double
  /// The width.
  public var width: Double
  /// The height.
  public var height: Double

  /// A rectangle.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// An empty rectangle at the origin.
  public static let zero = LayoutRect(x: 0, y: 0, width: 0, height: 0)

  /// The right edge.
  public var maxX: Double { x + width }
  /// The bottom edge.
  public var maxY: Double { y + height }
  /// The width and the height.
  public var size: LayoutSize { LayoutSize(width: width, height: height) }

  /// The rectangle with each edge on the nearest pixel.
  ///
  /// - Parameter scale: Pixels per point.
  public func aligned(toPixelsOfScale scale: Double) -> LayoutRect {
    // Not `rounded()`: outside of Apple's platforms it needs the C library, and this module links nothing.
    func rounded(_ value: Double) -> Double {
      let pixels = value * scale
      guard pixels.magnitude < 1e15 else { return value }
      return Double(Int64(pixels + (pixels < 0 ? -0.5 : 0.5))) / scale
    }
    let (left, top) = (rounded(x), rounded(y))
    return LayoutRect(x: left, y: top, width: rounded(maxX) - left, height: rounded(maxY) - top)
  }

  func start(_ axis: LayoutAxis) -> Double { axis == .horizontal ? x : y }
}

extension LayoutRect: CustomStringConvertible {
  /// `(x, y, width, height)`.
  public var description: String { "(\(x), \(y), \(width), \(height))" }
}
