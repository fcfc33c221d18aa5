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

/// What is known of a transition.
@MainActor public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether it is animated.
  var isAnimated: Bool { get }
  /// How long it takes, in seconds.
  var transitionDuration: TimeInterval { get }
  /// The view that it happens in.
  var containerView: UIView { get }
}

/// Runs animations alongside a transition.
@MainActor public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
  /// Animates along, and calls the completion at its end.
  @discardableResult func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
  /// Animates along.
  @discardableResult public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}

/// A change of a window's size, as on rotation.
@MainActor package final class ResizeCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  package let isAnimated = true
  package let transitionDuration: TimeInterval
  package let containerView: UIView
  private var animations: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []

  package init(in window: UIWindow, duration: TimeInterval) {
    containerView = window
    transitionDuration = duration
    super.init()
  }

  package func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animation.map { animations.append($0) }
    completion.map { completions.append($0) }
    return true
  }

  /// Resizes inside of an animation, together with all that was asked for.
  package func run(_ resize: @escaping () -> Void) {
    UIView.animate(
      withDuration: transitionDuration, delay: 0,
      animations: { [self] in
        resize()
        containerView.layoutIfNeeded()
        animations.forEach { $0(self) }
      },
      completion: { [self] _ in completions.forEach { $0(self) } })
  }
}
#endif
