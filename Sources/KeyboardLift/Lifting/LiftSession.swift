import KeyboardLiftCore

/// One screen that is lifted: its engine, and the account of what the screen was when last read.
@MainActor final class LiftSession {
  private(set) weak var root: UIView?
  /// The screen whose keyboard it follows.
  private weak var screen: UIScreen?
  private(set) weak var input: UIView?
  let views = ViewTable()
  /// What stands on the keyboard in this screen, in screen coordinates, as the engine was told.
  var bar: Rect?
  private(set) weak var coordinator: LiftCoordinator?
  private let journal: Journal
  private(set) var engine: Engine
  let applier: PlanApplier
  /// The app's own values when last read, with the offsets as they then stood.
  private(set) var account: Screen?
  private let observations = ViewObservations()
  private let interaction = ScreenInteraction()
  /// The input that gets the focus by what was kept during an interaction: UIKit has revealed it meanwhile.
  private(set) weak var nextInput: UIView?
  /// Whether all was given back for good.
  private(set) var hasEnded = false
  private var isAtWork = false
  /// What came while it was at work.
  private var waiting: [(LiftSession) -> Void] = []

  init(root: UIView, keyboards: ScreenKeyboards, coordinator: LiftCoordinator) {
    self.root = root
    screen = root.windowScreen
    self.coordinator = coordinator
    journal = coordinator.journal
    bar = KeyboardMonitor.shared.bars.frameOnScreen(in: root)
    engine = Engine(strategy: coordinator.engineStrategy(for: views), keyboard: keyboards[screen].carrying(bar))
    applier = PlanApplier(root: root, views: views)
    applier.lifts.contentHeight = coordinator.contentHeight
  }

  /// Whether it holds nothing and looks after nothing, so that it can be let go.
  var isIdle: Bool {
    guard root != nil, !hasEnded else { return true }
    guard !isAtWork, !interaction.isGoingOn, engine.focus == nil else { return false }
    return engine.shift == 0 && engine.heldScrollViews.isEmpty && !applier.holdsAnything
  }

  /// Whether its window has gone to another screen since.
  var hasChangedScreen: Bool {
    guard let now = root?.windowScreen else { return false }
    return now !== screen
  }

  // MARK: Events

  func inputDidBegin(_ view: UIView) {
    if waitsForUser(with: .focus(views.id(of: view))) { return }
    inTurn { session in
      guard view !== session.input else { return }
      session.input = view
      session.observeInput()
      session.pass(.focus(session.views.id(of: view)))
    }
  }

  func inputDidLeave() {
    if let focus = engine.focus, waitsForUser(with: .blur(focus)) { return }
    inTurn { session in
      if let focus = session.engine.focus {
        session.input = nil
        session.observeInput()
        session.pass(.blur(focus))
      } else if session.root?.window == nil {
        // Editing ends while a screen still stands in the window that it leaves: only now can it be seen to have left.
        session.leave()
      }
    }
  }

  func caretDidMove() {
    inTurn { session in
      guard let focus = session.engine.focus else { return }
      // Between an edit and the layout that follows UIKit may not know where the caret is: the next event finds it.
      session.applier.layOut()
      if let textView = session.input as? UITextView, textView.knownCaret == nil { return }
      session.passWithoutLostInput(.caret(focus))
    }
  }

  func handle(_ event: Event) {
    if waitsForUser(with: event) { return }
    inTurn { $0.passWithoutLostInput(event) }
  }

  /// Looks whether the app changed anything.
  func lookAgain() {
    inTurn { $0.pass($0.account == nil ? .layout : nil) }
  }

  /// The user scrolls: remembered, without a look at the rest.
  func scrollViewDidMove(_ scrollView: UIScrollView) {
    inTurn { session in
      guard var screen = session.account, let index = screen.index(of: session.views.id(of: scrollView)) else { return }
      screen.views[index].scroll?.contentOffset = Point(scrollView.contentOffset)
      _ = session.plan(.scroll(screen.views[index].id), in: screen)
      session.account = screen
    }
  }

  func use(_ strategy: Strategy) {
    inTurn { session in
      guard let screen = session.readWithDifferences() else { return session.leave() }
      let plan = SessionListeners.follow(.strategy, &session.engine, in: screen, of: session.views) {
        $0.use(strategy, in: screen)
      }
      session.note(plan, after: .focus(session.engine.focus ?? 0), in: screen)
      let animation = Event.focus(0).usersAnimation
      session.apply(on: screen.applying(plan), animation: animation)
    }
  }

  /// Gives everything back, for good.
  func end() {
    use(.none)
    inTurn { session in
      session.input = nil
      session.observeInput()
      session.hasEnded = true
    }
  }

  /// Does one thing after the other: what we write may call the app, which may at once end editing or change a setting, and
  /// that must not be taken up with half of the views written.
  private func inTurn(_ work: @escaping (LiftSession) -> Void) {
    waiting.append(work)
    guard !isAtWork else { return }
    isAtWork = true
    while !waiting.isEmpty { waiting.removeFirst()(self) }
    isAtWork = false
  }

  // MARK: While the user moves the screen

  /// Keeps an event until the user has let go of the screen.
  private func waitsForUser(with event: Event) -> Bool {
    interaction.keep(event, for: root) { [weak self] in self?.userDidLetGo(of: $0) }
  }

  /// What came meanwhile is done now, unless all of it was taken back: then the screen is left as it stood.
  private func userDidLetGo(of events: [Event]) {
    guard let size = account?.size, engine.absorb(events, on: size) else {
      nextInput = events.reversed().lazy.compactMap { self.views.view(ofFocus: $0) }.first
      for event in events { catchUp(with: event) }
      nextInput = nil
      return
    }
    lookAgain()
  }

  private func catchUp(with event: Event) {
    switch event {
    case .focus: if let view = views.view(ofFocus: event) { inputDidBegin(view) }
    case .blur: inputDidLeave()
    default: handle(event)
    }
  }

  private func passWithoutLostInput(_ event: Event) {
    if input == nil, let focus = engine.focus, event != .blur(focus) { pass(.blur(focus)) }
    pass(event)
  }

  // MARK: One pass

  /// Reads the screen once, tells the engine what the app did meanwhile and then what happened, and applies all of it once.
  private func pass(_ event: Event?) {
    guard var screen = readWithDifferences(isLayout: event == .layout) else { return leave() }
    var animation = Animation.immediate
    if let event {
      screen = screen.applying(plan(event, in: screen))
      animation = event.usersAnimation
    }
    apply(on: screen, animation: animation)
  }

  private func apply(on screen: Screen, animation: Animation) {
    account = applier.apply(engine, on: screen, animation: animation)
    if applier.hasResized { takeFrames() }
  }

  /// Takes note of what our own change of a height did to the views in it, so that it is not taken for the app's later.
  private func takeFrames() {
    for view in read()?.views ?? [] where view.parent != nil && view.scroll == nil {
      if let index = account?.index(of: view.id) { account?.views[index].frame = view.frame }
    }
  }

  func plan(_ event: Event, in screen: Screen) -> Plan {
    let plan = SessionListeners.follow(.event(event), &engine, in: screen, of: views) { $0.handle(event, in: screen) }
    note(plan, after: event, in: screen)
    return plan
  }

  func noteSystemScroll(_ id: Int, to offset: Double, in screen: Screen) {
    _ = SessionListeners.follow(.systemScroll(id), &engine, in: screen, of: views) {
      $0.noteSystemScroll(id, to: offset)
      return Plan(animation: .immediate, reason: .scrolled)
    }
  }

  private func note(_ plan: Plan, after event: Event, in screen: Screen) {
    let input = engine.focusedInput(in: screen.applying(plan))
    journal.note(plan, after: event, covered: input?.covered, views: views)
  }

  /// The root has left its window: what is ours is taken off at once, so that it comes back as the app left it.
  private func leave() {
    for id in engine.heldScrollViews {
      if let home = engine.home(of: id) { views.scrollView(id)?.contentOffset.y = home }
    }
    applier.takeOff()
    input = nil
    observeInput()
    hasEnded = true
  }

  private func observeInput() {
    observations.follow(input, in: root) { [weak self] in
      self?.caretDidMove()
      KeyboardMonitor.shared.settle()
    } scroll: { [weak self] in
      self?.scrollViewDidMove($0)
    }
  }
}
