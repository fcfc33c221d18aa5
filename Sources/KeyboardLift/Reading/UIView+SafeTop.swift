import KeyboardLiftCore

extension UIView {
  /// Down to where the top of the window is covered, in points of the window: by the system's bars and the sensor housing, and
  /// by the navigation bars of the controllers around this view.
  ///
  /// A bar inside of this view moves with it and covers nothing.
  func safeTop(in window: UIWindow) -> CGFloat {
    var top = window.safeAreaInsets.top
    var controller = nearestViewController
    while let current = controller {
      if let container = current as? UINavigationController, let bar = container.coveringBar,
        !bar.isDescendant(of: self)
      {
        top = max(top, bar.convert(bar.bounds, to: nil).maxY)
      }
      controller = current.parent
    }
    return top
  }
}

extension UINavigationController {
  /// The navigation bar, while it shows.
  fileprivate var coveringBar: UINavigationBar? {
    let bar = navigationBar
    return isNavigationBarHidden || bar.window == nil || bar.isHidden ? nil : bar
  }
}
