extension Draft {
  /// Decides what is wanted of every view, and says why. The first of these rows that fits decides.
  mutating func decide() -> Reason {
    if strategy == .none { return giveBack(.none) }
    if keyboardState == .hidden { return giveBack(.hidden) }
    if keyboardState == .floating { return giveBack(.floating) }
    if !screen.hasLayout { return .none }
    if !hasFocus {
      makeRoomInMarked()
      return .noFocus
    }
    guard let input, !isHidden(input) else { return giveBack(.noFocus) }
    if let exclusion = exclusion(of: input) { return giveBack(exclusion) }
    chooseScrollViews(for: input)
    if strategy.needsScrollView && outermostWorkedOn == nil {
      return giveBack(isDocked ? .noScrollView : .foreign)
    }
    releaseOthers()
    setStarts()
    followFocus(of: input)
    let isCapped = work(for: input)
    if !isDocked { return .foreign }
    if isCapped { return .capped }
    let hasScrolled = works.contains { $0.isWorkedOn && !$0.offset.isNear($0.begin) }
    return shift != 0 || hasScrolled ? .revealed : .alreadyVisible
  }

  /// Why the input is none of ours: it, or what holds it, is the system's or opted out; else so is a target elsewhere.
  private func exclusion(of input: Int) -> Reason? {
    if let reason = nearestExclusion(from: input) { return reason }
    guard let target = targetIndex, !works[target].isInChain else { return nil }
    return nearestExclusion(from: target)
  }

  /// Why a view is none of ours, by itself or the nearest ancestor that says so.
  func nearestExclusion(from index: Int) -> Reason? {
    let excluded = nearest(from: index) { screen.views[$0].isSystemOwned || screen.views[$0].isOptedOut }
    return excluded.map { screen.views[$0].isSystemOwned ? .systemOwned : .optedOut }
  }

  /// The scroll view that the strategy was told to work on; nil if there is none of that id.
  var targetIndex: Int? {
    guard let target = strategy.target, let index = screen.index(of: target), screen.views[index].scroll != nil
    else { return nil }
    return index
  }

  /// Marks the scroll views that the strategy works on for this focus.
  private mutating func chooseScrollViews(for input: Int) {
    if case .automatic = strategy {
      for index in works.indices where works[index].isInChain {
        works[index].isWorkedOn = screen.views[index].isVertical
      }
    } else if strategy.needsScrollView, let index = strategy.target == nil ? nearestScrollView(of: input) : targetIndex
    {
      works[index].isWorkedOn = true
    }
  }

  /// The outermost scroll view that the strategy works on; only the automatic one works on several.
  var outermostWorkedOn: Int? {
    works.firstIndex { $0.isWorkedOn }
  }

  /// The nearest scroll view around the input that is not sideways, whether the user may scroll it or not.
  private func nearestScrollView(of input: Int) -> Int? {
    nearest(from: parent(of: input)) { screen.views[$0].scroll != nil && !screen.views[$0].isSideways }
  }

  /// Takes the strategy's parts from scroll views that it no longer works on; they keep their home for the giving back.
  private mutating func releaseOthers() {
    for index in works.indices where works[index].held != nil {
      if works[index].isWorkedOn {
        // The strategy's part comes first; the mark then adds what that lacks.
        works[index].parts.markInset = 0
      } else {
        works[index].parts = Parts(markInset: isMarked(index) ? works[index].parts.markInset : 0)
        followSmallerPart(index)
      }
    }
  }

  /// Sets where scrolling begins: at the start for a keyboard notification, so that a burst of heights ends where its last
  /// alone would; else where the scroll view stands.
  private mutating func setStarts() {
    guard isDocked else { return }
    for index in works.indices where works[index].isWorkedOn {
      var held = works[index].held ?? Ledger.Entry(id: screen.views[index].id)
      let start = held.start ?? works[index].standing
      held.start = start
      works[index].held = held
      if isFromStart { works[index].begin = start }
    }
  }

  /// Does the strategy's work and the marks'; returns whether a larger shift was needed than there may be.
  private mutating func work(for input: Int) -> Bool {
    switch strategy {
    case .none: break
    case .automatic: return automaticWithMarks(for: input)
    case .slide(let minimum, let maximum, let height):
      slide(for: input, from: minimum, to: maximum, height: height)
      makeRoomInMarked()
    case .resize: workOnScrollView { $0.resize($1, for: input) }
    case .extend(let padding, _, _): workOnScrollView { $0.extend($1, for: input, padding: padding) }
    case .inset: workOnScrollView { $0.inset($1, for: input) }
    }
    return false
  }

  /// Does the automatic strategy's work and the marks', again as long as a mark that became smaller has scrolled the
  /// companion elsewhere than where it was looked for: the same event again would find it there.
  private mutating func automaticWithMarks(for input: Int) -> Bool {
    let companion = companion(of: input)
    var rounds = 0
    while true {
      let isCapped = automatic(for: input)
      let place = companion.map { bounds(of: $0).minY }
      makeRoomInMarked()
      rounds += 1
      guard let companion, let place, rounds < Self.mostRounds, !bounds(of: companion).minY.isNear(place) else {
        return isCapped
      }
    }
  }

  /// How often the work is done again for one plan: enough for any screen that a person would make, and an end for others.
  private static let mostRounds = 32

  /// Has a strategy work on its one scroll view; it needs no shift. The marks' work comes first, so that what they scroll
  /// is looked at where it then is.
  private mutating func workOnScrollView(_ work: (inout Draft, Int) -> Void) {
    shift = 0
    makeRoomInMarked()
    if let index = outermostWorkedOn { work(&self, index) }
  }

  /// Whether a strategy may scroll its one scroll view: the keyboard is this app's, the input lies in it, or is it and
  /// tells its caret.
  func mayScroll(_ index: Int, for input: Int) -> Bool {
    isDocked && (input == index ? !scrollsNotForItself(input) : works[index].isInChain)
  }
}
