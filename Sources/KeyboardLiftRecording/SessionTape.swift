import KeyboardLift
import KeyboardLiftCore
import KeyboardLiftTrace

/// Writes what one session tells its engine as traces of its own.
///
/// It keeps what a replay of the trace would know of the screen. What a reading finds otherwise, and the event does not say,
/// is written with the event, so that the replayed engine is handed the same values as the session's own.
@MainActor struct SessionTape {
  /// The session's table, by which it is known.
  private(set) weak var session: ViewTable?
  private let reel: TraceReel
  /// What the next trace's header says.
  var note, device: String?
  var names: TraceNames
  /// The trace that is being written; nil before one begins.
  private(set) var trace: TraceReel.Trace?
  /// How many events it has.
  private(set) var eventCount = 0
  private var writer = TraceWriter()
  private var headerSize = Size.zero
  /// What a replay knows of the screen.
  private var known: Screen?

  init(of views: ViewTable, on reel: TraceReel, ownName: ((UIView) -> String?)?) {
    session = views
    self.reel = reel
    names = TraceNames(ownName: ownName)
  }

  /// Writes a step.
  /// - Parameter time: in seconds.
  mutating func take(_ step: LiftStep, at time: Double, in views: ViewTable) {
    if isToBeEnded(before: step) { trace = nil }
    switch step.event {
    case .strategy:
      // A trace has one strategy. What follows from another begins where everything is given back.
      trace = nil
      guard step.after.focus != nil || !step.after.rests else { return }
      begin(with: step.after, on: step.screen.applying(step.plan), at: time, in: views)
    case .event(let event):
      if trace == nil {
        guard step.tellsAnything else { return }
        begin(with: step.before, on: step.screen, at: time, in: views)
      }
      write(event, bySystem: false, step, at: time, in: views)
    case .systemScroll(let id):
      write(.scroll(id), bySystem: true, step, at: time, in: views)
    }
    let lines = writer.takeBytes()
    if let trace { reel.append(lines, to: trace) }
  }

  /// Whether the present trace is long enough, and another can begin: best where nothing is held, in need anywhere.
  private func isToBeEnded(before step: LiftStep) -> Bool {
    guard let trace else { return false }
    let length = trace.bytes.count
    return trace.isDropped || length > reel.byteLimit / 2 || (length > reel.byteLimit / 8 && step.before.rests)
  }

  // MARK: Writing

  private mutating func write(
    _ event: Event, bySystem: Bool, _ step: LiftStep, at time: Double, in views: ViewTable
  ) {
    guard trace != nil, let known else { return }
    if case .focus(let id) = event, step.screen.index(of: id) == nil {
      // A focus outside of what is read cannot be told.
      trace = nil
      return
    }
    var told = known.applying(event, from: step.screen)
    var reading: TraceLayout?
    if !told.confirms(step.screen) {
      told = step.screen
      reading = layout(of: told, in: views)
    }
    self.known = told.applying(step.plan)
    guard let action = action(of: event, bySystem: bySystem, in: step.screen, views) else { return }
    write(TraceEvent(at: time, action, reading: reading))
  }

  private mutating func write(_ event: TraceEvent) {
    writer.write(event)
    eventCount += 1
  }

  private mutating func layout(of screen: Screen, in views: ViewTable) -> TraceLayout? {
    TraceLayout(screen, headerSize: headerSize, names: &names, views: views)
  }

  /// An event as a trace tells it; nil for one that no trace can tell.
  private mutating func action(
    of event: Event, bySystem: Bool, in screen: Screen, _ views: ViewTable
  ) -> TraceEvent.Action? {
    switch event {
    case .layout:
      return layout(of: screen, in: views).map { .layout($0) }
    case .focus(let id):
      return .focus(names.name(of: id, in: views))
    case .blur(let id):
      return .blur(names.name(of: id, in: views))
    case .keyboard(let notification):
      return .keyboard(notification)
    case .scroll(let id):
      guard let offset = screen.view(id)?.scroll?.contentOffset else { return nil }
      let name = names.name(of: id, in: views)
      return bySystem ? .systemScroll(name, contentOffset: offset) : .scroll(name, contentOffset: offset)
    case .caret(let id):
      return .caret(names.name(of: id, in: views), caret: screen.view(id)?.caret)
    case .content(let id, let setsFrame, let setsContentSize):
      guard let view = screen.view(id) else { return nil }
      return .content(
        names.name(of: id, in: views), contentSize: setsContentSize ? view.scroll?.contentSize : nil,
        frame: setsFrame ? view.frame : nil)
    case .inset(let id):
      guard let inset = screen.view(id)?.scroll?.contentInset else { return nil }
      return .inset(names.name(of: id, in: views), contentInset: inset)
    case .background:
      return .background
    case .foreground:
      return .foreground
    }
  }
}

extension SessionTape {
  // MARK: Beginning

  /// Begins a trace from which a replay gets where the engine is: a layout with everything given back, what makes the
  /// keyboard known, the focus, and where scrolling begins.
  ///
  /// Of an engine that holds something without a focus there is no such beginning, and none is made.
  private mutating func begin(with engine: Engine, on screen: Screen, at time: Double, in views: ViewTable) {
    guard engine.strategy != .none, engine.canBeginTrace(on: screen) else { return }
    let home = screen.givenBack(by: engine)
    guard !home.views.isEmpty else { return }
    trace = reel.begin()
    eventCount = 0
    headerSize = home.size
    writer.write(header(engine, in: views))

    var replayed = Engine(strategy: engine.strategy)
    var known = home
    func tell(_ event: Event) { known = known.applying(replayed.handle(event, in: known)) }
    if let layout = layout(of: home, in: views) { write(TraceEvent(at: time, .layout(layout))) }
    tell(.layout)
    for notification in engine.keyboard.introduction {
      write(TraceEvent(at: time, .keyboard(notification)))
      tell(.keyboard(notification))
    }
    if let focus = engine.focus {
      write(TraceEvent(at: time, .focus(names.name(of: focus, in: views))))
      tell(.focus(focus))
    }
    for id in engine.heldScrollViews {
      guard let start = engine.start(of: id), let index = known.index(of: id) else { continue }
      known.views[index].scroll?.contentOffset.y = start
      guard let offset = known.views[index].scroll?.contentOffset else { continue }
      write(TraceEvent(at: time, .systemScroll(names.name(of: id, in: views), contentOffset: offset)))
    }
    self.known = known
  }

  private mutating func header(_ engine: Engine, in views: ViewTable) -> TraceHeader {
    let size = headerSize
    return TraceHeader(
      device: device, os: Self.systemVersion, orientation: size.width > size.height ? .landscape : .portrait,
      screen: size, scale: views.anyWindow?.windowScene.map { Double($0.screen.scale) }, note: note,
      strategy: TraceStrategy(engine.strategy, names: &names, views: views))
  }

  /// The system's version where it is one that has a keyboard on its screen.
  private static var systemVersion: String? {
    #if os(iOS)
    let version = ProcessInfo.processInfo.operatingSystemVersion
    return "\(version.majorVersion).\(version.minorVersion)"
    #else
    return nil
    #endif
  }
}

extension LiftStep {
  /// Whether the engine planned, or remembered something: what is no news at all begins no trace.
  fileprivate var tellsAnything: Bool { plan.reason != .none || !plan.changes.isEmpty }
}
