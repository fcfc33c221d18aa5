import KeyboardLiftCore

extension UIView {
  /// The screen that its window is on; nil outside of a window.
  var windowScreen: UIScreen? { window?.windowScene?.screen }
}

extension UIWindow {
  /// Its frame in screen coordinates.
  var frameOnScreen: Rect {
    guard let space = windowScene?.screen.coordinateSpace else { return Rect(bounds) }
    return Rect(convert(bounds, to: space))
  }
}
