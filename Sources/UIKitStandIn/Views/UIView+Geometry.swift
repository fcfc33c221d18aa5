#if !canImport(UIKit)
import Foundation

extension UIView {
  /// The one way by which a view's place changes: what follows from a change follows here.
  func place(_ change: (inout ViewGeometry) -> Void) {
    let old = geometry
    var new = old
    change(&new)
    guard new != old else { return }
    geometry = new
    if new.transform != old.transform { noteChange(of: .transform) }
    if new.center != old.center || new.bounds.size != old.bounds.size { noteChange(of: .frame) }
    if new.bounds.origin != old.bounds.origin { noteChange(of: self is UIScrollView ? .contentOffset : .bounds) }
    let isResized = new.bounds.size != old.bounds.size
    if isResized {
      setNeedsLayout()
      resizeSubviews(from: old.bounds.size)
    }
    if new.transform == old.transform, guides.constraintCount > 0 || !translatesAutoresizingMaskIntoConstraints {
      markNeedsConstraints()
    }
    updateSafeArea(onlyMoved: !isResized)
    if new.bounds != old.bounds {
      boundsDidChange(from: old.bounds)
      updateSafeAreaOfSubviews(onlyMoved: !isResized)
    }
  }

  /// Pixels a point, where the view is on a screen.
  var pixelScale: CGFloat? { window?.screen.scale }

  static func rounded(_ value: CGFloat, to scale: CGFloat?) -> CGFloat {
    guard let scale, scale > 0 else { return value }
    return (value * scale).rounded() / scale
  }
}
#endif
