/// A width and a height in points.
public struct Size: Equatable, Sendable {
  /// The horizontal extent, in points.
  public var width: Double
  /// The vertical extent, in points.
  public var height: Double

  /// Makes a size from its extents.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// No extent at all.
  public static let zero = Size(width: 0, height: 0)

  /// Whether there is nothing in it: an extent that is zero, negative or not a number.
  public var isEmpty: Bool { !(width > 0 && height > 0) }

  /// Whether the screen or view of this size is wider than high, as UIKit tells landscape from portrait.
  public var isLandscape: Bool { width > height }
}
