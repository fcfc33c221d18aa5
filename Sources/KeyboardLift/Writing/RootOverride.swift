/// Moves the root by its transform, keeps that from feeding back into its layout, and backs what it uncovers.
@MainActor final class RootOverride {
  private weak var root: UIView?
  private var move: Move?
  private let strip = BackingStrip()

  private struct Move {
    /// In points of the window; negative is up.
    var shift: CGFloat
    let transform: Override<CGAffineTransform>
    /// Where the root stands, and where it would without us; null before the first write.
    var frame = CGRect.null
    var ownFrame = CGRect.null
    var superviewSize = CGSize.zero
    var safeArea: SafeAreaOverride
  }

  init(_ root: UIView) {
    self.root = root
  }

  /// Whether we move the root.
  var isActive: Bool { move != nil }

  /// How far the root stands from where the app has it, in points down the window; zero where the app has replaced the
  /// transform since.
  var shift: CGFloat {
    guard let move, move.transform.isActive else { return 0 }
    return move.shift
  }

  /// Whether the root does not stand where it should.
  func needs(_ shift: CGFloat) -> Bool {
    guard let root, root.superview != nil || move != nil else { return false }
    guard let move else { return shift != 0 }
    return self.shift != shift || move.shift != shift
  }

  /// Moves the root from where the app has it, in points down the window; a negative distance is up.
  func apply(_ shift: CGFloat) {
    guard let root else { return }
    takeFrameSetByApp()
    if shift == 0 { return putBack() }
    var move =
      self.move ?? Move(shift: 0, transform: Self.override(of: root), safeArea: SafeAreaOverride(of: root))
    let distance = root.vectorInSuperview(down: shift)
    let own = move.transform.readOwn()
    move.transform.write(own.concatenating(CGAffineTransform(translationX: distance.x, y: distance.y)))
    move.safeArea.correct()
    move.shift = shift
    self.move = move
    noteFrames()
    if own.b == 0, own.d > 0 { strip.show(in: root, height: -distance.y / own.d) }
  }

  /// Lays out what was changed. Some systems report the moved root's safe area only now.
  func layOut() {
    root?.layoutIfNeeded()
    // A container may give its content a frame at each layout pass.
    takeFrameSetByApp()
    if move?.safeArea.correct() == true { root?.layoutIfNeeded() }
  }

  /// Removes the strip of a root that is back.
  func removeLeavingStrip() { strip.removeIfLeaving() }

  private func putBack() {
    guard let move else { return }
    move.transform.putBack()
    move.safeArea.putBack()
    strip.leave()
    self.move = nil
  }

  private static func override(of root: UIView) -> Override<CGAffineTransform> {
    Override(root.transform, rule: Override.moveRule) { [weak root] in
      root?.transform
    } set: { [weak root] in
      root?.transform = $0
    }
  }

  private func noteFrames() {
    guard let root, let shift = move?.shift else { return }
    let distance = root.vectorInSuperview(down: shift)
    move?.frame = root.frame
    move?.ownFrame = root.frame.offsetBy(dx: -distance.x, dy: -distance.y)
    move?.superviewSize = root.superview?.bounds.size ?? .zero
  }

  /// Recognises a frame that the app set while the root was moved.
  ///
  /// A frame says where the view is to be seen, so one that the app sets takes our move with it: the root has to go up again.
  /// A center, a constraint or a mask moves the root with our move. Both change the center alone, so the reading that moves
  /// the root less counts; constraints place the center always.
  private func takeFrameSetByApp() {
    guard let root, let move, move.transform.isActive, move.frame != .null else { return }
    let frame = root.frame
    if frame.isLevel(with: move.frame) { return }
    let isAbsolute =
      frame.isLevel(with: move.ownFrame) || root.superview.map({ frame.isLevel(with: $0.bounds) }) == true
      || (root.translatesAutoresizingMaskIntoConstraints && root.superview?.bounds.size == move.superviewSize
        && abs(frame.minY - move.ownFrame.minY) < abs(frame.minY - move.frame.minY))
    if isAbsolute {
      let distance = root.vectorInSuperview(down: move.shift)
      root.center = CGPoint(x: root.center.x + distance.x, y: root.center.y + distance.y)
    }
    noteFrames()
  }
}

extension CGRect {
  /// Whether it is as high, and at the same height.
  fileprivate func isLevel(with other: CGRect) -> Bool {
    minY.isClose(to: other.minY) && height.isClose(to: other.height)
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
