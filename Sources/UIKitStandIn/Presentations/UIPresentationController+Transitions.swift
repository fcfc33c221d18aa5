#if !canImport(UIKit)
package import Foundation

extension UIPresentationController {
  /// Brings the presented controller.
  func present(animated: Bool, _ completion: (() -> Void)?) {
    let (presented, presenter) = (presentedViewController, presentingViewController)
    guard let (host, index) = place(before: presenter), let covered = presenter.viewIfLoaded else { return }
    let container = PresentationContainer(
      frame: presentationStyle.keepsToContext ? covered.geometry.untransformedFrame : host.bounds)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.owner = self
    self.container = container
    host.insertSubview(container, at: index)
    container.window?.presentations.append(self)
    presented.loadViewIfNeeded()
    let input = leavesInputAlone ? nil : container.window?.firstResponder as? UIView
    presentationTransitionWillBegin()
    let coordinator = begin(animated: animated, isInteractive: false)
    let removes = shouldRemovePresentersView
    if removes { presenter.beginDisappearing(animated) }
    presented.beginAppearing(animated)
    if let view = presentedView {
      view.frame = frameOfPresentedViewInContainerView
      container.addSubview(view)
    }
    presented.isAppearing(animated)
    container.layoutIfNeeded()
    // One in front may have taken the keyboard already.
    presenter.keptInput = input
    input?.resignFirstResponder()
    coordinator.run {
    } end: { [self] in
      self.coordinator = nil
      if removes { removePresenter(animated) }
      presented.endAppearing(animated)
      presentationTransitionDidEnd(true)
      completion?()
    }
  }

  /// Takes the presented controller away, and what is in front of it.
  func dismiss(animated: Bool, _ completion: (() -> Void)?) {
    coordinator?.finish()
    presentedViewController.presentation?.activePresentationController?.dismiss(animated: false, nil)
    let coordinator = beginDismissal(animated: animated, isInteractive: false)
    bringKeyboardBehind()
    finishDismissal(coordinator, animated: animated, completion)
  }

  // MARK: By a finger

  /// A finger begins to pull the presented view down; whether it may.
  package func beginPullingDown() -> Bool {
    guard coordinator == nil, container != nil, canBePulledDown, presentedViewController.presentation == nil else {
      return false
    }
    guard !presentedViewController.isModalInPresentation, delegate?.presentationControllerShouldDismiss(self) != false
    else {
      delegate?.presentationControllerDidAttemptToDismiss(self)
      isHeld = true
      return true
    }
    delegate?.presentationControllerWillDismiss(self)
    _ = beginDismissal(animated: true, isInteractive: true)
    isHeld = true
    presentedViewController.keepInput()
    return true
  }

  /// The finger moves; by points down from where the view belongs.
  package func pullDown(by distance: CGFloat) {
    guard isHeld else { return }
    presentedView?.frame.origin.y = frameOfPresentedViewInContainerView.minY + max(0, distance)
  }

  /// The finger lifts, and the view goes or comes back. One that may not be dismissed comes back.
  package func endPullingDown(dismissing: Bool) {
    guard isHeld else { return }
    isHeld = false
    guard let coordinator else { return placePresentedView() }
    coordinator.release(cancelled: !dismissing)
    guard dismissing else { return cancelDismissal(coordinator) }
    presentedViewController.keptInput = nil
    bringKeyboardBehind()
    finishDismissal(coordinator, animated: true) { [self] in delegate?.presentationControllerDidDismiss(self) }
  }

  // MARK: Parts

  private func begin(animated: Bool, isInteractive: Bool) -> TransitionCoordinator {
    let view = container ?? UIView()
    let duration = animated ? UIViewController.transitionDuration : 0
    let coordinator = TransitionCoordinator(in: view, duration: duration, isInteractive: isInteractive)
    self.coordinator = coordinator
    presentedViewController.ownTransitionCoordinator = coordinator
    presentingViewController.ownTransitionCoordinator = coordinator
    return coordinator
  }

  private func beginDismissal(animated: Bool, isInteractive: Bool) -> TransitionCoordinator {
    let coordinator = begin(animated: animated, isInteractive: isInteractive)
    dismissalTransitionWillBegin()
    presentedViewController.beginDisappearing(animated)
    if placeOfPresenter != nil { putPresenterBack(animated) }
    return coordinator
  }

  private func finishDismissal(_ coordinator: TransitionCoordinator, animated: Bool, _ completion: (() -> Void)?) {
    let (presented, presenter) = (presentedViewController, presentingViewController)
    coordinator.run { [self] in
      if let container, let view = presentedView { view.frame.origin.y = container.bounds.maxY }
    } end: { [self] in
      self.coordinator = nil
      presentedView?.removeFromSuperview()
      presented.viewIfLoaded?.removeFromSuperview()
      container?.window?.presentations.removeAll { $0 === self }
      container?.removeFromSuperview()
      container = nil
      presenter.presentation = nil
      presented.presenter = nil
      presented.endDisappearing(animated)
      presenter.endAppearing(animated)
      dismissalTransitionDidEnd(true)
      presented.ownPresentationController = nil
      completion?()
    }
  }

  private func cancelDismissal(_ coordinator: TransitionCoordinator) {
    let presented = presentedViewController
    presented.beginAppearing(true)
    presented.isAppearing(true)
    presented.giveInputBack()
    coordinator.run { [self] in
      placePresentedView()
    } end: { [self] in
      self.coordinator = nil
      presented.endAppearing(true)
      dismissalTransitionDidEnd(false)
    }
  }

  // In front of everything, or only of the presenter where the style keeps to a context.
  private func place(before presenter: UIViewController) -> (UIView, Int)? {
    guard let view = presenter.viewIfLoaded, let window = view.window, let host = view.superview else { return nil }
    guard presentationStyle.keepsToContext, let index = host.subviews.firstIndex(where: { $0 === view }) else {
      return (window, window.subviews.count)
    }
    return (host, index + 1)
  }

  private func removePresenter(_ animated: Bool) {
    let presenter = presentingViewController
    guard let view = presenter.viewIfLoaded, let host = view.superview else { return }
    placeOfPresenter = (host, host.subviews.firstIndex { $0 === view } ?? 0)
    view.removeFromSuperview()
    presenter.endDisappearing(animated)
  }

  private func putPresenterBack(_ animated: Bool) {
    let presenter = presentingViewController
    guard let (host, index) = placeOfPresenter, let view = presenter.viewIfLoaded else { return }
    placeOfPresenter = nil
    presenter.beginAppearing(animated)
    view.frame = presentationStyle.keepsToContext ? container?.frame ?? host.bounds : host.bounds
    host.insertSubview(view, at: index)
    presenter.isAppearing(animated)
    host.layoutIfNeeded()
  }

  // The keyboard passes to the input behind that had it, else it goes.
  private func bringKeyboardBehind() {
    let presenter = presentingViewController
    guard let window = container?.window else { return }
    if let input = presenter.keptInput, input.window === window {
      presenter.keptInput = nil
      if input.becomeFirstResponder() { return }
    }
    presentedView?.endEditingInside(force: true)
  }
}

extension UIModalPresentationStyle {
  var keepsToContext: Bool { self == .currentContext || self == .overCurrentContext }
}
#endif
