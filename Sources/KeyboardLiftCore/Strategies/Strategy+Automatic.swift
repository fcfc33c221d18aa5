// Automatic: room in the outermost vertical scroll view, the least scrolling in each, and the root moved only for what no
// scrolling can show.

extension Draft {
  /// Does all three steps; returns whether a larger shift was needed than there may be.
  mutating func automatic(for input: Int) -> Bool {
    makeRoom(for: input)
    guard isDocked else {
      for index in works.indices where works[index].isWorkedOn { followSmallerPart(index) }
      shift = 0
      return false
    }
    scrollInnermostFirst(for: input)
    guard let rect = rectToShift(for: input) else {
      shift = 0
      return false
    }
    return shiftRoot(for: rect, distance: distance(of: input))
  }

  /// Step 1: the outermost scroll view gets the room, any other none. A low box (a note at the bottom, say) of which the
  /// keyboard would leave less than its input is high is to be moved as a whole instead: the distance is given up rather.
  private mutating func makeRoom(for input: Int) {
    movedAsWhole = nil
    for index in works.indices where works[index].isWorkedOn { works[index].parts.inset = 0 }
    guard let outermost = outermostWorkedOn else { return }
    let overlap = overlap(of: outermost)
    guard overlap > 0 else { return }
    let height = screen.views[outermost].frame.height
    let needed = focusRect(of: input).height
    if isDocked && needed.exceeds(height - overlap) && !height.exceeds(keyboardTop - safeTop) {
      movedAsWhole = outermost
    } else {
      works[outermost].parts.inset = missing(of: outermost)
    }
  }

  /// Step 2: each scroll view of the chain reveals the input where the inner ones have left it.
  private mutating func scrollInnermostFirst(for input: Int) {
    for index in works.indices.reversed() where works[index].isWorkedOn { reveal(input, in: index) }
  }

  /// Step 3: what the root must be moved for, if it reaches below the keyboard's top at all; nil for nothing.
  private func rectToShift(for input: Int) -> Rect? {
    guard overlap(of: 0) > 0 else { return nil }
    let companion = companion(of: input)
    let space = keyboardTop - safeTop
    guard let outermost = outermostWorkedOn else {
      return join(focusRect(of: input), with: companion.map { bounds(of: $0) }, space: space)
    }
    // What lies in the outermost scroll view was scrolled with the input as far as it may be.
    let outside = companion.flatMap { $0 == outermost || isView($0, inside: outermost) ? nil : bounds(of: $0) }
    if let whole = movedAsWhole { return join(bounds(of: whole), with: outside, space: space) }
    if works[input].isWorkedOn && isCaretUnknown(input) { return nil }
    let rect = join(focusRect(of: input), with: outside, space: space)
    return rect.maxY.exceeds(keyboardTop) ? rect : nil
  }

  /// Moves the root so that a rectangle ends a distance above the keyboard, but never its top above the safe top.
  private mutating func shiftRoot(for rect: Rect, distance: Double) -> Bool {
    let need = rect.maxY + distance - keyboardTop
    guard need.exceeds(0) else {
      shift = 0
      return false
    }
    let most = max(0, rect.minY - safeTop).orZero
    shift = most > 0 ? -min(need, most) : 0
    return need.exceeds(most)
  }
}
