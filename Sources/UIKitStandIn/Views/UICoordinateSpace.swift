#if !canImport(UIKit)
public import Foundation

/// Something that has coordinates on a screen.
@MainActor public protocol UICoordinateSpace: NSObjectProtocol {
  /// Its own rectangle.
  var bounds: CGRect { get }
  /// The same point in another space.
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// A point of another space in this one.
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// The same rectangle in another space.
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  /// A rectangle of another space in this one.
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

/// A space that is no view: the screen's, the screen's without rotation, a scene's.
@MainActor final class PlacedSpace: NSObject, UICoordinateSpace {
  weak var screen: UIScreen?
  private let rect: @MainActor () -> CGRect
  private let map: @MainActor () -> CoordinateMap

  init(on screen: UIScreen, rect: @escaping @MainActor () -> CGRect, map: @escaping @MainActor () -> CoordinateMap) {
    self.screen = screen
    self.rect = rect
    self.map = map
    super.init()
  }

  var bounds: CGRect { rect() }
  var mapToScreen: CoordinateMap { map() }

  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    CoordinateMap.between(self, coordinateSpace)?.apply(point) ?? CGRect.null.origin
  }
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    CoordinateMap.between(coordinateSpace, self)?.apply(point) ?? CGRect.null.origin
  }
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    CoordinateMap.between(self, coordinateSpace)?.apply(rect) ?? .null
  }
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    CoordinateMap.between(coordinateSpace, self)?.apply(rect) ?? .null
  }
}
#endif
