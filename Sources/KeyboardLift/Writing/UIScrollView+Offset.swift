import KeyboardLiftCore

extension UIScrollView {
  /// Whether a finger moves it, or has just let go.
  var isMovedByUser: Bool { isTracking || isDragging || isDecelerating }

  /// Whether its content stands at an offset's height, within the pixel that UIKit rounds to.
  func stands(at offset: Point) -> Bool {
    abs(uprightOffset.y - offset.y) < 1 / (windowScreen?.scale ?? 3)
  }

  /// The pixel to scroll to for an offset, in points down the y axis. UIKit would round to the nearest one, which can leave a
  /// part of a pixel hidden: it is the next one in the direction of the scroll, in the range.
  func pixelOffset(for offset: Double) -> Double {
    let scale = Double(windowScreen?.scale ?? 3)
    let rule: FloatingPointRoundingRule = offset > uprightOffset.y ? .up : .down
    let rounded = (offset * scale - (rule == .up ? 0.01 : -0.01)).rounded(rule) / scale
    return restingOffset(from: rounded, insetTop: .infinity).isClose(to: rounded) ? rounded : offset
  }

  /// The offset, in points down the y axis, at which UIKit has content rest that would stand at another after a change of
  /// sizes or insets: in the range, and at the top what stood at the top of other insets.
  /// - Parameter insetTop: the adjusted inset at the top when it stood there.
  func restingOffset(from offset: Double, insetTop: Double) -> Double {
    let insets = uprightAdjustedInset
    let (least, most) = (-insets.top, contentSize.height + insets.bottom - bounds.height)
    return offset.isClose(to: -insetTop) ? least : min(max(offset, least), max(least, most))
  }

  /// Whether UIKit, and nobody else, moved the content from an offset: it stands where it would rest.
  func rests(from offset: Double, insetTop: Double) -> Bool {
    stands(at: Point(x: 0, y: restingOffset(from: offset, insetTop: insetTop)))
  }

  /// Whether an input ends exactly where its room does, as after UIKit's own reveal, which scrolls the least.
  func hasJustRevealed(_ input: UIView) -> Bool {
    guard input.isDescendant(of: self) else { return false }
    let rect = input.convert((input as? UITextView)?.knownCaret ?? input.bounds, to: self)
    let room = bounds.inset(by: adjustedContentInset)
    let pixel = 1 / (windowScreen?.scale ?? 3)
    return abs(rect.maxY - room.maxY) < pixel || abs(rect.minY - room.minY) < pixel
  }

  /// Whether more of an input is in its room than was before its content moved, as UIKit has it of what begins to be edited.
  /// - Parameter offset: where the content stood, in points down the y axis.
  func hasRevealed(_ input: UIView, from offset: Double) -> Bool {
    guard input.isDescendant(of: self) else { return false }
    let rect = input.convert((input as? UITextView)?.knownCaret ?? input.bounds, to: self)
    let room = bounds.inset(by: adjustedContentInset)
    let step = CGFloat(offset) - uprightOffset.y
    let before = room.offsetBy(dx: 0, dy: isFlipped ? -step : step)
    return rect.intersection(room).height > rect.intersection(before).height + 0.01
  }
}
