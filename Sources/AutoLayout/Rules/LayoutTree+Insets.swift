extension LayoutTree {
  /// Works out safe areas and margins from the present solution, parents first. Marks what depends on those that
  /// changed; returns whether any did.
  mutating func updateInsets() -> Bool {
    var didChange = false
    var next = nodes.indices.filter { nodes[$0].isLive && nodes[$0].parent == nil }
    while let index = next.popLast() {
      next += nodes[index].children
      let insets = insets(of: index)
      guard insets != nodes[index].insets else { continue }
      nodes[index].insets = insets
      didChange = true
      for constraint in nodes[index].constraints { markDirty(constraint: constraint) }
      if nodes[index].item.stack != nil { markDirty(index) }
    }
    return didChange
  }

  private func insets(of index: Int) -> Insets {
    let node = nodes[index]
    var insets = Insets(safeArea: safeArea(of: index))
    insets.margins = node.item.margins.resolved(node.item.direction)
    if node.item.margins.includesSafeArea { insets.margins = insets.margins + insets.safeArea }
    if node.item.margins.preservesParentMargins, let parent = node.parent {
      // The parent's margins count as far as they reach into the item.
      let reaching = nodes[parent].insets.margins.combined(with: distances(of: index, in: parent), -)
      insets.margins = insets.margins.combined(with: reaching, max)
    }
    insets.readable = insets.margins
    let excess = solver.value(of: node.width) - insets.margins.left - insets.margins.right - node.item.readableWidth
    if excess > 0 {
      insets.readable.left += excess / 2
      insets.readable.right += excess / 2
    }
    return insets
  }

  /// The part of the parent's safe area that reaches into the item. A scroll view passes none on: its content moves.
  private func safeArea(of index: Int) -> LayoutInsets {
    let node = nodes[index]
    if let given = node.item.safeAreaInsets { return given }
    guard let parent = node.parent, !nodes[parent].item.isScrollView else { return .zero }
    let outer = nodes[parent].insets.safeArea
    guard outer != .zero else { return .zero }
    return outer.combined(with: distances(of: index, in: parent)) { max(0, $0 - $1) }
  }

  /// How far the edges of an item are from those of its parent.
  private func distances(of index: Int, in parent: Int) -> LayoutInsets {
    let (inner, outer) = (solvedFrame(index), solvedFrame(parent))
    return LayoutInsets(
      top: inner.y - outer.y, left: inner.x - outer.x, bottom: outer.maxY - inner.maxY, right: outer.maxX - inner.maxX)
  }

  /// An item's frame in the root's coordinates, in the present solution.
  func solvedFrame(_ index: Int) -> LayoutRect {
    let node = nodes[index]
    return LayoutRect(
      x: solver.value(of: node.x), y: solver.value(of: node.y), width: solver.value(of: node.width),
      height: solver.value(of: node.height))
  }
}
