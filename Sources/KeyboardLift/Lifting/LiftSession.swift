import KeyboardLiftCore

/// One screen of one lifter: its engine, and the last reading of its views.
///
/// ``update(_:_:focus:)`` is the only way in. It reads the views once, tells the engine what differs from what the engine
/// knows, and writes the result once.
@MainActor final class LiftSession {
  let lift: Lift
  private(set) weak var root: UIView?
  /// The screen whose keyboard the session follows.
  private weak var screen: UIScreen?
  let views = ViewTable()
  var engine: Engine
  let writer: PlanWriter
  /// The app's own values when last read, with the offsets that the scroll views had after the last plan.
  var reading: Screen?
  /// Whether everything has been put back for good.
  private(set) var hasEnded = false
  /// Whether the last plan could not move the root as far as the input needs.
  private(set) var isCapped = false
  private let hold = TransitionHold()
  private let observations = ViewObservations()
  private weak var observedInput: UIView?
  /// Whether another session has the focus, and this one has put its part back.
  private var hasYielded = false
  /// The scroll views that do not move the focused input.
  private(set) var pinned = PinnedInput()
  /// The plans of the present update.
  var plans = PlanLog()

  init(root: UIView, of lift: Lift, cause: Cause, context: LiftContext) {
    self.lift = lift
    self.root = root
    screen = root.windowScreen
    writer = PlanWriter(root: root, views: views, docked: context.docked)
    engine = Engine()
    // A notification that makes a session is told to it as news.
    let keyboard = cause.notification == nil ? context.keyboard(for: root) : Keyboard()
    engine = Engine(strategy: lift.engineStrategy(for: views), keyboard: keyboard)
  }

  /// Whether the session holds nothing and has nothing to look after, so that it can go.
  var isIdle: Bool {
    guard root != nil, !hasEnded else { return true }
    guard !hold.isActive, engine.focus == nil else { return false }
    return engine.shift == 0 && engine.heldScrollViews.isEmpty && !writer.isActive
  }

  /// Whether the window has moved to another screen.
  var hasChangedScreen: Bool {
    guard let now = root?.windowScreen else { return false }
    return now !== screen
  }

  // MARK: Updating

  /// Takes up what happened.
  /// - Parameters:
  ///   - focus: the view to keep in sight, if it is this session's; else nil.
  ///   - yields: whether another session has the focus.
  func update(_ cause: Cause, _ context: LiftContext, focus: UIView?, yields: Bool = false) {
    guard let root, root.window != nil else { return leave() }
    if let scene = cause.scene, root.window?.windowScene !== scene { return }
    if hold.holds(root, cause, last: reading, until: context.setNeedsUpdate) { return }
    if case .didScroll(let scrollView) = cause { return userDidScroll(scrollView, context) }
    if cause.isEdit(of: focus), isCaretUnknown(in: focus) { return }
    observe(focus, context)
    if cause.isLayout { pinned.follow(focus, isLayout: true) }
    writer.scrollViews.contentHeight = lift.contentHeight
    let steps = steps(for: cause, context, focus: focus, yields: yields)
    guard var screen = readAndCatchUp(context, focus: focus, isLayout: steps.contains(.event(.layout))) else {
      return leave()
    }
    // What was planned so far was for the input before.
    pinned.follow(focus, isLayout: false)
    takePinned(in: &screen)
    for step in steps { screen = screen.applying(take(step, in: screen, context)) }
    apply(on: screen, context, focus: focus)
  }

  /// Puts everything back, for good.
  func end(_ context: LiftContext) {
    guard !hasEnded else { return }
    if root?.window != nil, let screen = readAndCatchUp(context, focus: nil) {
      apply(on: screen.applying(take(.strategy(.none), in: screen, context)), context, focus: nil)
      observe(nil, context)
      hasEnded = true
    } else {
      leave()
    }
  }

  /// What the engine must be told, in order.
  private func steps(for cause: Cause, _ context: LiftContext, focus: UIView?, yields: Bool) -> [Step] {
    var steps: [Step] = []
    let strategy = strategy(context)
    if strategy != engine.strategy { steps.append(.strategy(strategy)) }
    let id = focus.map { views.id(of: $0) }
    if let old = engine.focus, id != old, id == nil || views.view(old) == nil { steps.append(.event(.blur(old))) }
    if let id, id != engine.focus { steps.append(.event(.focus(id))) }
    if id != nil { hasYielded = false }
    if yields, !hasYielded {
      hasYielded = true
      if !isIdle { steps += [.strategy(.none), .strategy(strategy)] }
    }
    if let step = keyboardStep(cause, context) { steps.append(step) }
    steps += self.steps(of: cause, focus: focus, id: id)
    if steps.isEmpty && reading == nil { steps.append(.event(.layout)) }
    return steps
  }

  /// What the cause itself tells the engine.
  private func steps(of cause: Cause, focus: UIView?, id: Int?) -> [Step] {
    switch cause {
    case .layout:
      return [.event(.layout)]
    case .textDidChange(let view), .selectionDidChange(let view):
      guard let id, view === focus, view is UITextView else { return [] }
      return [.event(.caret(id))]
    case .didEnterBackground:
      return [.event(.background)]
    case .willEnterForeground:
      return [.event(.foreground)]
    default:
      return []
    }
  }

  /// Whether UIKit does not know where a text view's caret is, as between an edit and the layout that follows: the next update
  /// finds it.
  private func isCaretUnknown(in view: UIView?) -> Bool {
    guard let textView = view as? UITextView else { return false }
    writer.layOut()
    return textView.knownCaret == nil
  }

  private func keyboardStep(_ cause: Cause, _ context: LiftContext) -> Step? {
    guard let root else { return nil }
    let keyboard = context.keyboard(for: root)
    let screen = root.windowScreen
    if keyboard.isSame(as: engine.keyboard), !cause.isNotification(for: screen) { return nil }
    return .keyboard(keyboard, cause.notification(of: keyboard, on: screen))
  }

  // MARK: Applying

  private func apply(on screen: Screen, _ context: LiftContext, focus: UIView?) {
    let scrolls = plans.scrolls
    let places = scrolls ? pinned.places : []
    let animation = write(screen, context, focus: focus)
    if pinned.learn(from: places) {
      // A scroll that did not move the input is taken back at once, and the root moves in its place.
      guard let screen = readAndCatchUp(context, focus: focus, isLayout: true) else { return }
      let planned = screen.applying(take(.event(.layout), in: screen, context))
      plans.animation = animation
      write(planned, context, focus: focus)
    } else if scrolls, screen.hasNestedScrollViews {
      // What the outer scroll view brought elsewhere, UIKit insets otherwise.
      keepNestedInRange(animation)
      guard let screen = readAndCatchUp(context, focus: focus), !plans.isEmpty else { return }
      plans.animation = animation
      write(screen, context, focus: focus)
    }
  }

  /// Writes the plans of the update into the views.
  /// - Returns: how they move.
  @discardableResult private func write(_ screen: Screen, _ context: LiftContext, focus: UIView?) -> Animation {
    let explanations = plans.explanations(covered: engine.focusedInput(in: screen)?.covered, views: views)
    let animation = plans.animation
    isCapped = plans.isCapped
    plans = PlanLog()
    lift.journal.willApply(explanations)
    reading = writer.apply(engine, on: screen, animation: animation) { [lift] in lift.journal.didApply(explanations) }
    if writer.hasResized { noteFrames(context, focus: focus) }
    lift.journal.note(explanations)
    return animation
  }

  /// The root has left its window: what is ours is taken off at once, so that it comes back as the app left it.
  private func leave() {
    guard !hasEnded else { return }
    for id in engine.heldScrollViews {
      if let home = engine.home(of: id) { views.scrollView(id)?.uprightOffset.y = home }
    }
    writer.putBack()
    observations.follow(nil, in: nil, caret: {}, scroll: { _ in })
    hasEnded = true
  }

  private func observe(_ input: UIView?, _ context: LiftContext) {
    guard input !== observedInput else { return }
    observedInput = input
    observations.follow(input, in: root) { [weak input] in
      if let input { context.setNeedsUpdate(.selectionDidChange(input)) }
    } scroll: {
      context.setNeedsUpdate(.didScroll($0))
    }
  }
}

extension LiftContext {
  /// The keyboard of a view's screen, with the bars of that view that stand on it.
  func keyboard(for root: UIView) -> Keyboard {
    let keyboard = keyboards[root.windowScreen]
    return keyboard.carrying(docked.frameOnScreen(in: root))
      .carrying(ties.frameOnScreen(in: root, above: keyboard, beside: focus))
  }
}
