#if !canImport(UIKit)
public import Foundation

/// A screen, as large as a test makes it.
@MainActor open class UIScreen: NSObject {
  package var portraitSize: CGSize
  package var orientation = UIInterfaceOrientation.portrait
  package let traits: UITraitCollection
  private var spaces: (turning: PlacedSpace, fixed: PlacedSpace)?

  package init(portraitSize: CGSize, scale: CGFloat, idiom: UIUserInterfaceIdiom) {
    self.portraitSize = portraitSize
    traits = UITraitCollection(idiom: idiom, displayScale: scale)
    super.init()
  }

  /// The rectangle in points, in the present orientation.
  open var bounds: CGRect {
    orientation.isTurned
      ? CGRect(x: 0, y: 0, width: portraitSize.height, height: portraitSize.width)
      : CGRect(origin: .zero, size: portraitSize)
  }
  /// Pixels a point.
  open var scale: CGFloat { traits.displayScale }
  /// The rectangle in pixels, portrait side up.
  open var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: portraitSize.width * scale, height: portraitSize.height * scale)
  }
  /// The space that turns with the interface: keyboard frames are in it.
  open var coordinateSpace: any UICoordinateSpace { madeSpaces.turning }
  /// The space that stays portrait side up.
  open var fixedCoordinateSpace: any UICoordinateSpace { madeSpaces.fixed }

  private var madeSpaces: (turning: PlacedSpace, fixed: PlacedSpace) {
    if let spaces { return spaces }
    let turning = PlacedSpace(on: self, rect: { [weak self] in self?.bounds ?? .zero }, map: { CoordinateMap() })
    let fixed = PlacedSpace(
      on: self, rect: { [weak self] in CGRect(origin: .zero, size: self?.portraitSize ?? .zero) },
      map: { [weak self] in self?.mapFromFixed ?? CoordinateMap() })
    spaces = (turning, fixed)
    return (turning, fixed)
  }

  // From the portrait screen to the turned one.
  private var mapFromFixed: CoordinateMap {
    let (width, height) = (portraitSize.width, portraitSize.height)
    switch orientation {
    case .unknown, .portrait: return CoordinateMap()
    case .portraitUpsideDown:
      return CoordinateMap(transform: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: width, ty: height))
    case .landscapeLeft:
      return CoordinateMap(transform: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: height, ty: 0))
    case .landscapeRight:
      return CoordinateMap(transform: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: width))
    }
  }
}

extension UIInterfaceOrientation {
  package var isTurned: Bool { self == .landscapeLeft || self == .landscapeRight }
}
#endif
