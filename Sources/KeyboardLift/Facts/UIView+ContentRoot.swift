extension UIView {
  /// The view to move for this one: that of the content, inside of any bars; nil for what lies in a bar itself or in the
  /// keyboard's own window, as an accessory view does.
  ///
  /// It is the view of the outermost controller below one that shows whole screens, or below none at all; without a
  /// controller, the outermost view of the window.
  var contentRoot: UIView? {
    guard let window, window.canBecomeKey else { return nil }
    guard var controller = nearestViewController else {
      var view = self
      while let superview = view.superview, !(superview is UIWindow) { view = superview }
      return view
    }
    if controller.isBarContainer { return nil }
    while let parent = controller.parent, !parent.showsScreens { controller = parent }
    return controller.viewIfLoaded
  }

  /// The panel to move where this root cannot move enough: that of the bars around it, where these are embedded in another
  /// controller's view and cover a part of the screen alone; nil where there is none.
  var panelAround: UIView? {
    guard var container = (next as? UIViewController)?.parent, container.isBarContainer else { return nil }
    while let parent = container.parent, parent.isBarContainer { container = parent }
    guard let host = container.parent, !host.showsScreens else { return nil }
    return container.viewIfLoaded
  }
}

extension UIViewController {
  /// Whether it shows its children inside of bars, which are never moved.
  fileprivate var isBarContainer: Bool {
    self is UINavigationController || self is UITabBarController
  }

  /// Whether each of its children is a screen by itself: what lies beside it, a bar, another column or page, stays.
  ///
  /// Pages are screens where they are all of the content. In a part of one, where they would be cut off at its edges when
  /// moved, they move with the whole.
  fileprivate var showsScreens: Bool {
    if isBarContainer || self is UISplitViewController { return true }
    return self is UIPageViewController && parent?.showsScreens != false
  }
}
