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
    if isUsedByConstraints(old, new) { markNeedsConstraints() }
    updateSafeArea(onlyMoved: !isResized)
    if new.bounds != old.bounds {
      boundsDidChange(from: old.bounds)
      updateSafeAreaOfSubviews(onlyMoved: !isResized)
    }
  }

  // A transform moves nothing of a layout, and an offset only what is pinned to the scroll view's frame.
  private func isUsedByConstraints(_ old: ViewGeometry, _ new: ViewGeometry) -> Bool {
    let isConstrained = !translatesAutoresizingMaskIntoConstraints
    if ConstraintSolver.isPlacing && isConstrained { return false }
    guard guides.constraintCount > 0 || isConstrained else { return false }
    return new.untransformedFrame != old.untransformedFrame || (guides.frame != nil && new.bounds != old.bounds)
  }

  /// Takes a container's size; a view that has it already stays where it is, shifted or not.
  func fill(_ rect: CGRect) {
    if bounds.size != rect.size { place { $0.untransformedFrame = rect } }
  }

  /// Pixels a point, where the view is on a screen.
  var pixelScale: CGFloat? { window?.screen.scale }

  static func rounded(_ value: CGFloat, to scale: CGFloat?) -> CGFloat {
    guard let scale, scale > 0 else { return value }
    return (value * scale).rounded() / scale
  }
}
#endif
