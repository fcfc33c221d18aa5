import KeyboardLiftCore

/// The one way through: whatever happens comes here as a cause, and everything that depends on the keyboard is updated.
///
/// `update` does it in a fixed order. It takes note of the cause, so that the keyboards and the input are known; puts docked
/// bars on a rising keyboard; updates the sessions, which move the screens; puts docked bars where they belong then; and updates
/// dismissal, focus navigation and observers. All of them get the same ``LiftContext``, and none of them knows the centre.
@MainActor final class KeyboardCenter {
  /// The centre of the app.
  static let shared = KeyboardCenter(.default)

  let options = OptionStore()
  let lifts = Lifts()
  let docked = DockedBars()
  let steps = StepObservers()
  /// The lift of ``KeyboardLifter/shared``, whose settings all others inherit.
  private(set) lazy var app = makeLift(.app, LifterSettings(), app: nil)
  private var facts = KeyboardFacts()
  let sessions = LiftSessions()
  private let dismissal = Dismissal()
  private(set) lazy var navigation = FocusNavigation(lifts: lifts, options: options)
  private var observers: [WeakObserver] = []
  private var events: SystemEvents?
  private var pending: [Cause] = []
  private var isUpdating = false

  private struct WeakObserver {
    weak var object: (any ContextObserver)?
  }

  /// - Parameter notifications: where UIKit posts; a test may have one of its own.
  init(_ notifications: NotificationCenter) {
    events = SystemEvents(notifications) { [weak self] in self?.setNeedsUpdate($0) }
  }

  /// Updates everything. What happens within an update is taken up after it: what we write may call the app, which may end
  /// editing or change a setting at once.
  func setNeedsUpdate(_ cause: Cause) {
    pending.append(cause)
    guard !isUpdating else { return }
    isUpdating = true
    defer { isUpdating = false }
    while !pending.isEmpty { update(pending.removeFirst()) }
  }

  private func update(_ cause: Cause) {
    for lift in lifts.removeAbandoned() { end(lift) }
    guard facts.note(cause, lifts, options, docked) else { return }
    let context = makeContext(for: cause)
    // On a rising keyboard the bars make room first, on a falling one last.
    if context.keyboards.takesRoom { docked.place(context) }
    sessions.update(cause, context)
    placeBars(context)
    dismissal.update(context)
    navigation.update(cause, context)
    for observer in observers { observer.object?.update(context) }
  }

  /// What a session moves can move a bar, and what a bar covers is planned for: two rounds are enough.
  private func placeBars(_ context: LiftContext) {
    for _ in 0..<2 {
      let haveMoved = docked.place(context)
      guard haveMoved || sessions.needsUpdate(context) else { return }
      sessions.update(.settings, context)
    }
  }

  private var needsUpdate: @MainActor (Cause) -> Void {
    { [weak self] in self?.setNeedsUpdate($0) }
  }

  private func makeContext(for cause: Cause) -> LiftContext {
    let input = facts.input
    return LiftContext(
      keyboards: facts.keyboards, input: input, focus: facts.focus.map(options.viewToShow),
      inputLift: input.flatMap { lifts.owner(of: $0) },
      lifts: lifts, options: options, docked: docked, ties: facts.ties, steps: steps, animation: cause.animation,
      setNeedsUpdate: needsUpdate)
  }
}

extension KeyboardCenter {
  // MARK: Lifters

  /// Makes the lift of a lifter for one view.
  func makeLift(for view: UIView, strategy: KeyboardLifter.Strategy) -> Lift {
    var settings = LifterSettings()
    settings.strategy = strategy
    return makeLift(.view(Weak(view)), settings, app: app)
  }

  private func makeLift(_ scope: Lift.Scope, _ settings: LifterSettings, app: Lift?) -> Lift {
    Lift(scope: scope, settings: settings, app: app) { [weak self] in
      self?.enabledDidChange($0)
    } settingsDidChange: { [weak self] in
      self?.setNeedsUpdate(.settings)
    }
  }

  private func enabledDidChange(_ lift: Lift) {
    if lift.isEnabled {
      lifts.add(lift)
      facts.findInput(in: lift.scopeView)
    } else {
      lifts.remove(lift)
    }
    setNeedsUpdate(.settings)
  }

  /// Ends what a lifter does that the app has let go.
  private func end(_ lift: Lift) {
    options.purge()
    if lift.lifter == nil, let view = lift.scopeView, view.window != nil, !lift.hasWorked {
      Diagnostics.report(
        "A KeyboardLifter for \(type(of: view)) was released before it did anything. Keep it in a property.")
    }
    lift.isEnabled = false
  }

  // MARK: Options

  /// Changes a view's options.
  func change(_ view: UIView, _ body: (inout OptionStore.Options) -> Void) {
    body(&options[view])
    setNeedsUpdate(.settings)
  }

  /// Gives a view a lifter of its own, or takes it away.
  func setStrategy(_ strategy: KeyboardLifter.Strategy?, of view: UIView) {
    if let lifter = options[view].lifter {
      if let strategy {
        lifter.strategy = strategy
      } else {
        lifter.isEnabled = false
        change(view) { $0.lifter = nil }
      }
    } else if let strategy {
      let lifter = KeyboardLifter(for: view, strategy: strategy, in: self)
      change(view) { $0.lifter = lifter }
    }
  }

  // MARK: Docked bars

  func dock(_ bar: UIView, by constraint: NSLayoutConstraint?, list: UIScrollView?, padding: CGFloat) {
    docked.dock(BarDocking(bar, by: constraint, list: list, padding: padding, setNeedsUpdate: needsUpdate))
    setNeedsUpdate(.settings)
  }

  func undock(_ bar: UIView) {
    docked.undock(bar)
    setNeedsUpdate(.settings)
  }

  // MARK: Observers

  /// Updates an object with every context from now on, for as long as it lives.
  func add(_ observer: any ContextObserver) {
    observers.removeAll { $0.object == nil }
    observers.append(WeakObserver(object: observer))
  }

  /// The context as it is now.
  var context: LiftContext { makeContext(for: .settings) }
}
