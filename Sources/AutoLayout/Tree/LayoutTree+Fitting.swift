extension LayoutTree {
  /// The size that the constraints in a view give it, as `systemLayoutSizeFitting(_:)`.
  ///
  /// Only the view's subtree and the constraints within it count.
  ///
  /// - Parameters:
  ///   - id: The view.
  ///   - target: The wanted size, in points; zero for the smallest.
  ///   - priorities: How strongly the target is wanted along each axis; 50 by default, so that it only pulls.
  ///   - measure: As for ``layOut(measuring:)``.
  public func fittingSize(
    of id: ItemID, target: LayoutSize = .zero, priorities: AxisPriorities = AxisPriorities(.fittingSizeLevel),
    measuring measure: ((ItemID, Double) -> Double?)? = nil
  ) -> LayoutSize {
    var tree = LayoutTree()
    tree.fitting = FittingTarget(size: target, priorities: priorities)
    var copies: [Int: ItemID] = [:]
    let root = copy(index(of: id), to: nil, of: &tree, &copies)
    for node in constraintNodes where node.isLive {
      if let constraint = node.constraint.moved(to: copies) { tree.add(constraint) }
    }
    var originals: [ItemID: ItemID] = [:]
    for (index, copy) in copies { originals[copy] = nodes[index].id }
    tree.layOut { copy, width in originals[copy].flatMap { measure?($0, width) } }
    return tree.frame(of: root).size
  }

  private func copy(
    _ index: Int, to parent: ItemID?, of tree: inout LayoutTree, _ copies: inout [Int: ItemID]
  ) -> ItemID {
    let node = nodes[index]
    var item = node.item
    if parent == nil {
      item.frame.x = 0
      item.frame.y = 0
      item.safeAreaInsets = node.insets.safeArea
    }
    let id = tree.add(item, to: parent)
    copies[index] = id
    for child in node.children { _ = copy(child, to: id, of: &tree, &copies) }
    if var stack = item.stack {
      stack.customSpacings = Dictionary(
        uniqueKeysWithValues: stack.customSpacings.compactMap { key, value in copies[key.index].map { ($0, value) } })
      tree[id].kind = .stack(stack)
      tree.setArrangedItems(node.arranged.compactMap { copies[$0] }, of: id)
    }
    return id
  }
}

extension LayoutConstraint {
  /// The same constraint between copies; nil if an item has none.
  fileprivate func moved(to copies: [Int: LayoutTree.ItemID]) -> LayoutConstraint? {
    guard let first = first.moved(to: copies) else { return nil }
    var constraint = self
    constraint.first = first
    if let second {
      guard let target = second.target.moved(to: copies) else { return nil }
      constraint.second = (target, second.attribute)
    }
    constraint.owner = owner.flatMap { copies[$0.index] }
    return constraint
  }
}

extension LayoutTarget {
  fileprivate func moved(to copies: [Int: LayoutTree.ItemID]) -> LayoutTarget? {
    guard let id = copies[itemID.index] else { return nil }
    switch self {
    case .item: return .item(id)
    case .safeArea: return .safeArea(id)
    case .layoutMargins: return .layoutMargins(id)
    case .readableContent: return .readableContent(id)
    case .content: return .content(id)
    case .frame: return .frame(id)
    case .keyboard: return .keyboard(id)
    case .topLayoutGuide: return .topLayoutGuide(id)
    case .bottomLayoutGuide: return .bottomLayoutGuide(id)
    }
  }
}
