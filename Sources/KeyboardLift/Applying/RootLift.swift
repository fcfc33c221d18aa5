/// Moves the root by its transform, keeps that from feeding back into its layout, and backs what it uncovers.
@MainActor final class RootLift {
  private weak var root: UIView?
  private var standing: Standing?
  /// Backs the strip that the root uncovers, since the newest keyboards are rounded and translucent. It lies in the root,
  /// with which it moves and goes.
  private weak var strip: UIView?
  private weak var leavingStrip: UIView?

  private struct Standing {
    /// In points of the window; negative is up.
    var shift: CGFloat
    /// The app's own transform, and what was made of it.
    var own, written: CGAffineTransform
    /// Where the root stands, and where it would without us.
    var frame = CGRect.null
    var ownFrame = CGRect.null
    let safeArea: KeptSafeArea
  }

  init(_ root: UIView) {
    self.root = root
  }

  /// Whether the root is moved.
  var isLifted: Bool { standing != nil }

  /// How far the root stands from where the app has it, in points of the window; zero where the app has set another transform
  /// since.
  var standingShift: CGFloat {
    guard let standing, root?.transform == standing.written else { return 0 }
    return standing.shift
  }

  /// Whether the root does not stand where it is wanted.
  func needs(_ shift: CGFloat) -> Bool {
    guard let root else { return false }
    guard let standing else { return shift != 0 }
    return standing.shift != shift || root.transform != standing.written
  }

  /// Moves the root down by a distance from where the app has it, in points of the window; a negative one is up.
  func apply(_ shift: CGFloat) {
    guard let root else { return }
    moveGivenFrame()
    if shift == 0 {
      putBack()
      return
    }
    var standing =
      self.standing
      ?? Standing(shift: 0, own: root.transform, written: root.transform, safeArea: KeptSafeArea(of: root))
    if root.transform != standing.written { standing.own = root.transform }
    let move = root.vectorInSuperview(down: shift)
    standing.written = standing.own.concatenating(CGAffineTransform(translationX: move.x, y: move.y))
    root.transform = standing.written
    standing.safeArea.correct()
    standing.shift = shift
    standing.frame = root.frame
    standing.ownFrame = root.frame.offsetBy(dx: -move.x, dy: -move.y)
    self.standing = standing
    showStrip(over: move.y, own: standing.own)
  }

  /// Lays out what was changed. Where the system tells of the moved root's safe area only now, that is taken back now.
  func layOut() {
    root?.layoutIfNeeded()
    // Containers may give their content its frame whenever they are laid out.
    moveGivenFrame()
    if standing?.safeArea.correct() == true { root?.layoutIfNeeded() }
  }

  /// Removes the strip of a root that is back.
  func removeLeavingStrip() {
    leavingStrip?.removeFromSuperview()
  }

  /// Moves a frame that the root was given while it was moved: containers and transitions set the frame that the root has
  /// where the app has it, or that of what it is put into. They set it whole: from the side too, where it slides in or out.
  private func moveGivenFrame() {
    guard let root, let standing, root.transform == standing.written else { return }
    let frame = root.frame
    guard !frame.isLevel(with: standing.frame),
      frame.isLevel(with: standing.ownFrame) || root.superview.map({ frame.isLevel(with: $0.bounds) }) == true
    else { return }
    let move = root.vectorInSuperview(down: standing.shift)
    root.center = CGPoint(x: root.center.x + move.x, y: root.center.y + move.y)
  }

  private func putBack() {
    guard let root, let standing else { return }
    if root.transform == standing.written { root.transform = standing.own }
    standing.safeArea.putBack()
    strip?.frame.size.height = 0
    leavingStrip = strip
    strip = nil
    self.standing = nil
  }

  /// Backs what the root uncovers: as high as the root is moved, hanging from its bottom.
  private func showStrip(over distance: CGFloat, own: CGAffineTransform) {
    guard let root, let color = root.backgroundColor, own.b == 0, own.d > 0 else { return }
    let edge = CGRect(x: root.bounds.minX, y: root.bounds.maxY, width: root.bounds.width, height: 0)
    if strip == nil { strip = leavingStrip ?? addStrip(at: edge, to: root) }
    leavingStrip = nil
    strip?.backgroundColor = color
    strip?.frame = CGRect(origin: edge.origin, size: CGSize(width: edge.width, height: -distance / own.d))
  }

  private func addStrip(at edge: CGRect, to root: UIView) -> UIView {
    let strip = UIView()
    // What is placed for the first time inside of an animation would fly in from nowhere.
    UIView.performWithoutAnimation {
      strip.frame = edge
      strip.isUserInteractionEnabled = false
      strip.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
      root.addSubview(strip)
    }
    return strip
  }
}

extension CGRect {
  /// Whether it is as high, and at the same height.
  fileprivate func isLevel(with other: CGRect) -> Bool {
    abs(minY - other.minY) < 0.001 && abs(height - other.height) < 0.001
  }
}

extension UIView {
  /// A distance down the window as a vector in the superview's coordinates, which may be scaled or rotated.
  fileprivate func vectorInSuperview(down distance: CGFloat) -> CGPoint {
    guard let superview else { return CGPoint(x: 0, y: distance) }
    let origin = superview.convert(CGPoint.zero, from: nil)
    let end = superview.convert(CGPoint(x: 0, y: distance), from: nil)
    return CGPoint(x: end.x - origin.x, y: end.y - origin.y)
  }
}
