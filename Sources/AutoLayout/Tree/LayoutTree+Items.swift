extension LayoutTree {
  /// Adds an item.
  ///
  /// - Parameters:
  ///   - item: What layout has to know about it.
  ///   - parent: The view that contains it. Without a parent it is a root: its frame is given.
  public mutating func add(_ item: LayoutItem, to parent: ItemID? = nil) -> ItemID {
    let parentIndex = parent.map { self.index(of: $0) }
    let index = freeNodes.popLast() ?? nodes.count
    let generation = index < nodes.count ? nodes[index].id.generation + 1 : 0
    let id = ItemID(index: index, generation: generation)
    var node = Node(
      item: item, id: id, parent: parentIndex, x: solver.addVariable(), y: solver.addVariable(),
      width: solver.addVariable(), height: solver.addVariable())
    if item.isScrollView { node.content = (solver.addVariable(), solver.addVariable()) }
    if index < nodes.count {
      nodes[index] = node
    } else {
      nodes.append(node)
    }
    if let parentIndex { nodes[parentIndex].children.append(index) }
    dirtyNodes.append(index)
    return id
  }

  /// Removes an item with everything in it, and every constraint about them.
  public mutating func remove(_ id: ItemID) {
    let index = index(of: id)
    if let parent = nodes[index].parent {
      nodes[parent].children.removeAll { $0 == index }
      if nodes[parent].arranged.contains(index) {
        nodes[parent].arranged.removeAll { $0 == index }
        markChanged(parent)
      }
    }
    removeSubtree(index)
  }

  private mutating func removeSubtree(_ index: Int) {
    for child in nodes[index].children { removeSubtree(child) }
    for constraint in nodes[index].constraints where constraintNodes[constraint].isLive {
      remove(constraintNodes[constraint].id)
    }
    place([], at: index)
    let node = nodes[index]
    for variable in [node.x, node.y, node.width, node.height] { solver.removeVariable(variable) }
    if let content = node.content {
      solver.removeVariable(content.width)
      solver.removeVariable(content.height)
    }
    nodes[index].isLive = false
    nodes[index].isDirty = false
    freeNodes.append(index)
  }

  /// What layout knows about an item. Its kind must stay: a view does not become a scroll view.
  public subscript(id: ItemID) -> LayoutItem {
    get { nodes[index(of: id)].item }
    set {
      let index = index(of: id)
      precondition(newValue.isScrollView == nodes[index].item.isScrollView, "An item's kind does not change.")
      nodes[index].item = newValue
      nodes[index].measured = nil
      markChanged(index)
    }
  }

  /// The view that contains an item.
  public func parent(of id: ItemID) -> ItemID? { nodes[index(of: id)].parent.map { nodes[$0].id } }

  /// The items in a view, in the order in which they were added.
  public func children(of id: ItemID) -> [ItemID] { nodes[index(of: id)].children.map { nodes[$0].id } }

  /// Tells a stack which of its children it arranges, in which order.
  public mutating func setArrangedItems(_ items: [ItemID], of stack: ItemID) {
    let index = index(of: stack)
    let arranged = items.map { self.index(of: $0) }
    precondition(
      arranged.allSatisfy { nodes[$0].parent == index }, "A stack arranges items that it contains.")
    nodes[index].arranged = arranged
    markChanged(index)
  }

  func index(of id: ItemID) -> Int {
    precondition(
      nodes[id.index].id == id && nodes[id.index].isLive, "The item was removed from this tree.")
    return id.index
  }

  func isDescendant(_ index: Int, of ancestor: Int) -> Bool {
    var next = nodes[index].parent
    while let parent = next {
      if parent == ancestor { return true }
      next = nodes[parent].parent
    }
    return false
  }

  /// Marks everything that an item's values are part of.
  mutating func markChanged(_ index: Int) {
    markDirty(index)
    for constraint in nodes[index].constraints { markDirty(constraint: constraint) }
    for child in nodes[index].children { markDirty(child) }
    if let parent = nodes[index].parent, nodes[parent].item.stack != nil { markDirty(parent) }
    // A stack's baseline is that of a view in it.
    var ancestor = nodes[index].parent
    while let stack = ancestor, nodes[stack].item.stack != nil {
      for constraint in nodes[stack].constraints where constraintNodes[constraint].constraint.usesBaseline {
        markDirty(constraint: constraint)
      }
      if let outer = nodes[stack].parent, nodes[outer].item.stack != nil { markDirty(outer) }
      ancestor = nodes[stack].parent
    }
  }

  mutating func markDirty(_ index: Int) {
    guard !nodes[index].isDirty else { return }
    nodes[index].isDirty = true
    dirtyNodes.append(index)
  }

  mutating func markDirty(constraint: Int) {
    guard constraintNodes[constraint].isLive, !constraintNodes[constraint].isDirty else { return }
    constraintNodes[constraint].isDirty = true
    dirtyConstraints.append(constraint)
  }
}
