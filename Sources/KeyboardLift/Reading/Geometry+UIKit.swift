package import KeyboardLiftCore

extension Point {
  init(_ point: CGPoint) { self.init(x: point.x, y: point.y) }
}

extension Size {
  init(_ size: CGSize) { self.init(width: size.width, height: size.height) }
}

extension Rect {
  package init(_ rect: CGRect) { self.init(origin: Point(rect.origin), size: Size(rect.size)) }
}

extension Insets {
  init(_ insets: UIEdgeInsets) {
    self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}

extension CGPoint {
  init(_ point: Point) { self.init(x: point.x, y: point.y) }
}

extension CGSize {
  init(_ size: Size) { self.init(width: size.width, height: size.height) }
}

extension CGRect {
  package init(_ rect: Rect) { self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height) }
}

extension UIEdgeInsets {
  init(_ insets: Insets) {
    self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}

extension CGFloat {
  /// Whether two lengths, in points, differ by no more than conversions between coordinate spaces leave.
  func isClose(to other: CGFloat) -> Bool { Double(self).isClose(to: Double(other)) }
}
