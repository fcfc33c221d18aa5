extension Draft {
  /// Takes all parts away and sends each touched scroll view home, from outside in, so that marked ones see where what
  /// holds them ends. An untouched one is left alone.
  mutating func giveBack(_ reason: Reason) -> Reason {
    givesBack = true
    shift = 0
    for index in works.indices where screen.views[index].scroll != nil {
      works[index].parts = .none
      works[index].parts.markInset = missingMarkInset(of: index)
      guard let held = works[index].held, let home = held.home else { continue }
      works[index].offset = offsetToReturnTo(index, home: home, wasResized: held.wasResized)
      let isLeft = works[index].offset.isNear(works[index].standing)
      let isSmaller = works[index].parts.isSmaller(than: works[index].before)
      if works[index].parts.markInset == 0 || !isLeft || isSmaller { clampOffset(index) }
    }
    return reason
  }

  /// Where a touched scroll view goes when all is given back.
  private func offsetToReturnTo(_ index: Int, home: Double, wasResized: Bool) -> Double {
    if strategy.scrollsToTop && wasResized { return 0 - extent(of: index).insetTop }
    return strategy.restoresOffset ? home : works[index].standing
  }
}
