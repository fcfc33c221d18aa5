extension LayoutTree {
  /// An item's frame in its parent's coordinates after ``layOut(measuring:)``; a root's own frame.
  public func frame(of id: ItemID) -> LayoutRect {
    let index = index(of: id)
    var frame = solvedFrame(index)
    guard let parent = nodes[index].parent else { return frame }
    let outer = nodes[parent]
    frame.x += outer.item.boundsOrigin.x - solver.value(of: outer.x)
    frame.y += outer.item.boundsOrigin.y - solver.value(of: outer.y)
    return frame
  }

  /// An item's frame in the root's coordinates after ``layOut(measuring:)``.
  public func frameInRoot(of id: ItemID) -> LayoutRect { solvedFrame(index(of: id)) }

  /// A guide's frame in its view's coordinates after ``layOut(measuring:)``; an item's alignment rectangle in its own.
  public func layoutFrame(of target: LayoutTarget) -> LayoutRect {
    let node = nodes[index(of: target.itemID)]
    let rect = rect(of: target)
    let (left, top) = (solver.value(of: rect.left), solver.value(of: rect.top))
    return LayoutRect(
      x: left - solver.value(of: node.x) + node.item.boundsOrigin.x,
      y: top - solver.value(of: node.y) + node.item.boundsOrigin.y,
      width: solver.value(of: rect.right) - left, height: solver.value(of: rect.bottom) - top)
  }

  /// The size of a scroll view's content as the constraints determine it; nil if the item is no scroll view.
  public func contentSize(of id: ItemID) -> LayoutSize? {
    nodes[index(of: id)].content.map {
      LayoutSize(width: solver.value(of: $0.width), height: solver.value(of: $0.height))
    }
  }

  /// An item's safe area insets in the present solution.
  public func safeAreaInsets(of id: ItemID) -> LayoutInsets { nodes[index(of: id)].insets.safeArea }

  /// An item's margins in the present solution, with the safe area and the parent's margins where they count.
  public func layoutMargins(of id: ItemID) -> LayoutInsets { nodes[index(of: id)].insets.margins }

  /// The items whose frame the constraints leave a choice for: `hasAmbiguousLayout`.
  public mutating func ambiguousItems() -> Set<ItemID> {
    let open = solver.undeterminedVariables()
    var items: Set<ItemID> = []
    for node in nodes where node.isLive {
      if [node.x, node.y, node.width, node.height].contains(where: { open.contains($0) }) { items.insert(node.id) }
    }
    return items
  }
}
