#if !canImport(UIKit)
package import Foundation

/// A push, a pop or an exchange of the controller that is shown.
@MainActor struct NavigationStep {
  enum Kind { case push, pop, replace }

  let kind: Kind
  let old: UIViewController?
  let new: UIViewController
  let coordinator: TransitionCoordinator
}

extension UINavigationController {
  /// Shows the controller on top.
  func show(insteadOf old: UIViewController?, _ kind: NavigationStep.Kind, animated: Bool) {
    step?.coordinator.finish()
    placeBars()
    guard isViewLoaded, let view, let new = stack.last, old !== new else {
      if stack.isEmpty { old?.leave() }
      if kind == .pop { old?.removeFromParent() }
      return
    }
    guard view.window != nil else {
      old?.viewIfLoaded?.removeFromSuperview()
      new.view.frame = frame(of: new)
      view.insertSubview(new.view, at: 0)
      if kind == .pop { old?.removeFromParent() }
      return
    }
    begin(kind, from: old, to: new, animated: animated, isInteractive: false)
    finishStep(animated: animated)
  }

  // MARK: By a finger

  /// A finger begins to swipe back; whether there is something to go back to.
  package func beginSwipingBack() -> Bool {
    guard step == nil, stack.count > 1, let view = viewIfLoaded, view.window != nil,
      interactivePopGestureRecognizer?.isEnabled == true, let old = stack.popLast(), let new = stack.last
    else { return false }
    interactivePopGestureRecognizer?.state = .began
    old.willMove(toParent: nil)
    begin(.pop, from: old, to: new, animated: true, isInteractive: true)
    return true
  }

  /// The finger moves, by a part of the way.
  package func swipeBack(to fraction: CGFloat) {
    guard let step, step.coordinator.isInteractive else { return }
    interactivePopGestureRecognizer?.state = .changed
    slide(step, to: min(max(fraction, 0), 1))
  }

  /// The finger lifts: the controller below comes, or the one on top comes back.
  package func endSwipingBack(popping: Bool) {
    guard let step, step.coordinator.isInteractive, let old = step.old else { return }
    interactivePopGestureRecognizer?.state = .ended
    interactivePopGestureRecognizer?.state = .possible
    step.coordinator.release(cancelled: !popping)
    guard !popping else { return finishStep(animated: true) }
    stack.append(old)
    old.beginAppearing(true)
    old.isAppearing(true)
    step.new.beginDisappearing(true)
    old.giveInputBack()
    step.coordinator.run { [self] in
      slide(step, to: 0)
    } end: { [self] in
      self.step = nil
      step.new.viewIfLoaded?.removeFromSuperview()
      step.new.endDisappearing(true)
      old.endAppearing(true)
    }
  }

  // MARK: Parts

  private func begin(
    _ kind: NavigationStep.Kind, from old: UIViewController?, to new: UIViewController, animated: Bool,
    isInteractive: Bool
  ) {
    guard let view, let newView = new.view else { return }
    let duration = animated ? UIViewController.transitionDuration : 0
    let coordinator = TransitionCoordinator(in: view, duration: duration, isInteractive: isInteractive)
    let step = NavigationStep(kind: kind, old: old, new: new, coordinator: coordinator)
    self.step = step
    ownTransitionCoordinator = coordinator
    old?.beginDisappearing(animated)
    old?.keepInput()
    new.beginAppearing(animated)
    newView.frame = frame(of: new)
    if kind == .push, let oldView = old?.viewIfLoaded {
      view.insertSubview(newView, aboveSubview: oldView)
    } else {
      view.insertSubview(newView, at: 0)
    }
    new.isAppearing(animated)
    view.layoutIfNeeded()
    if animated { UIView.performWithoutAnimation { slide(step, to: 0) } }
  }

  private func finishStep(animated: Bool) {
    guard let step else { return }
    step.coordinator.run { [self] in
      if animated { slide(step, to: 1) }
    } end: { [self] in
      self.step = nil
      step.old?.viewIfLoaded?.removeFromSuperview()
      step.old?.endDisappearing(animated)
      if step.kind == .pop {
        step.old?.keptInput = nil
        step.old?.removeFromParent()
      }
      step.new.endAppearing(animated)
      step.new.giveInputBack()
    }
  }

  // The one on top moves by the whole width, the one below by a third. Their frames are set whatever their transforms.
  private func slide(_ step: NavigationStep, to fraction: CGFloat) {
    guard let view else { return }
    let (top, below) = step.kind == .push ? (step.new, step.old) : (step.old, step.new)
    let progress = step.kind == .push ? 1 - fraction : fraction
    let width = view.bounds.width
    if let top { top.viewIfLoaded?.frame = frame(of: top).offsetBy(dx: width * progress, dy: 0) }
    if let below { below.viewIfLoaded?.frame = frame(of: below).offsetBy(dx: -width * (1 - progress) / 3, dy: 0) }
  }
}
#endif
