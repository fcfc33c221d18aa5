import KeyboardLiftCore

extension UIScrollView {
  /// Whether a finger moves it, or has just let go.
  var isMovedByUser: Bool { isTracking || isDragging || isDecelerating }

  /// Whether its content stands at an offset's height, within the pixel that UIKit rounds to.
  func stands(at offset: Point) -> Bool {
    abs(contentOffset.y - offset.y) < 1 / (window?.windowScene?.screen.scale ?? 3)
  }

  /// Whether UIKit, and nobody else, moved the content: what stood out of the range after a change of sizes or insets is put
  /// at its end, and what stood at the top of other insets at the top again.
  /// - Parameters:
  ///   - offset: where the content stood, in points down the y axis.
  ///   - insetTop: the adjusted inset at the top when it stood there.
  func isMovedByUIKit(from offset: Double, insetTop: Double) -> Bool {
    let (least, most) = (-adjustedContentInset.top, contentSize.height + adjustedContentInset.bottom - bounds.height)
    let isAtTop = stands(at: Point(x: 0, y: least))
    if isAtTop && abs(offset + insetTop) < 1 { return true }
    return stands(at: Point(x: 0, y: min(max(offset, least), max(least, most))))
  }
}
