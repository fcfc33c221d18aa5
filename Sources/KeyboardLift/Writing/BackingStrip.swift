/// Backs the strip that a moved root uncovers, because the newest keyboards are rounded and translucent. It is a subview of the
/// root, at its bottom, so that it moves and goes with it.
@MainActor final class BackingStrip {
  private weak var shown: UIView?
  private weak var leaving: UIView?

  /// Shows the strip in the root's own colour; nothing for a root without one.
  func show(in root: UIView, height: CGFloat) {
    guard let color = root.backgroundColor else { return }
    let edge = CGRect(x: root.bounds.minX, y: root.bounds.maxY, width: root.bounds.width, height: 0)
    let strip = shown ?? leaving ?? Self.add(at: edge, to: root)
    (shown, leaving) = (strip, nil)
    strip.backgroundColor = color
    strip.frame = CGRect(origin: edge.origin, size: CGSize(width: edge.width, height: height))
  }

  /// Shrinks the strip, which is to be removed when the motion has ended.
  func leave() {
    shown?.frame.size.height = 0
    if shown != nil { leaving = shown }
    shown = nil
  }

  func removeIfLeaving() {
    leaving?.removeFromSuperview()
  }

  private static func add(at edge: CGRect, to root: UIView) -> UIView {
    let strip = UIView()
    // A view that is placed for the first time within an animation would fly in from nowhere.
    UIView.performWithoutAnimation {
      strip.frame = edge
      strip.isUserInteractionEnabled = false
      strip.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
      root.addSubview(strip)
    }
    return strip
  }
}
