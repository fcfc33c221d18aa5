extension Draft {
  /// Whether a scroll view is one that the app marked to get room whatever has the focus.
  func isMarked(_ index: Int) -> Bool {
    guard screen.views[index].scroll?.makesRoom == true, screen.views[index].isVertical else { return false }
    return nearestExclusion(from: index) == nil
  }

  /// Gives marked scroll views the inset that the strategy's leaves wanting, parents first. A strategy that works on one
  /// scroll view avoids that one's overlap wholly: there is nothing to add.
  mutating func makeRoomInMarked() {
    for index in works.indices where !(strategy.needsScrollView && works[index].isWorkedOn) {
      let mark = missingMarkInset(of: index)
      guard mark != 0 || works[index].before.bottomInset != 0 else { continue }
      works[index].parts.markInset = mark
      if works[index].parts.isSmaller(than: works[index].before) { clampOffset(index) }
    }
  }

  /// What a marked scroll view's inset still lacks, moved with the root as it is. An overlap is avoided once: nothing where
  /// the frame or the content already makes room, or a scroll view around it does.
  func missingMarkInset(of index: Int) -> Double {
    guard isMarked(index), takesRoom, strategy != .none else { return 0 }
    let parts = works[index].parts
    if parts.heightLoss != 0 || parts.contentGain != 0 { return 0 }
    if liesInOwner(index) { return 0 }
    return max(0, missing(of: index, shiftedBy: shift) - parts.inset).orZero
  }

  /// Whether a scroll view around it makes room already, or would.
  func liesInOwner(_ index: Int) -> Bool {
    let owner = nearest(from: parent(of: index)) {
      works[$0].isWorkedOn || works[$0].parts.holdsStrategyPart || isMarked($0)
    }
    return owner != nil
  }
}
