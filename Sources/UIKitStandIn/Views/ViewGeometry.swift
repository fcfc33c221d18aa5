#if !canImport(UIKit)
package import Foundation

/// A view's place: bounds and middle; the frame is worked out from them, as Core Animation does.
package struct ViewGeometry: Equatable {
  package var bounds = CGRect.zero
  package var center = CGPoint.zero
  package var transform = CGAffineTransform.identity

  var frame: CGRect {
    guard transform != .identity else { return untransformedFrame }
    let around = CGRect(x: -bounds.width / 2, y: -bounds.height / 2, width: bounds.width, height: bounds.height)
    return around.applying(transform).offsetBy(dx: center.x, dy: center.y)
  }

  /// Where the view would be without its transform: what layout works on.
  var untransformedFrame: CGRect {
    get {
      CGRect(
        x: center.x - bounds.width / 2, y: center.y - bounds.height / 2, width: bounds.width, height: bounds.height)
    }
    set {
      bounds.size = CGSize(width: max(0, newValue.width), height: max(0, newValue.height))
      center = CGPoint(x: newValue.minX + bounds.width / 2, y: newValue.minY + bounds.height / 2)
    }
  }

  mutating func setFrame(_ new: CGRect) {
    let frame = new.standardized
    var size = frame.size
    if !(transform.a == 1 && transform.b == 0 && transform.c == 0 && transform.d == 1) {
      let back = transform.inverted()
      size = CGSize(
        width: abs(back.a * size.width + back.c * size.height),
        height: abs(back.b * size.width + back.d * size.height))
    }
    bounds.size = size
    center = CGPoint(x: frame.midX - transform.tx, y: frame.midY - transform.ty)
  }

  /// From the view's own coordinates to the superview's.
  var toSuperview: CoordinateMap {
    if transform == .identity {
      return CoordinateMap(translationX: center.x - bounds.midX, y: center.y - bounds.midY)
    }
    return CoordinateMap(
      transform: CGAffineTransform(translationX: -bounds.midX, y: -bounds.midY).concatenating(transform)
        .concatenating(CGAffineTransform(translationX: center.x, y: center.y)))
  }
}
#endif
