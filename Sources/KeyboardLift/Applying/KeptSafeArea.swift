/// Keeps the safe area of a root that is moved as it is where the app has the root.
///
/// Systems tell a moved view of another safe area, or do not, at once or with the next layout pass; what they do is taken
/// back by the controller's additional insets. A root that is no controller's view has none.
@MainActor final class KeptSafeArea {
  private weak var root: UIView?
  private weak var controller: UIViewController?
  /// What the root has where the app put it.
  private var wanted: UIEdgeInsets
  /// The controller's own additional insets, and what was made of them.
  private var own, written: UIEdgeInsets

  init(of root: UIView) {
    self.root = root
    controller = root.next as? UIViewController
    wanted = root.safeAreaInsets
    own = controller?.additionalSafeAreaInsets ?? .zero
    written = own
  }

  /// Takes back what the move did to the safe area; whether there was anything.
  @discardableResult func correct() -> Bool {
    guard let root, controller != nil else { return false }
    noteOwn()
    let error = wanted - root.safeAreaInsets
    guard error != .zero else { return false }
    write(written + error)
    return true
  }

  /// Leaves the insets as the app's own.
  func putBack() {
    noteOwn()
    write(own)
  }

  /// What the app has set since is its own now, and the safe area that it wants changes by as much.
  private func noteOwn() {
    guard let present = controller?.additionalSafeAreaInsets, present != written else { return }
    wanted = wanted + (present - own)
    own = present
    written = present
  }

  private func write(_ insets: UIEdgeInsets) {
    written = insets
    if let controller, controller.additionalSafeAreaInsets != insets { controller.additionalSafeAreaInsets = insets }
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
