extension LayoutTree {
  /// How often wrapped text, safe areas and margins are put in and solved again. Two rounds are enough for nearly every
  /// layout; a layout that contradicts itself changes for ever.
  private static let roundLimit = 8

  /// Solves the layout.
  ///
  /// - Parameter measure: The natural height of an item with ``LayoutItem/wrapsContent`` at a width of its alignment
  ///   rectangle, in points; nil if it has none.
  public mutating func layOut(measuring measure: ((ItemID, Double) -> Double?)? = nil) {
    for _ in 0..<Self.roundLimit {
      _ = updateInsets()
      placeDirtyRows()
      solver.solve()
      var isDone = !updateInsets()
      if let measure, measureContent(measure) { isDone = false }
      if isDone { return }
    }
  }

  private mutating func placeDirtyRows() {
    let items = dirtyNodes
    dirtyNodes.removeAll(keepingCapacity: true)
    for index in items where nodes[index].isLive && nodes[index].isDirty {
      nodes[index].isDirty = false
      place(rows(ofItem: index), at: index)
    }
    let constraints = dirtyConstraints
    dirtyConstraints.removeAll(keepingCapacity: true)
    for index in constraints where constraintNodes[index].isLive && constraintNodes[index].isDirty {
      constraintNodes[index].isDirty = false
      place(row(ofConstraint: index), atConstraint: index)
    }
  }

  /// Measures content whose height depends on its width. Returns whether a height changed.
  private mutating func measureContent(_ measure: (ItemID, Double) -> Double?) -> Bool {
    var didChange = false
    for index in nodes.indices where nodes[index].isLive && nodes[index].item.wrapsContent {
      let insets = nodes[index].item.alignmentInsets
      let width = solver.value(of: nodes[index].width) - insets.left - insets.right
      if let measured = nodes[index].measured, abs(measured.width - width) < 1e-6 { continue }
      guard let height = measure(nodes[index].id, width) else { continue }
      let before = intrinsicLength(index, .vertical)
      nodes[index].measured = (width, height)
      if before == nil || abs((before ?? 0) - height) > 1e-6 {
        markChanged(index)
        didChange = true
      }
    }
    return didChange
  }
}
