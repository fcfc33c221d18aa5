#if !canImport(UIKit)
import Foundation

/// The way from one coordinate system to another.
struct CoordinateMap {
  var transform: CGAffineTransform

  init(transform: CGAffineTransform) { self.transform = transform }
  init(translationX x: CGFloat = 0, y: CGFloat = 0) { transform = CGAffineTransform(translationX: x, y: y) }

  var inverted: CoordinateMap { CoordinateMap(transform: transform.inverted()) }
  func then(_ other: CoordinateMap) -> CoordinateMap {
    CoordinateMap(transform: transform.concatenating(other.transform))
  }
  func apply(_ point: CGPoint) -> CGPoint { point.applying(transform) }
  func apply(_ rect: CGRect) -> CGRect { rect.applying(transform) }

  /// Between two spaces of one tree or one screen; nil if they share none.
  @MainActor static func between(_ from: any UICoordinateSpace, _ to: any UICoordinateSpace) -> CoordinateMap? {
    if let from = from as? UIView, let to = to as? UIView, from.rootView === to.rootView { return from.map(to: to) }
    guard let first = place(of: from), let second = place(of: to), first.screen === second.screen else { return nil }
    return first.map.then(second.map.inverted)
  }

  @MainActor private static func place(of space: any UICoordinateSpace) -> (map: CoordinateMap, screen: UIScreen)? {
    if let view = space as? UIView {
      guard let window = view.window else { return nil }
      return (view.mapToRoot().then(window.mapToScreen), window.screen)
    }
    return (space as? PlacedSpace).flatMap { space in space.screen.map { (space.mapToScreen, $0) } }
  }
}

extension UIView {
  /// From this view's coordinates to those of its topmost ancestor: the window, if it is in one.
  func mapToRoot() -> CoordinateMap {
    var map = CoordinateMap()
    var view = self
    while let parent = view.parentView {
      map = map.then(view.geometry.toSuperview)
      view = parent
    }
    return map
  }

  func map(to view: UIView?) -> CoordinateMap {
    guard let view else { return mapToRoot() }
    if view === parentView { return geometry.toSuperview }
    if view.parentView === self { return view.geometry.toSuperview.inverted }
    if view.rootView !== rootView, let map = CoordinateMap.between(self, view) { return map }
    return mapToRoot().then(view.mapToRoot().inverted)
  }
}
#endif
