/// Moves the root by its transform, and keeps that from feeding back into its layout.
///
/// A view that is moved may be told of another safe area, and would lay its content out anew; its controller's additional
/// insets take that back. The strip that the root uncovers is backed in the root's colour, since the newest keyboards are
/// rounded and translucent.
@MainActor final class RootLift {
  private weak var root: UIView?
  private var standing: Standing?

  private struct Standing {
    var shift: CGFloat
    /// The app's own transform, and what was made of it.
    var own, written: CGAffineTransform
    /// The safe area that the root has where the app put it.
    var safeArea: UIEdgeInsets
    /// The controller's own additional insets, and what was made of them; nil while they are its own.
    var insets: (own: UIEdgeInsets, written: UIEdgeInsets)?
    var backing: UIView?
  }

  init(_ root: UIView) {
    self.root = root
  }

  /// Whether the root is moved.
  var isLifted: Bool { standing != nil }

  /// Whether the root does not stand where it is wanted.
  func needs(_ shift: CGFloat) -> Bool {
    guard let root else { return false }
    guard let standing else { return shift != 0 }
    return standing.shift != shift || root.transform != standing.written
  }

  /// Moves the root down by a distance from where the app has it; a negative one is up.
  func apply(_ shift: CGFloat) {
    guard let root else { return }
    if shift == 0 {
      putBack()
      return
    }
    var standing =
      self.standing ?? Standing(shift: 0, own: root.transform, written: root.transform, safeArea: root.safeAreaInsets)
    if root.transform != standing.written { standing.own = root.transform }
    if standing.backing == nil { standing.backing = backing(for: root) }
    standing.shift = shift
    standing.written = standing.own.concatenating(CGAffineTransform(translationX: 0, y: shift))
    root.transform = standing.written
    keepSafeArea(of: root, &standing)
    self.standing = standing
  }

  /// Lays out without animation, and runs a closure while the root is where the app has it.
  func withOwnLayout<Result>(_ body: () -> Result) -> Result {
    guard let root else { return body() }
    var result: Result?
    UIView.performWithoutAnimation {
      guard let standing, root.transform == standing.written else {
        root.layoutIfNeeded()
        result = body()
        return
      }
      let insets = standing.insets
      root.transform = standing.own
      if let insets { controller?.additionalSafeAreaInsets = insets.own }
      root.layoutIfNeeded()
      self.standing?.safeArea = root.safeAreaInsets
      result = body()
      if let insets { controller?.additionalSafeAreaInsets = insets.written }
      root.transform = standing.written
      root.layoutIfNeeded()
    }
    return result ?? body()
  }

  /// Lays out what was changed.
  func layOut() {
    root?.layoutIfNeeded()
  }

  private func putBack() {
    guard let root, let standing else { return }
    if root.transform == standing.written { root.transform = standing.own }
    if let insets = standing.insets, controller?.additionalSafeAreaInsets == insets.written {
      controller?.additionalSafeAreaInsets = insets.own
    }
    standing.backing?.removeFromSuperview()
    self.standing = nil
  }

  /// Takes back what the move did to the safe area.
  private func keepSafeArea(of root: UIView, _ standing: inout Standing) {
    guard let controller else { return }
    let now = root.safeAreaInsets
    let wanted = standing.safeArea
    guard now != wanted else { return }
    let present = controller.additionalSafeAreaInsets
    let own = standing.insets.flatMap { $0.written == present ? $0.own : nil } ?? present
    let written = UIEdgeInsets(
      top: present.top + wanted.top - now.top, left: present.left + wanted.left - now.left,
      bottom: present.bottom + wanted.bottom - now.bottom, right: present.right + wanted.right - now.right)
    controller.additionalSafeAreaInsets = written
    standing.insets = (own, written)
  }

  /// The controller whose view the root is.
  private var controller: UIViewController? { root?.next as? UIViewController }

  private func backing(for root: UIView) -> UIView? {
    guard let superview = root.superview, let color = root.backgroundColor else { return nil }
    let backing = UIView(frame: root.convert(root.bounds, to: superview))
    backing.backgroundColor = color
    backing.isUserInteractionEnabled = false
    backing.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    superview.insertSubview(backing, belowSubview: root)
    return backing
  }
}
