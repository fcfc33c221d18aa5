extension LayoutTree {
  /// Adds a constraint.
  @discardableResult public mutating func add(_ constraint: LayoutConstraint) -> ConstraintID {
    let index = freeConstraints.popLast() ?? constraintNodes.count
    let generation = index < constraintNodes.count ? constraintNodes[index].id.generation + 1 : 0
    let id = ConstraintID(index: index, generation: generation)
    let node = ConstraintNode(constraint: constraint, id: id)
    if index < constraintNodes.count {
      constraintNodes[index] = node
    } else {
      constraintNodes.append(node)
    }
    attach(index)
    dirtyConstraints.append(index)
    return id
  }

  /// Removes a constraint.
  public mutating func remove(_ id: ConstraintID) {
    let index = index(of: id)
    detach(index)
    place(nil, atConstraint: index)
    constraintNodes[index].isLive = false
    constraintNodes[index].isDirty = false
    freeConstraints.append(index)
  }

  /// A constraint. Set it to change its constant, priority or anything else.
  public subscript(id: ConstraintID) -> LayoutConstraint {
    get { constraintNodes[index(of: id)].constraint }
    set {
      let index = index(of: id)
      let isAboutSame = constraintNodes[index].constraint.targets == newValue.targets
      if !isAboutSame { detach(index) }
      constraintNodes[index].constraint = newValue
      if !isAboutSame { attach(index) }
      markDirty(constraint: index)
    }
  }

  func index(of id: ConstraintID) -> Int {
    precondition(
      constraintNodes[id.index].id == id && constraintNodes[id.index].isLive,
      "The constraint was removed from this tree.")
    return id.index
  }

  private mutating func attach(_ constraint: Int) {
    for target in constraintNodes[constraint].constraint.targets {
      nodes[index(of: target.itemID)].constraints.append(constraint)
    }
  }

  private mutating func detach(_ constraint: Int) {
    for target in constraintNodes[constraint].constraint.targets {
      nodes[target.itemID.index].constraints.removeAll { $0 == constraint }
    }
  }
}
