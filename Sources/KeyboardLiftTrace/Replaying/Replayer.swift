public import KeyboardLiftCore

/// Runs the engine over the events of one trace, and applies its plans to the recorded screen.
public struct Replayer: Sendable {
  /// What the trace says about itself.
  public let header: TraceHeader
  /// The strategy that is used.
  public let strategy: TraceStrategy
  /// The screen as it stands.
  public private(set) var screen: TraceScreen
  /// The engine.
  public private(set) var engine: Engine
  private var witness = OffsetWitness()
  private var count = 0
  private var maximumMove = 0.0

  /// Makes a replayer for a trace.
  /// - Parameters:
  ///   - header: the trace's first line.
  ///   - strategy: the strategy to use instead of the header's; nil for the header's, or automatic if it has none.
  public init(_ header: TraceHeader, strategy: TraceStrategy? = nil) {
    self.header = header
    let strategy = strategy ?? header.strategy ?? TraceStrategy(.automatic())
    var screen = TraceScreen(size: header.screen)
    let target = strategy.target.map { screen.id(for: $0) }
    engine = Engine(strategy: strategy.strategy.working(on: target))
    self.strategy = strategy
    self.screen = screen
  }

  /// Takes the trace's next event.
  public mutating func replay(_ event: TraceEvent) -> ReplayedEvent {
    let occurrence = apply(event)
    let excerpt = screen.excerpt(
      focus: focus(after: occurrence), held: engine.heldScrollViews, target: engine.strategy.target)
    let keyboard = engine.keyboard
    let plan = plan(event, occurrence, in: excerpt)
    let homes = movesHomes(plan, after: occurrence, keyboard) ? followedHomes : nil
    if !plan.changes.isEmpty || plan.givesBack { take(plan, after: occurrence) }
    if let homes { witness.take(homes) }
    maximumMove = max(maximumMove, plan.move)
    defer { count += 1 }
    return ReplayedEvent(
      number: count, time: event.time, name: event.name, keyboardState: engine.keyboard.state,
      keyboardFrame: engine.keyboard.frame, changes: plan.changes.map(named), animation: plan.animation,
      focus: engine.focusedInput(in: excerpt.applying(plan)).map(named), reason: plan.reason)
  }

  /// What the events so far came to.
  public var summary: ReplaySummary {
    ReplaySummary(
      note: header.note ?? "", events: count, isRestored: isRestored, isKeyboardUp: engine.keyboard.takesRoom,
      maximumMove: maximumMove)
  }

  private var isRestored: Bool {
    !engine.keyboard.takesRoom && screen.isUnaltered && witness.isConfirmed(by: screen)
  }

  /// Has the screen and the witness take an event's values.
  private mutating func apply(_ event: TraceEvent) -> Event {
    guard event.isByOthers else {
      let occurrence = screen.apply(event)
      witness.observe(occurrence, in: screen)
      return occurrence
    }
    let before = screen
    let occurrence = screen.apply(event)
    witness.observeOwnChanges(from: before, to: screen)
    if !event.isBySystem { witness.observe(occurrence, in: screen) }
    return occurrence
  }

  /// Whether an event's plan brings what is edited into sight for good: the automatic strategy worked for it.
  private func movesHomes(_ plan: Plan, after event: Event, _ before: Keyboard) -> Bool {
    guard case .automatic = engine.strategy else { return false }
    switch plan.reason {
    case .revealed, .capped, .alreadyVisible: break
    case .hidden, .floating, .noFocus, .systemOwned, .optedOut, .foreign, .noScrollView, .none, .scrolled, .background,
      .foreground:
      return false
    }
    switch event {
    case .layout, .focus: return true
    case .keyboard:
      let now = engine.keyboard
      return before.state != now.state || before.frame != now.frame || before.accessory != now.accessory
    case .blur, .scroll, .caret, .content, .inset, .background, .foreground: return false
    }
  }

  private var followedHomes: FollowedHomes? {
    engine.focus.flatMap { witness.followedHomes(of: $0, in: screen) }
  }

  /// The engine's plan for an event; the system's own scrolling has none.
  private mutating func plan(_ event: TraceEvent, _ occurrence: Event, in excerpt: Screen) -> Plan {
    guard case .systemScroll(_, let offset) = event.action, case .scroll(let id) = occurrence else {
      return engine.handle(occurrence, in: excerpt)
    }
    engine.noteSystemScroll(id, to: offset.y)
    return Plan(animation: .immediate, reason: .scrolled)
  }

  private mutating func take(_ plan: Plan, after event: Event) {
    witness.observe(plan, isTyping: event.isTyping(in: engine.focus), in: screen)
    screen.apply(plan)
    if plan.givesBack { witness.settle(in: screen) }
  }

  /// The input that has the focus once the engine has taken the event.
  private func focus(after event: Event) -> Int? {
    if case .focus(let id) = event { id } else { engine.focus }
  }

  private func named(_ change: Change) -> ReplayedEvent.Change {
    ReplayedEvent.Change(id: screen.names[change.id] ?? "", value: change.value)
  }

  private func named(_ input: FocusedInput) -> ReplayedEvent.Focus {
    ReplayedEvent.Focus(id: screen.names[input.id] ?? "", rect: input.rect, covered: input.covered)
  }
}

extension TraceEvent {
  /// Whether the system did it by itself, so that it says nothing of where the user wants to be.
  fileprivate var isBySystem: Bool {
    if case .systemScroll = action { true } else { false }
  }

  /// Whether it may tell of offsets that neither the user nor we changed.
  fileprivate var isByOthers: Bool { isBySystem || reading != nil }
}
