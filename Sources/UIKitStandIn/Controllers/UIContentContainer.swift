#if !canImport(UIKit)
public import Foundation

/// Something with a size that can change.
@MainActor public protocol UIContentContainer: NSObjectProtocol {
  /// The size it would like.
  var preferredContentSize: CGSize { get }
  /// Told before its size changes.
  func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
  /// Told before its traits change, and before `viewWillTransition`.
  func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}
#endif
