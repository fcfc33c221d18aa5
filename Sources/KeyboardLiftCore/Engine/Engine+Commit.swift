extension Engine {
  /// Plans for an event: drafts, decides, and commits the draft.
  mutating func plan(_ event: Event, in screen: Screen) -> Plan {
    var draft = makeDraft(for: event, in: screen)
    let reason = draft.decide()
    lastReason = reason
    let plan = commit(&draft, after: event, reason: reason)
    swap(&draft.works, &works)
    return plan
  }

  /// The draft before any decision: every view keeps what it has.
  mutating func makeDraft(for event: Event, in screen: Screen) -> Draft {
    var draft = Draft(
      screen: screen, strategy: strategy, keyboardState: keyboard.state,
      keyboardTop: keyboard.top(in: screen.window), keyboardHeight: keyboard.coveredHeight(of: screen.window),
      hasFocus: focus != nil, input: focus.flatMap { screen.index(of: $0) },
      isFromStart: event.isKeyboardNotification, movesHomes: event.movesHomes, shift: ledger.shift, works: [])
    // The memory of the last draft is taken over, and given back once the plan is made.
    swap(&draft.works, &works)
    draft.works.removeAll(keepingCapacity: true)
    draft.works.reserveCapacity(screen.views.count)
    for index in screen.views.indices {
      draft.works.append(Draft.Work(standing: screen.views[index].scroll?.contentOffset.y ?? 0))
    }
    var way = 0
    for position in ledger.entries.indices {
      let entry = ledger.entries[position]
      guard let index = screen.index(of: entry.id, near: entry.place + way) else { continue }
      // What lies before it has come or gone for the others too.
      way = index - entry.place
      if screen.views[index].scroll != nil { draft.works[index].take(entry, at: position) }
    }
    draft.markChain()
    if !screen.hasLayout { draft.loseParts(overwrittenBy: event) }
    return draft
  }

  /// Makes the plan of what the draft wants otherwise than it stands, and enters it in the ledger.
  mutating func commit(_ draft: inout Draft, after event: Event, reason: Reason) -> Plan {
    draft.settle(on: ledger.shift)
    var plan = Plan(animation: event.animation, reason: reason)
    plan.givesBack = draft.givesBack
    if draft.shift != ledger.shift, let root = draft.screen.views.first {
      plan.append(Change(id: root.id, value: .translation(Point(x: 0, y: draft.shift))))
      plan.noteMove(-draft.shift)
      ledger.shift = draft.shift
    }
    enter(draft, after: event)
    for entry in ledger.entries {
      guard let index = draft.screen.index(of: entry.id, near: entry.place) else { continue }
      plan.list(draft.works[index], of: draft.screen.views[index], after: event)
    }
    if draft.givesBack {
      let (screen, works) = (draft.screen, draft.works)
      ledger.settle { entry in screen.index(of: entry.id, near: entry.place).map { works[$0].offset } }
    }
    return plan
  }

  /// Enters in the ledger what the draft wants: scroll views of the chain outermost first, then the others in the layout's
  /// order, which is the order in which several touched by one plan are listed.
  private mutating func enter(_ draft: Draft, after event: Event) {
    for index in draft.works.indices where draft.works[index].isInChain { enter(draft, index, after: event) }
    for index in draft.works.indices where !draft.works[index].isInChain { enter(draft, index, after: event) }
  }

  private mutating func enter(_ draft: Draft, _ index: Int, after event: Event) {
    guard draft.screen.views[index].scroll != nil else { return }
    let work = draft.works[index]
    let hasMoved = work.offset != work.standing
    guard work.held != nil || hasMoved || work.parts != .none else { return }
    var entry = work.held ?? Ledger.Entry(id: draft.screen.views[index].id)
    entry.parts = work.parts
    entry.place = index
    if entry.home == nil && (hasMoved || work.parts != .none) { entry.home = work.standing }
    if entry.isTouched, let home = work.followedHome { entry.home = home }
    if hasMoved && event.isTyping(in: focus) { entry.home = work.offset }
    if hasMoved && event.movesStart && entry.start != nil { entry.start = work.offset }
    if case .resize = strategy, work.isWorkedOn { entry.wasResized = true }
    ledger.store(entry, near: work.position)
  }
}

extension Plan {
  /// Lists what is wanted of a scroll view otherwise than it stands, in the order of application.
  fileprivate mutating func list(_ work: Draft.Work, of view: ScreenView, after event: Event) {
    guard let scroll = view.scroll else { return }
    let standing = event.standing(work.before, of: view.id)
    if work.parts.heightLoss != standing.heightLoss {
      append(Change(id: view.id, value: .frame(view.frame.shortened(by: work.parts.heightLoss))))
    }
    if work.parts.contentGain != standing.contentGain {
      append(Change(id: view.id, value: .contentSize(scroll.contentSize.grown(by: work.parts.contentGain))))
    }
    if work.parts.bottomInset != standing.bottomInset {
      append(
        Change(id: view.id, value: .contentInset(scroll.contentInset.deepened(by: work.parts.bottomInset))))
    }
    if work.offset != work.standing {
      let offset = Point(x: scroll.contentOffset.x, y: work.offset)
      append(Change(id: view.id, value: .contentOffset(offset)))
      noteMove(work.offset - (work.followedHome ?? work.held?.home ?? work.standing))
    }
  }

  /// Lists a change; room for the usual few is made at once, so that a plan costs one allocation.
  fileprivate mutating func append(_ change: Change) {
    if changes.isEmpty { changes.reserveCapacity(4) }
    changes.append(change)
  }

  /// Notes how far something moves from where the user had it.
  fileprivate mutating func noteMove(_ distance: Double) {
    if !givesBack { move = max(move, abs(distance)) }
  }
}
