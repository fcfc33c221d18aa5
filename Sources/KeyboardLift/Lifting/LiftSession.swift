import KeyboardLiftCore

/// One screen that is lifted: its engine, and the account of what the screen was when last read.
@MainActor final class LiftSession {
  private(set) weak var root: UIView?
  private(set) weak var input: UIView?
  let views = ViewTable()
  private let journal: Journal
  private var engine: Engine
  private let applier: PlanApplier
  /// The app's own values when last read, with the offsets as they then stood.
  private var account: Screen?
  private weak var targetScrollView: UIScrollView?
  private let observations = ViewObservations()

  init(root: UIView, keyboard: Keyboard, journal: Journal) {
    self.root = root
    self.journal = journal
    engine = Engine(keyboard: keyboard)
    applier = PlanApplier(root: root, views: views)
  }

  /// Says how to lift, before the first event.
  func configure(strategy: Strategy, targetScrollView: UIScrollView?, contentHeight: NSLayoutConstraint?) {
    engine = Engine(strategy: strategy, keyboard: engine.keyboard)
    self.targetScrollView = targetScrollView
    applier.contentHeight = contentHeight
  }

  /// Whether it holds nothing and looks after nothing, so that it can be let go.
  var isIdle: Bool {
    guard root != nil else { return true }
    return engine.focus == nil && engine.shift == 0 && engine.heldScrollViews.isEmpty && !applier.holdsAnything
  }

  // MARK: Events

  func inputDidBegin(_ view: UIView) {
    input = view
    observeInput()
    handle(.focus(views.id(of: view)))
  }

  func inputDidLeave() {
    guard let focus = engine.focus else { return }
    input = nil
    observeInput()
    handle(.blur(focus))
  }

  func caretDidMove() {
    if let focus = engine.focus { handle(.caret(focus)) }
  }

  func reload() {
    pass { _ in nil }
  }

  func handle(_ event: Event) {
    if input == nil, let focus = engine.focus, event != .blur(focus) { handle(.blur(focus)) }
    pass { screen in
      let plan = engine.handle(event, in: screen)
      note(plan, after: event, in: screen)
      return plan
    }
  }

  func use(_ strategy: Strategy) {
    pass { screen in
      let plan = engine.use(strategy, in: screen)
      note(plan, after: .focus(engine.focus ?? 0), in: screen)
      return plan
    }
  }

  /// Gives everything back.
  func end() {
    use(.none)
    input = nil
    observeInput()
  }

  // MARK: One pass

  /// Reads the screen once, tells the engine what the app did meanwhile and then what happened, and applies all of it once.
  private func pass(_ plan: (Screen) -> Plan?) {
    guard var screen = read() else { return }
    var animation = Animation.immediate
    if let account {
      takeScrolls(since: account, in: &screen)
      let news = screen.events(since: account, focus: engine.focus)
      if news == [.layout] { returnOffsets(in: &screen) }
      for event in news {
        let plan = engine.handle(event, in: screen)
        note(plan, after: event, in: screen)
        screen = screen.applying(plan)
      }
    }
    if let plan = plan(screen) {
      screen = screen.applying(plan)
      animation = plan.animation
    }
    account = applier.apply(engine, on: screen, animation: animation)
  }

  private func note(_ plan: Plan, after event: Event, in screen: Screen) {
    let input = engine.focusedInput(in: screen.applying(plan))
    journal.note(plan, after: event, covered: input?.covered, views: views)
  }

  /// The screen with the app's own values.
  private func read() -> Screen? {
    guard let root else { return nil }
    let reader = ScreenReader(root: root, views: views, lifts: applier.lifts)
    return applier.withOwnLayout { reader.read(including: viewsToRead()) }
  }

  private func viewsToRead() -> [UIView] {
    var result: [UIView] = []
    if let input {
      result.append(input)
      if let companion = input.keyboardLift.companion { result.append(companion) }
    }
    if let targetScrollView { result.append(targetScrollView) }
    result += engine.heldScrollViews.compactMap { views.view($0) }
    result += applier.lifts.ids.compactMap { views.view($0) }
    return result + OptionStore.shared.markedScrollViews
  }

  /// Tells the engine of offsets that others set since: the user's or the app's are never fought; UIKit's own reveal of what
  /// is edited only moves where scrolling begins.
  private func takeScrolls(since account: Screen, in screen: inout Screen) {
    let pixel = 1 / (root?.window?.windowScene?.screen.scale ?? 1)
    var moved: [Int] = []
    for index in screen.views.indices {
      let view = screen.views[index]
      guard let offset = view.scroll?.contentOffset, let before = account.view(view.id)?.scroll?.contentOffset else {
        continue
      }
      if abs(offset.y - before.y) < pixel {
        screen.views[index].scroll?.contentOffset.y = before.y
      } else {
        moved.append(view.id)
      }
    }
    for id in moved {
      if isSystemReveal(id, since: account, in: screen) {
        engine.noteSystemScroll(id, to: screen.view(id)?.scroll?.contentOffset.y ?? 0)
      } else {
        let plan = engine.handle(.scroll(id), in: screen)
        note(plan, after: .scroll(id), in: screen)
      }
    }
  }

  private func isSystemReveal(_ id: Int, since account: Screen, in screen: Screen) -> Bool {
    guard let scrollView = views.view(id) as? UIScrollView, !scrollView.isMovedByUser, let focus = engine.focus,
      let before = engine.visibility(of: focus, in: account), let now = engine.visibility(of: focus, in: screen)
    else { return false }
    return before.covered > 0 && now.covered < before.covered
  }

  /// Before a layout is told, our offsets are taken out of the account as our parts are: what we touched is told at home.
  private func returnOffsets(in screen: inout Screen) {
    for index in screen.views.indices {
      if let home = engine.home(of: screen.views[index].id) { screen.views[index].scroll?.contentOffset.y = home }
    }
  }

  private func observeInput() {
    observations.follow(input, in: root) { [weak self] in self?.caretDidMove() } scroll: { [weak self] in self?.reload() }
  }
}

extension UIScrollView {
  /// Whether a finger moves it, or has just let go.
  var isMovedByUser: Bool { isTracking || isDragging || isDecelerating }
}
