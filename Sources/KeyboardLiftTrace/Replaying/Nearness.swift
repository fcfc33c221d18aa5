import KeyboardLiftCore

/// How far two numbers may be apart and count as the same, in points: what JSON numbers of traces are exact to.
private let tolerance = 1e-6

extension Double {
  func isNear(_ other: Double) -> Bool { abs(self - other) <= tolerance }
}

extension Point {
  func isNear(_ other: Point) -> Bool { x.isNear(other.x) && y.isNear(other.y) }
}

extension Size {
  func isNear(_ other: Size) -> Bool { width.isNear(other.width) && height.isNear(other.height) }
}

extension Rect {
  func isNear(_ other: Rect) -> Bool { origin.isNear(other.origin) && size.isNear(other.size) }
}

extension Insets {
  func isNear(_ other: Insets) -> Bool {
    top.isNear(other.top) && left.isNear(other.left) && bottom.isNear(other.bottom) && right.isNear(other.right)
  }
}
