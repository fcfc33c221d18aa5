/// A height that a constraint's constant rules: a frame or size that is set would die at the next layout pass.
@MainActor final class HeldConstant: HeldHeight {
  private weak var constraint: NSLayoutConstraint?
  /// 1 where a larger constant makes the height greater, else −1.
  private let direction: CGFloat
  private var own: CGFloat
  private var written: CGFloat
  private var ownHeight: CGFloat = 0
  /// What really came of it.
  private var growth: CGFloat = 0

  init(_ constraint: NSLayoutConstraint, direction: CGFloat = 1) {
    self.constraint = constraint
    self.direction = direction
    own = constraint.constant
    written = constraint.constant
  }

  var isInForce: Bool { constraint?.isActive == true }

  func own(of height: CGFloat) -> CGFloat {
    guard let constraint, constraint.isActive, constraint.constant == written else { return height }
    return height - growth
  }

  func set(growth: CGFloat, of ownHeight: CGFloat) {
    guard let constraint else { return }
    if constraint.constant != written { own = constraint.constant }
    written = growth == 0 ? own : own + direction * growth
    if constraint.constant != written { constraint.constant = written }
    self.ownHeight = ownHeight
    self.growth = growth
  }

  func readBack(_ height: CGFloat) {
    growth = height - ownHeight
  }
}

extension UIScrollView {
  /// What rules its height: the constant of the constraint at its bottom, else of its height, else its frame.
  var heldHeight: any HeldHeight {
    if !translatesAutoresizingMaskIntoConstraints, let constant = bottomConstant() ?? heightConstant { return constant }
    return HeldFrame(self)
  }

  /// What rules its content's height: the constant of a constraint, by name or between the content's bottom and what lies
  /// in it, else `contentSize`.
  func heldContentHeight(named constraint: NSLayoutConstraint?) -> any HeldHeight {
    if let constant = constraint.map({ HeldConstant($0) }) ?? contentHeightConstant { return constant }
    return HeldContentSize(self)
  }

  private var heightConstant: HeldConstant? {
    let candidates = constraints + (superview?.constraints ?? [])
    let height = candidates.first {
      $0.isActive && $0.firstItem === self && $0.firstAttribute == .height && $0.relation == .equal
    }
    return height.map { HeldConstant($0) }
  }

  private var contentHeightConstant: HeldConstant? {
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

extension UIView {
  /// Of several constraints at the bottom one to a view around it: what stands beside it may hang from it. Else the strongest.
  /// - Parameter raising: whether growth is to move the view up, and not to make it higher.
  func bottomConstant(raising: Bool = false) -> HeldConstant? {
    var best: (constraint: NSLayoutConstraint, direction: CGFloat, rank: Float)?
    var holder = superview
    while let current = holder {
      for constraint in current.constraints where constraint.isActive && constraint.relation == .equal {
        guard let end = bottomEnd(of: constraint) else { continue }
        let rank = constraint.priority.rawValue + (isAround(constraint.view(of: end.other)) ? 2000 : 0)
        if best.map({ rank > $0.rank }) != false { best = (constraint, end.direction, rank) }
      }
      holder = current.superview
    }
    return best.map { HeldConstant($0.constraint, direction: raising ? -$0.direction : $0.direction) }
  }

  private func bottomEnd(of constraint: NSLayoutConstraint) -> (other: AnyObject?, direction: CGFloat)? {
    if constraint.firstItem === self && constraint.firstAttribute == .bottom { return (constraint.secondItem, 1) }
    if constraint.secondItem === self && constraint.secondAttribute == .bottom && constraint.multiplier == 1 {
      return (constraint.firstItem, -1)
    }
    return nil
  }

  private func isAround(_ view: UIView?) -> Bool { view.map { isDescendant(of: $0) } ?? false }
}
