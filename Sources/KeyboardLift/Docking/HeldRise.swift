import KeyboardLiftCore

/// How far a docked bar is moved up, and by what.
@MainActor protocol HeldRise: AnyObject {
  /// Whether what moves it still does.
  var isInForce: Bool { get }
  /// How far it stands above where the app has it, in points; zero where the app has put it elsewhere since.
  var standing: CGFloat { get }
  /// What of the bar's height may go below the keyboard's top, in points.
  var strip: CGFloat { get }
  /// Moves it up from where the app has it, in points.
  func set(_ rise: CGFloat)
}

extension HeldConstant: HeldRise {
  var standing: CGFloat { -own(of: 0) }
  // The bar's safe area shrinks as it leaves the window's bottom, and what is tied to it follows.
  var strip: CGFloat { 0 }
  func set(_ rise: CGFloat) { set(growth: rise, of: 0) }
}

/// Moves a bar that no constraint places by its transform, which is there still after the app has set its frame.
@MainActor final class HeldTranslation: HeldRise {
  private weak var view: UIView?
  private var own, written: CGAffineTransform
  private var rise: CGFloat = 0
  /// It stays as high as it is: the home indicator's strip, which is of no use there, goes under the keyboard.
  let strip: CGFloat

  init(_ view: UIView) {
    self.view = view
    own = view.transform
    written = view.transform
    strip = DockedBar.strip(
      of: Rect(view.convert(view.bounds, to: nil)), safeArea: Insets(view.safeAreaInsets),
      windowHeight: Double(view.window?.bounds.height ?? 0))
  }

  var isInForce: Bool { view?.translatesAutoresizingMaskIntoConstraints == true }
  var standing: CGFloat { view?.transform == written ? rise : 0 }

  func set(_ rise: CGFloat) {
    guard let view else { return }
    if view.transform != written { own = view.transform }
    written = rise == 0 ? own : own.concatenating(CGAffineTransform(translationX: 0, y: -rise))
    view.transform = written
    self.rise = rise
  }
}

extension UIView {
  /// What moves it up: a constraint, the one at its bottom if none is named, else its transform.
  func heldRise(by constraint: NSLayoutConstraint?) -> any HeldRise {
    if let constraint { return HeldConstant(constraint, direction: constraint.raises(self)) }
    if !translatesAutoresizingMaskIntoConstraints, let constant = bottomConstant(raising: true) { return constant }
    return HeldTranslation(self)
  }
}

extension NSLayoutConstraint {
  /// 1 where a larger constant moves a view up, else −1.
  fileprivate func raises(_ view: UIView) -> CGFloat { firstItem === view ? -1 : 1 }

  /// The view that it places in another: of its two items the one that lies in the other's view.
  var placedView: UIView? {
    if let second = secondItem as? UIView, view(of: firstItem).map(second.isDescendant) == true { return second }
    return firstItem as? UIView
  }

  /// The view that one of its items is, or whose guide it is.
  func view(of item: AnyObject?) -> UIView? { item as? UIView ?? (item as? UILayoutGuide)?.owningView }
}
