public import KeyboardLiftCore

extension TraceScreen {
  /// The part of the screen that the engine must see for an event, with all views' ancestors, in the layout's order.
  /// - Parameters:
  ///   - focus: the focused input, which brings its companion; nil for none.
  ///   - held: the scroll views that the engine holds.
  ///   - target: the scroll view that the strategy is to work on; nil for none.
  public mutating func excerpt(focus: Int?, held: some Sequence<Int>, target: Int?) -> Screen {
    var screen = Screen(size: size, window: window, safeArea: safeArea)
    guard !views.isEmpty else { return screen }
    scratch.begin(count: views.count)
    pick(0)
    if let focus, let index = index(of: focus) {
      pick(index)
      if let companion = views[index].companion.flatMap({ self.index(of: $0) }) { pick(companion) }
    }
    for id in held {
      if let index = index(of: id) { pick(index) }
    }
    for index in marked { pick(index) }
    if let target, let index = index(of: target) { pick(index) }

    scratch.picked.sort()
    screen.views.reserveCapacity(scratch.picked.count)
    for index in scratch.picked {
      scratch.slots[index] = screen.views.count
      screen.views.append(views[index])
      screen.views[screen.views.count - 1].parent = views[index].parent.map { scratch.slots[$0] }
    }
    return screen
  }

  /// Picks a view and its ancestors, as far as they are not picked already.
  private mutating func pick(_ index: Int) {
    var next: Int? = index
    while let index = next, scratch.pick(index) { next = views[index].parent }
  }
}

/// Memory for making excerpts without allocating, and without clearing what a large layout needs for each event.
struct ExcerptScratch: Sendable {
  /// The views picked for the present excerpt, as indices in the layout.
  var picked: [Int] = []
  /// Each view's place in the excerpt, if it was picked.
  var slots: [Int] = []
  /// The excerpt for which each view was last picked.
  private var rounds: [Int] = []
  private var round = 0

  mutating func begin(count: Int) {
    round += 1
    picked.removeAll(keepingCapacity: true)
    let missing = max(0, count - slots.count)
    slots.append(contentsOf: repeatElement(0, count: missing))
    rounds.append(contentsOf: repeatElement(0, count: missing))
  }

  /// Picks a view; false if it was picked for this excerpt already.
  mutating func pick(_ index: Int) -> Bool {
    if rounds[index] == round { return false }
    rounds[index] = round
    picked.append(index)
    return true
  }
}
