extension LayoutTree {
  /// A constraint's row; nil if it does not count.
  func row(ofConstraint index: Int) -> LayoutRow? {
    let constraint = constraintNodes[index].constraint
    guard constraint.isActive else { return nil }
    let first = side(constraint.first, constraint.firstAttribute, other: constraint.second?.target)
    guard let second = constraint.second else {
      return LayoutRow(.constraint, first - constraint.constant, constraint.relation, constraint.priority)
    }
    let secondValue = side(second.target, second.attribute, other: constraint.first)
    // Leading and trailing are places on an axis that runs in reading direction.
    let isDirectional = constraint.firstAttribute.isDirectional || second.attribute.isDirectional
    let isMirrored = isDirectional && nodes[self.index(of: constraint.first.itemID)].item.direction == .rightToLeft
    let sign = isMirrored ? -1.0 : 1
    var expression = first * sign - secondValue * (sign * constraint.multiplier) - constraint.constant
    if constraint.multiplier != 1, !constraint.firstAttribute.isSize, !second.attribute.isSize {
      // (first − origin) = multiplier × (second − origin) + constant
      let origin = origin(of: constraint, constraint.firstAttribute.axis, isMirrored: isMirrored)
      expression = expression - origin * (sign * (1 - constraint.multiplier))
    }
    return LayoutRow(.constraint, expression, constraint.relation, constraint.priority)
  }

  private func side(_ target: LayoutTarget, _ attribute: LayoutAttribute, other: LayoutTarget?) -> LinearExpression {
    var usesContent = false
    if case .item(let id) = target, nodes[index(of: id)].item.isScrollView, let other {
      usesContent = isDescendant(index(of: other.itemID), of: index(of: id))
    }
    return value(attribute, of: target, usesContent: usesContent)
  }

  /// Where the coordinates of the view that holds a constraint begin.
  private func origin(of constraint: LayoutConstraint, _ axis: LayoutAxis, isMirrored: Bool) -> LinearExpression {
    let holder = constraint.owner.map { index(of: $0) } ?? commonView(of: constraint)
    let rect = frameRect(holder)
    let bounds = nodes[holder].item.boundsOrigin
    if axis == .vertical { return rect.top - bounds.y }
    return isMirrored ? rect.right : rect.left - bounds.x
  }

  /// The nearest view that contains both items.
  private func commonView(of constraint: LayoutConstraint) -> Int {
    var views = constraint.targets.map { target in
      let index = index(of: target.itemID)
      return nodes[index].item.isGuide ? nodes[index].parent ?? index : index
    }
    let last = views.removeLast()
    var common = views.first ?? last
    while common != last, !isDescendant(last, of: common), let parent = nodes[common].parent { common = parent }
    return common
  }
}
