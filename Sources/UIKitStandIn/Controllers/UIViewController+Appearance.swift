#if !canImport(UIKit)
import Foundation

extension UIViewController {
  /// Puts the view into another and goes through the appearance.
  func enter(_ host: UIView, frame: CGRect, animated: Bool, completion: (() -> Void)? = nil) {
    guard let view, view.superview !== host || appearance == .hidden else { return }
    beginAppearing(animated)
    view.frame = frame
    if view.superview !== host { host.addSubview(view) }
    isAppearing(animated)
    host.layoutIfNeeded()
    after(animated) { [self] in
      endAppearing(animated)
      completion?()
    }
  }

  /// Goes through the disappearance and takes the view out.
  func leave(animated: Bool, completion: (() -> Void)? = nil) {
    guard let view = viewIfLoaded, view.superview != nil else { return }
    beginDisappearing(animated)
    after(animated) { [self] in
      view.removeFromSuperview()
      endDisappearing(animated)
      completion?()
    }
  }

  // What a controller's children are shown in is shown with it, and goes with it.
  private var shownChildren: [UIViewController] {
    childControllers.filter { child in
      child.viewIfLoaded.map { view in ownView.map(view.isDescendant) ?? false } ?? false
    }
  }

  private func beginAppearing(_ animated: Bool) {
    guard appearance == .hidden || appearance == .disappearing else { return }
    appearance = .appearing
    viewWillAppear(animated)
    shownChildren.forEach { $0.beginAppearing(animated) }
  }
  private func isAppearing(_ animated: Bool) {
    viewIsAppearing(animated)
    shownChildren.forEach { $0.isAppearing(animated) }
  }
  private func endAppearing(_ animated: Bool) {
    guard appearance == .appearing else { return }
    appearance = .shown
    viewDidAppear(animated)
    shownChildren.forEach { $0.endAppearing(animated) }
  }
  private func beginDisappearing(_ animated: Bool) {
    guard appearance == .shown || appearance == .appearing else { return }
    appearance = .disappearing
    viewWillDisappear(animated)
    shownChildren.forEach { $0.beginDisappearing(animated) }
  }
  private func endDisappearing(_ animated: Bool) {
    guard appearance == .disappearing else { return }
    appearance = .hidden
    viewDidDisappear(animated)
    childControllers.forEach { $0.endDisappearing(animated) }
  }

  // An animated change takes as long as a push does.
  private func after(_ animated: Bool, _ action: @escaping () -> Void) {
    guard animated, UIView.areAnimationsEnabled else { return action() }
    world.clock.schedule(after: 0.35, action)
  }

  // MARK: Presenting

  func show(
    _ presented: UIViewController, in window: UIWindow, animated: Bool, _ completion: (() -> Void)?
  ) {
    window.presented.append(presented)
    if presented.coversPresenter { leaveUnder(animated) }
    presented.enter(window, frame: presented.presentedFrame(in: window), animated: animated, completion: completion)
  }

  func hide(_ presented: UIViewController, animated: Bool, _ completion: (() -> Void)?) {
    guard let window = presented.viewIfLoaded?.window else { return }
    window.presented.removeAll { $0 === presented }
    if presented.coversPresenter { enterAgain(animated) }
    presented.leave(animated: animated, completion: completion)
  }

  // A full-screen presentation hides what is behind; the view itself stays in the window here.
  private func leaveUnder(_ animated: Bool) {
    beginDisappearing(animated)
    after(animated) { [self] in endDisappearing(animated) }
  }
  private func enterAgain(_ animated: Bool) {
    beginAppearing(animated)
    isAppearing(animated)
    after(animated) { [self] in endAppearing(animated) }
  }

  private var coversPresenter: Bool { modalPresentationStyle == .fullScreen }

  /// A page sheet leaves a strip at the top, a form sheet stands in the middle of a pad; all else fills the window.
  func presentedFrame(in window: UIWindow) -> CGRect {
    let bounds = window.bounds
    let isPad = window.screen.traits.userInterfaceIdiom == .pad
    switch modalPresentationStyle {
    case .formSheet where isPad:
      let size = preferredContentSize == .zero ? CGSize(width: 540, height: 620) : preferredContentSize
      let (width, height) = (min(size.width, bounds.width), min(size.height, bounds.height))
      return CGRect(x: bounds.midX - width / 2, y: bounds.midY - height / 2, width: width, height: height)
    case .automatic, .pageSheet, .formSheet:
      guard bounds.height > bounds.width else { return bounds }
      let top = window.safeAreaInsets.top + 10
      return CGRect(x: 0, y: top, width: bounds.width, height: bounds.height - top)
    case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext, .custom, .popover, .none: return bounds
    }
  }
}
#endif
