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
    if passedOn != insetsForSubviews { tellSubviewsLater(toldBefore: passedOn) }
  }

  // Subviews are told in the next layout pass, or when one is asked: a change that is taken back before reaches none.
  private func tellSubviewsLater(toldBefore told: UIEdgeInsets) {
    guard insetsToldLast == nil else { return }
    insetsToldLast = told
    StandInEnvironment.untold.append(WeakView(view: self))
  }

  private func tellSubviews() {
    guard let told = insetsToldLast else { return }
    insetsToldLast = nil
    if told != insetsForSubviews { childViews.forEach { $0.updateSafeArea(onlyMoved: false) } }
  }

  /// Hears of changes around this view that it has not been told yet.
  func learnSafeArea() {
    guard !StandInEnvironment.untold.isEmpty else { return }
    parentView?.learnSafeArea()
    parentView?.tellSubviews()
  }

  /// Tells every view what it has not been told yet.
  static func tellAllOfSafeArea() {
    while let view = StandInEnvironment.untold.popLast() { view.view?.tellSubviews() }
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
