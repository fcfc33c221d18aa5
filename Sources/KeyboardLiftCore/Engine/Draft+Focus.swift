extension Draft {
  /// Notes which views are the focused input or hold it.
  mutating func markChain() {
    var view = input
    while let current = view {
      works[current].isInChain = true
      view = parent(of: current)
    }
  }

  /// The distance that the focused input wants free below it, in points: its own, else the strategy's.
  func distance(of input: Int) -> Double {
    screen.views[input].distance ?? strategy.distance
  }

  /// Whether the input is a text view of which it is not known where the typist is.
  func isCaretUnknown(_ input: Int) -> Bool {
    screen.views[input].kind == .textView && screen.views[input].knownCaret == nil
  }

  /// What must be seen of the input: its caret if it is a text view and that is known, else its bounds. In the content
  /// coordinates of an ancestor or of the text view itself, or in window coordinates with nil.
  ///
  /// A caret that is not wholly inside its text view counts, for all but the text view itself, at the nearer end of it: there
  /// the text view will show it.
  func focusRect(of input: Int, inContentOf ancestor: Int? = nil) -> Rect {
    guard let caret = screen.views[input].knownCaret else { return bounds(of: input, inContentOf: ancestor) }
    if input == ancestor { return caret }
    let x = screen.views[input].scroll?.contentOffset.x ?? 0
    var seen = caret.offset(x: -x, y: -works[input].offset)
    let height = screen.views[input].frame.height
    seen.size.height = min(seen.height, height)
    seen.origin.y = max(0, min(seen.minY, height - seen.height))
    return convert(seen, from: input, toContentOf: ancestor)
  }

  /// Whether an input is itself a scroll view that nothing tells where to scroll to: a text view without a known caret, or
  /// any other.
  func scrollsNotForItself(_ input: Int) -> Bool { screen.views[input].knownCaret == nil }

  /// The index of the companion to keep visible with the input; a hidden one is none.
  func companion(of input: Int) -> Int? {
    guard strategy.takesCompanion, let id = screen.views[input].companion, let index = screen.index(of: id),
      !isHidden(index)
    else { return nil }
    return index
  }

  /// A rectangle joined with the companion's, unless the two together are higher than the space there is.
  func join(_ rect: Rect, with companion: Rect?, space: Double) -> Rect {
    guard let companion else { return rect }
    let union = rect.union(companion)
    return union.height.exceeds(space) ? rect : union
  }

  /// Scrolls a scroll view of the chain, or the focused text view itself, to what must be seen.
  mutating func reveal(_ input: Int, in index: Int) {
    if input == index && scrollsNotForItself(input) {
      followSmallerPart(index)
      return
    }
    var companionRect: Rect?
    if let companion = companion(of: input), input != index, isView(companion, inside: index) {
      companionRect = bounds(of: companion, inContentOf: index)
    }
    let rect = join(
      focusRect(of: input, inContentOf: index), with: companionRect, space: room(of: index).height)
    scrollToVisible(index, minY: rect.minY, maxY: rect.maxY + distance(of: input))
  }
}

extension ScreenView {
  /// A text view's caret as far as it can be used.
  var knownCaret: Rect? {
    guard kind == .textView, let caret, caret.isFinite else { return nil }
    return caret
  }
}
