import KeyboardLiftTestSupport
import Testing

@testable import KeyboardLiftCore

/// A screen with an engine on it: sends events, applies the plans, and checks the laws after every one.
///
/// The screen holds the app's own values and the offsets as they stand. A violated law is recorded as an issue, so that
/// every example is a test of all laws too.
struct Bench {
  private(set) var screen: Screen
  private(set) var engine: Engine
  private(set) var stage = Stage()
  private(set) var shadow = Shadow()
  /// The last plan.
  private(set) var plan = Plan(animation: .immediate, reason: .none)
  /// What an issue says first: a seed, a log's name.
  var note = ""
  /// Whether any law was violated so far.
  private(set) var hasFailed = false
  /// Whether every step is compared with a fresh engine's.
  var comparesFreshEngines = true

  /// Lays a screen out.
  init(
    _ screen: Screen, _ strategy: Strategy = .automatic(), note: String = "",
    at location: SourceLocation = #_sourceLocation
  ) {
    self.screen = screen
    self.note = note
    engine = Engine(strategy: strategy)
    layOut(screen, at: location)
  }

  /// Sends an event whose values already stand in the screen.
  @discardableResult
  mutating func send(_ event: Event, at location: SourceLocation = #_sourceLocation) -> Plan {
    let engineBefore = engine
    let before = screen
    shadow.note(event, focus: engine.focus, in: screen)
    plan = engine.handle(event, in: screen)
    screen = screen.applying(plan)
    let step = Step(
      event, engine: engineBefore, after: engine, before: before, result: screen, plan: plan, shadow: shadow)
    shadow.note(step)
    finish(step, at: location)
    return plan
  }

  /// Changes the strategy.
  @discardableResult
  mutating func use(_ strategy: Strategy, at location: SourceLocation = #_sourceLocation) -> Plan {
    plan = engine.use(strategy, in: screen)
    screen = screen.applying(plan)
    record(stage.apply(plan) + stage.differences(from: screen, engine), on: "use", at: location)
    // One plan that gives back and plans anew: the tests of `use` say what it must come to; the account goes on from there.
    shadow = Shadow(engine.ledger)
    return plan
  }

  private mutating func finish(_ step: Step, at location: SourceLocation) {
    var violations = Laws.violations(of: step)
    violations += stage.apply(step.plan) + stage.differences(from: screen, engine)
    violations += idempotence(step)
    if comparesFreshEngines { violations += freshness(step) }
    record(violations, on: step.event, at: location)
  }

  private mutating func record(_ violations: [String], on event: Any, at location: SourceLocation) {
    for violation in violations {
      hasFailed = true
      Issue.record("\(note) \(violation) (\(event), \(engine.strategy))", sourceLocation: location)
    }
  }
}

extension Bench {
  /// The app lays everything out anew.
  @discardableResult
  mutating func layOut(_ screen: Screen, at location: SourceLocation = #_sourceLocation) -> Plan {
    self.screen = screen
    stage.layOut(screen)
    return send(.layout, at: location)
  }

  /// The user scrolls.
  @discardableResult
  mutating func scroll(_ id: Int, to offset: Double, at location: SourceLocation = #_sourceLocation) -> Plan {
    screen.change(id) { $0.scroll?.contentOffset.y = offset }
    stage.change(id) { $0.scroll?.contentOffset.y = offset }
    return send(.scroll(id), at: location)
  }

  /// A text view's caret moves.
  @discardableResult
  mutating func moveCaret(_ id: Int, to caret: Rect?, at location: SourceLocation = #_sourceLocation) -> Plan {
    screen.change(id) { $0.caret = caret }
    return send(.caret(id), at: location)
  }

  /// The app sets its own content inset.
  @discardableResult
  mutating func setInset(_ id: Int, to inset: Insets, at location: SourceLocation = #_sourceLocation) -> Plan {
    screen.change(id) { $0.scroll?.contentInset = inset }
    stage.change(id) { $0.scroll?.contentInset = inset }
    return send(.inset(id), at: location)
  }

  /// The app sets a frame, a content's size or both.
  @discardableResult
  mutating func setContent(
    _ id: Int, frame: Rect? = nil, size: Size? = nil, at location: SourceLocation = #_sourceLocation
  ) -> Plan {
    screen.change(id) { view in
      if let frame { view.frame = frame }
      if let size { view.scroll?.contentSize = size }
    }
    stage.change(id) { look in
      if let frame { look.frame = frame }
      if let size { look.scroll?.contentSize = size }
    }
    return send(.content(id, setsFrame: frame != nil, setsContentSize: size != nil), at: location)
  }
}
