/// A constraint's constant that carries a part of ours.
@MainActor final class HeldConstant {
  private weak var constraint: NSLayoutConstraint?
  /// 1 where a larger constant makes the view higher, else −1.
  private let direction: CGFloat
  private var own: CGFloat
  private var written: CGFloat

  init(_ constraint: NSLayoutConstraint, direction: CGFloat = 1) {
    self.constraint = constraint
    self.direction = direction
    own = constraint.constant
    written = constraint.constant
  }

  /// Makes the view higher by a distance than the app has it, in points; a negative one makes it lower.
  func set(growth: CGFloat) {
    guard let constraint else { return }
    if constraint.constant != written { own = constraint.constant }
    written = growth == 0 ? own : own + direction * growth
    constraint.constant = written
  }
}

extension UIView {
  /// The constant that rules the view's height: of the constraint at its bottom, else of its height; nil where none does.
  var heightConstant: HeldConstant? {
    guard !translatesAutoresizingMaskIntoConstraints else { return nil }
    var holder: UIView? = self
    while let current = holder {
      if let constant = current.constraints.lazy.compactMap({ self.bottomConstant($0) }).first { return constant }
      holder = current.superview
    }
    let height = constraints.first {
      $0.isActive && $0.firstItem === self && $0.firstAttribute == .height && $0.secondItem == nil && $0.relation == .equal
    }
    return height.map { HeldConstant($0) }
  }

  private func bottomConstant(_ constraint: NSLayoutConstraint) -> HeldConstant? {
    guard constraint.isActive, constraint.relation == .equal else { return nil }
    if constraint.firstItem === self && constraint.firstAttribute == .bottom && !constraintIsInside(constraint.secondItem) {
      return HeldConstant(constraint, direction: 1)
    }
    if constraint.secondItem === self && constraint.secondAttribute == .bottom && !constraintIsInside(constraint.firstItem) {
      return HeldConstant(constraint, direction: -1)
    }
    return nil
  }

  /// Whether a constraint's item lies in this view, so that it says nothing of this view's own height.
  private func constraintIsInside(_ item: AnyObject?) -> Bool {
    (item as? UIView)?.isDescendant(of: self) ?? false
  }
}

extension UIScrollView {
  /// The constant that rules the content's height: of a constraint between the content's bottom and what lies in it; nil
  /// where none does, and `contentSize` is the app's to set.
  var contentHeightConstant: HeldConstant? {
    constraints.lazy.compactMap { self.contentBottomConstant($0) }.first
  }

  private func contentBottomConstant(_ constraint: NSLayoutConstraint) -> HeldConstant? {
    guard constraint.isActive, constraint.relation == .equal else { return nil }
    if isContent(constraint.firstItem), constraint.firstAttribute == .bottom, isLaidOut(constraint.secondItem) {
      return HeldConstant(constraint, direction: 1)
    }
    if isContent(constraint.secondItem), constraint.secondAttribute == .bottom, isLaidOut(constraint.firstItem) {
      return HeldConstant(constraint, direction: -1)
    }
    return nil
  }

  /// Whether constraints lay an item out: what UIKit makes of autoresizing masks are constraints too, which are not the app's.
  private func isLaidOut(_ item: AnyObject?) -> Bool {
    (item as? UIView)?.translatesAutoresizingMaskIntoConstraints != true
  }

  /// Whether a constraint's item stands for the content: to what lies in it, the scroll view itself does.
  private func isContent(_ item: AnyObject?) -> Bool {
    item === self || item === contentLayoutGuide
  }
}
