/// Moves the root by its transform, and keeps that from feeding back into its layout.
///
/// A view that is moved may be told of another safe area, and would lay its content out anew; its controller's additional
/// insets take that back. The strip that the root uncovers is backed in the root's colour, since the newest keyboards are
/// rounded and translucent.
@MainActor final class RootLift {
  private weak var root: UIView?
  private var standing: Standing?
  private weak var leavingStrip: UIView?

  private struct Standing {
    /// In window coordinates; negative is up.
    var shift: CGFloat
    /// The app's own transform, and what was made of it.
    var own, written: CGAffineTransform
    /// The safe area that the root has where the app put it.
    var safeArea: UIEdgeInsets
    /// The controller's own additional insets, and what was made of them.
    var ownInsets, writtenInsets: UIEdgeInsets
  }

  /// The strip; it lies in the root, which it goes with wherever that goes.
  private weak var strip: UIView?

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
    if shift == 0 {
      putBack()
      return
    }
    var standing = self.standing ?? present(root)
    if root.transform != standing.written { standing.own = root.transform }
    standing.shift = shift
    let move = root.vectorInSuperview(down: shift)
    standing.written = standing.own.concatenating(CGAffineTransform(translationX: move.x, y: move.y))
    root.transform = standing.written
    self.standing = standing
    keepSafeArea()
    showStrip(over: move.y, own: standing.own)
  }

  /// Lays out what was changed. Where the system tells of the moved root's safe area only now, that is taken back now.
  func layOut() {
    root?.layoutIfNeeded()
    if keepSafeArea() { root?.layoutIfNeeded() }
  }

  /// Removes the strip of a root that is back.
  func removeLeavingStrip() {
    leavingStrip?.removeFromSuperview()
  }

  private func putBack() {
    guard let root, let standing else { return }
    if root.transform == standing.written { root.transform = standing.own }
    if let controller, controller.additionalSafeAreaInsets == standing.writtenInsets {
      controller.additionalSafeAreaInsets = standing.ownInsets
    }
    strip?.frame.size.height = 0
    leavingStrip = strip
    strip = nil
    self.standing = nil
  }

  private func present(_ root: UIView) -> Standing {
    let insets = controller?.additionalSafeAreaInsets ?? .zero
    return Standing(
      shift: 0, own: root.transform, written: root.transform, safeArea: root.safeAreaInsets, ownInsets: insets,
      writtenInsets: insets)
  }

  /// Takes back what the move did to the safe area; whether there was anything.
  @discardableResult private func keepSafeArea() -> Bool {
    guard let root, let controller, var standing else { return false }
    let present = controller.additionalSafeAreaInsets
    if present != standing.writtenInsets {
      standing.safeArea = standing.safeArea + (present - standing.ownInsets)
      standing.ownInsets = present
      standing.writtenInsets = present
    }
    let error = standing.safeArea - root.safeAreaInsets
    if error != .zero {
      standing.writtenInsets = present + error
      controller.additionalSafeAreaInsets = standing.writtenInsets
    }
    self.standing = standing
    return error != .zero
  }

  /// The controller whose view the root is.
  private var controller: UIViewController? { root?.next as? UIViewController }

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
    var result = UIView()
    // What is made inside of an animation would fly in from nowhere.
    UIView.performWithoutAnimation {
      result = UIView(frame: edge)
      result.isUserInteractionEnabled = false
      result.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
      root.addSubview(result)
    }
    return result
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

extension UIEdgeInsets {
  fileprivate static func + (left: UIEdgeInsets, right: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: left.top + right.top, left: left.left + right.left, bottom: left.bottom + right.bottom,
      right: left.right + right.right)
  }

  fileprivate static func - (left: UIEdgeInsets, right: UIEdgeInsets) -> UIEdgeInsets {
    left + UIEdgeInsets(top: -right.top, left: -right.left, bottom: -right.bottom, right: -right.right)
  }
}
