extension UIScrollView {
  /// What sets its height: the constant of the constraint at its bottom, else of its height, else its frame.
  var heightOverride: HeightOverride {
    if translatesAutoresizingMaskIntoConstraints { return .frame(of: self) }
    if let bottom = bottomConstraint { return HeightOverride(bottom.constraint, direction: bottom.direction) }
    return heightConstraint.map { HeightOverride($0) } ?? .frame(of: self)
  }

  /// What sets its content's height: the constant of a constraint, by name or between the content's bottom and a view in it,
  /// else `contentSize`.
  func contentHeightOverride(named constraint: NSLayoutConstraint?) -> HeightOverride {
    constraint.map { HeightOverride($0) } ?? contentHeightConstraint ?? .contentSize(of: self)
  }

  private var heightConstraint: NSLayoutConstraint? {
    let candidates = constraints + (superview?.constraints ?? [])
    return candidates.first {
      $0.isActive && $0.firstItem === self && $0.firstAttribute == .height && $0.relation == .equal
    }
  }

  private var contentHeightConstraint: HeightOverride? {
    constraints.firstResult { self.contentBottomOverride($0) }
  }

  private func contentBottomOverride(_ constraint: NSLayoutConstraint) -> HeightOverride? {
    guard constraint.isActive, constraint.relation == .equal else { return nil }
    if isContent(constraint.firstItem), constraint.firstAttribute == .bottom, isLaidOut(constraint.secondItem) {
      return HeightOverride(constraint, direction: 1)
    }
    if isContent(constraint.secondItem), constraint.secondAttribute == .bottom, isLaidOut(constraint.firstItem) {
      return HeightOverride(constraint, direction: -1)
    }
    return nil
  }

  /// Whether constraints place an item. UIKit turns autoresizing masks into constraints too, which are not the app's.
  private func isLaidOut(_ item: AnyObject?) -> Bool {
    (item as? UIView)?.translatesAutoresizingMaskIntoConstraints != true
  }

  /// Whether a constraint's item is the content, which the scroll view itself is to the views in it.
  private func isContent(_ item: AnyObject?) -> Bool {
    item === self || item === contentLayoutGuide
  }
}

extension UIView {
  /// A constraint at the bottom, and 1 where a larger constant moves the bottom down, else −1.
  typealias EdgeConstraint = (constraint: NSLayoutConstraint, direction: CGFloat)

  /// Of several constraints at the bottom one to a view around it, because siblings may depend on the others; else the
  /// strongest.
  var bottomConstraint: EdgeConstraint? { constraint(at: .bottom, toAncestorsOnly: false) }

  /// The constraint that ties the top to a view around it.
  var topConstraint: EdgeConstraint? { constraint(at: .top, toAncestorsOnly: true) }

  private func constraint(at edge: NSLayoutConstraint.Attribute, toAncestorsOnly: Bool) -> EdgeConstraint? {
    var best: (edge: EdgeConstraint, rank: Float)?
    var holder = superview
    while let current = holder {
      for constraint in current.constraints where constraint.isActive && constraint.relation == .equal {
        guard let end = end(of: constraint, at: edge) else { continue }
        let isToAncestor = isDescendant(ofItem: end.other)
        if toAncestorsOnly && !isToAncestor { continue }
        let rank = constraint.priority.rawValue + (isToAncestor ? 2000 : 0)
        if best.map({ rank > $0.rank }) != false { best = ((constraint, end.direction), rank) }
      }
      holder = current.superview
    }
    return best?.edge
  }

  private func end(
    of constraint: NSLayoutConstraint, at edge: NSLayoutConstraint.Attribute
  ) -> (other: AnyObject?, direction: CGFloat)? {
    if constraint.firstItem === self && constraint.firstAttribute == edge { return (constraint.secondItem, 1) }
    if constraint.secondItem === self && constraint.secondAttribute == edge && constraint.multiplier == 1 {
      return (constraint.firstItem, -1)
    }
    return nil
  }

  private func isDescendant(ofItem item: AnyObject?) -> Bool {
    NSLayoutConstraint.view(of: item).map { isDescendant(of: $0) } ?? false
  }
}

extension NSLayoutConstraint {
  /// The view that an item is, or whose guide it is.
  static func view(of item: AnyObject?) -> UIView? { item as? UIView ?? (item as? UILayoutGuide)?.owningView }

  /// The view that it places in another: of its two items the one that lies in the other's view.
  var placedView: UIView? {
    if let second = secondItem as? UIView, Self.view(of: firstItem).map(second.isDescendant) == true { return second }
    return firstItem as? UIView
  }
}
