#if !canImport(UIKit)
import Foundation

extension UIView {
  func updateSafeArea(onlyMoved: Bool) {
    let new = wantedSafeAreaInsets
    guard new != insetsForSafeArea, !onlyMoved || world.safeAreaModel == .follows else { return }
    let passedOn = insetsForSubviews
    insetsForSafeArea = new
    setNeedsLayout()
    if guides.constraintCount > 0 { markNeedsConstraints() }
    safeAreaDidSettle()
    safeAreaInsetsDidChange()
    if controller?.viewIfLoaded === self { controller?.viewSafeAreaInsetsDidChange() }
    if passedOn != insetsForSubviews { childViews.forEach { $0.updateSafeArea(onlyMoved: false) } }
  }

  // Without insets to pass on, a scroll of ten thousand subviews asks none of them.
  func updateSafeAreaOfSubviews(onlyMoved: Bool) {
    guard insetsForSubviews != .zero else { return }
    childViews.forEach { $0.updateSafeArea(onlyMoved: onlyMoved) }
  }

  private var wantedSafeAreaInsets: UIEdgeInsets {
    if let window = self as? UIWindow { return window.deviceInsets }
    let added = controller.map { $0.additionalSafeAreaInsets + $0.insetsOfBars } ?? .zero
    guard let parent = parentView, parent.insetsForSubviews != .zero else { return added }
    let isMoved = geometry.transform != .identity && world.safeAreaModel == .keeps
    let frame = isMoved ? geometry.untransformedFrame : geometry.frame
    let safe = parent.bounds.inset(by: parent.insetsForSubviews)
    let inherited = UIEdgeInsets(
      top: max(0, safe.minY - frame.minY), left: max(0, safe.minX - frame.minX),
      bottom: max(0, frame.maxY - safe.maxY), right: max(0, frame.maxX - safe.maxX))
    return inherited + added
  }
}
#endif
