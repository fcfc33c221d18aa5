/// Keeps the safe area of a moved root as it is where the app has the root.
///
/// Some systems give a moved view another safe area, at once or with the next layout pass, some do not. The controller's
/// additional insets compensate for what they do. A root that is no controller's view has none.
@MainActor struct SafeAreaOverride {
  private weak var root: UIView?
  private let insets: Override<UIEdgeInsets>?
  /// The root's safe area where the app put it.
  private var wanted: UIEdgeInsets
  private var own: UIEdgeInsets

  init(of root: UIView) {
    self.root = root
    wanted = root.safeAreaInsets
    let controller = root.next as? UIViewController
    let present = controller?.additionalSafeAreaInsets ?? .zero
    own = present
    insets = controller.map { controller in
      Override(present) { [weak controller] in
        controller?.additionalSafeAreaInsets
      } set: { [weak controller] in
        controller?.additionalSafeAreaInsets = $0
      }
    }
  }

  /// Compensates for what the move did to the safe area.
  /// - Returns: whether there was anything to do.
  @discardableResult mutating func correct() -> Bool {
    guard let root, let insets else { return false }
    noteOwn(insets)
    let error = wanted - root.safeAreaInsets
    guard error != .zero, let controller = root.next as? UIViewController else { return false }
    insets.write(controller.additionalSafeAreaInsets + error)
    return true
  }

  /// Puts the app's own additional insets back.
  func putBack() {
    insets?.putBack()
  }

  /// What the app set since is its own now, and the safe area that it wants changes by as much.
  private mutating func noteOwn(_ insets: Override<UIEdgeInsets>) {
    let present = insets.readOwn()
    wanted = wanted + (present - own)
    own = present
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
