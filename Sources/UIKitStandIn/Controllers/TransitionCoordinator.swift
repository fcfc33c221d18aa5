#if !canImport(UIKit)
package import Foundation

/// A transition from its beginning to its end: of a size, as on rotation, or from one controller to another.
@MainActor package final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  package let transitionDuration: TimeInterval
  package let completionCurve = UIView.AnimationCurve.easeInOut
  package let containerView: UIView
  package let targetTransform = CGAffineTransform.identity
  package private(set) var isInteractive: Bool
  package private(set) var isCancelled = false
  package var isAnimated: Bool { transitionDuration > 0 }
  private var animations: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var interactions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var end: (() -> Void)?
  private(set) var hasEnded = false

  package init(in containerView: UIView, duration: TimeInterval, isInteractive: Bool = false) {
    self.containerView = containerView
    transitionDuration = UIView.areAnimationsEnabled ? duration : 0
    self.isInteractive = isInteractive
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

  package func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {
    interactions.append(handler)
  }

  /// The finger leaves; what it did is carried on or taken back.
  package func release(cancelled: Bool) {
    isInteractive = false
    isCancelled = cancelled
    interactions.forEach { $0(self) }
  }

  /// Changes the views inside of an animation, together with all that was asked for, and ends when that has run.
  package func run(_ change: @escaping () -> Void, end: @escaping () -> Void = {}) {
    self.end = end
    let changes = { [self] in
      change()
      containerView.layoutIfNeeded()
      animations.forEach { $0(self) }
    }
    guard isAnimated else {
      changes()
      return finish()
    }
    UIView.animate(withDuration: transitionDuration, animations: changes)
    containerView.world.clock.schedule(after: transitionDuration) { [self] in finish() }
  }

  /// Ends at once, if it has not ended.
  package func finish() {
    guard let end else { return }
    self.end = nil
    hasEnded = true
    end()
    completions.forEach { $0(self) }
    (animations, completions, interactions) = ([], [], [])
  }
}
#endif
