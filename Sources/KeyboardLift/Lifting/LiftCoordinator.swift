import KeyboardLiftCore

/// A lifter's work: one session for each screen in which it moves something.
///
/// Apart from ``KeyboardLifter``, so that what is still moved when the lifter is let go can be given back.
@MainActor final class LiftCoordinator {
  /// What a lifter looks after.
  enum Scope {
    /// Every window of the app.
    case app
    /// What lies in one view.
    case view(Weak<UIView>)
  }

  let scope: Scope
  let journal = Journal()
  private(set) lazy var mover = InputMover(coordinator: self)
  /// The lifter; nil once it was let go.
  var owner: Weak<KeyboardLifter>?
  private(set) var isEnabled = false
  var strategy: KeyboardLifter.Strategy { didSet { useStrategy() } }
  var distance: CGFloat = 10 { didSet { useStrategy() } }
  var restoresOffset = true { didSet { useStrategy() } }
  var dismissesOnTap = false { didSet { KeyboardMonitor.shared.optionsDidChange() } }
  var dragDismissMode = UIScrollView.KeyboardDismissMode.none { didSet { KeyboardMonitor.shared.optionsDidChange() } }
  /// The constraint that rules the content's height, for the extend strategy.
  weak var contentHeight: NSLayoutConstraint?
  private var sessions: [LiftSession] = []

  init(scope: Scope, strategy: KeyboardLifter.Strategy) {
    self.scope = scope
    self.strategy = strategy
    // The monitor must know the keyboard before the first lifter is enabled.
    _ = KeyboardMonitor.shared
  }

  // MARK: Settings

  func setEnabled(_ isEnabled: Bool) {
    guard isEnabled != self.isEnabled else { return }
    self.isEnabled = isEnabled
    if isEnabled {
      KeyboardMonitor.shared.add(self)
    } else {
      for session in sessions { session.end() }
      sessions = []
      mover.leave()
      KeyboardMonitor.shared.remove(self)
    }
    KeyboardMonitor.shared.reassignInput(in: isEnabled ? scopeView : nil)
    KeyboardMonitor.shared.optionsDidChange()
  }

  private func useStrategy() {
    for session in sessions { session.use(engineStrategy(for: session.views)) }
    removeIdleSessions()
    KeyboardMonitor.shared.settle()
  }

  /// The engine's strategy for the session of a table.
  func engineStrategy(for views: ViewTable) -> Strategy {
    strategy.engineStrategy(
      distance: distance, restoresOffset: restoresOffset, target: targetScrollView.map { views.id(of: $0) })
  }

  // MARK: Scope

  /// The scroll view that the strategies for one scroll view work on: the lifter's own view, if it is one.
  var targetScrollView: UIScrollView? { scopeView as? UIScrollView }

  /// The view that it looks after; nil for the whole app.
  var scopeView: UIView? {
    if case .view(let view) = scope { view.object } else { nil }
  }

  /// Whether the lifter was let go, or what it looks after has gone.
  var isAbandoned: Bool {
    if case .view(let view) = scope, view.object == nil { return true }
    return owner?.object == nil
  }

  /// Whether a view is one that it looks after.
  func covers(_ view: UIView) -> Bool {
    switch scope {
    case .app: true
    case .view(let scope): scope.object.map { view.isDescendant(of: $0) } ?? false
    }
  }

  /// Whether what it looks after lies in what another looks after.
  func isInside(of other: LiftCoordinator) -> Bool {
    guard let view = scopeView else { return false }
    return other.covers(view)
  }

  /// Any window in which it holds something.
  var anyWindow: UIWindow? { sessions.lazy.compactMap { $0.root?.window }.first }

  /// The view to move for an input or a marked scroll view.
  private func root(for view: UIView) -> UIView? {
    // What lies in the keyboard's own window goes with the keyboard, whoever looks after it.
    guard view.window?.canBecomeKey != false else { return nil }
    guard let scopeView, !(scopeView is UIScrollView), !(scopeView is UIWindow) else { return view.contentRoot }
    return scopeView
  }

  /// The view whose inputs the focus moves between: bars, and what lies behind a sheet, are no part of it.
  func movingRoot(for view: UIView) -> UIView? {
    guard let content = view.contentRoot, let scopeView else { return view.contentRoot }
    return scopeView.isDescendant(of: content) ? scopeView : content
  }

  private func session(for view: UIView) -> LiftSession? {
    guard let root = root(for: view) else { return nil }
    // One whose screen has left its window since must not come back: it would be let go in the midst.
    sessions.removeAll { $0.hasEnded }
    if let session = sessions.first(where: { $0.root === root }) { return session }
    let session = LiftSession(root: root, keyboards: KeyboardMonitor.shared.keyboards, coordinator: self)
    sessions.append(session)
    return session
  }

  // MARK: Events

  func inputDidBegin(_ view: UIView) {
    moveFor(view)
    mover.inputDidBegin(view)
  }

  /// Moves for a view and for no other, whether or not it has the focus: an assistive technology looks at others too.
  func moveFor(_ view: UIView) {
    followWindows()
    let session = session(for: view)
    for other in sessions where other !== session { other.inputDidLeave() }
    session?.inputDidBegin(view)
    removeIdleSessions()
  }

  func inputDidEnd(_ view: UIView) {
    for session in sessions where session.input === view { session.inputDidLeave() }
    removeIdleSessions()
    mover.inputDidEnd(view)
  }

  /// Another lifter looks after the view that has the focus. If it is the same as before, what was done for it is given back.
  func inputDidLeave(to view: UIView) {
    for session in sessions {
      if session.input === view { session.end() } else { session.inputDidLeave() }
    }
    removeIdleSessions()
    mover.leave()
  }

  func inputDidChange(_ view: UIView) {
    followWindows()
    for session in sessions where session.input === view { session.caretDidMove() }
    removeIdleSessions()
  }

  func receive(_ notification: KeyboardNotification, on screen: UIScreen?, takesRoom: Bool) {
    followWindows()
    if takesRoom { makeMarkedSessions() }
    for session in sessions {
      if let seen = notification.seen(from: session.root, on: screen, takesRoom: takesRoom) {
        session.bar = KeyboardMonitor.shared.bars.frameOnScreen(in: session.root)
        session.handle(.keyboard(seen.carrying(session.bar)))
      }
    }
    removeIdleSessions()
  }

  /// Tells of bars on the keyboard that came, went or grew since the keyboard itself was last told; whether any did.
  func barsDidChange() -> Bool {
    var areNews = false
    for session in sessions {
      let bar = KeyboardMonitor.shared.bars.frameOnScreen(in: session.root)
      guard bar != session.bar else { continue }
      session.bar = bar
      areNews = true
      let keyboard = KeyboardMonitor.shared.keyboards[session.root?.windowScreen]
      guard keyboard.takesRoom, let notification = keyboard.carrying(bar).introduction.last else { continue }
      session.handle(.keyboard(notification))
    }
    removeIdleSessions()
    return areNews
  }

  func handle(_ event: Event, in scene: UIScene) {
    followWindows()
    for session in sessions where session.root?.window?.windowScene === scene { session.handle(event) }
    removeIdleSessions()
  }

  func sceneDidDisconnect(_ scene: UIScene) {
    for session in sessions where session.root?.window?.windowScene === scene { session.end() }
    removeIdleSessions()
  }

  func reload() {
    followWindows()
    if KeyboardMonitor.shared.keyboards.takesRoom { makeMarkedSessions() }
    for session in sessions { session.handle(.layout) }
    removeIdleSessions()
    mover.update()
  }

  func optionsDidChange() {
    if KeyboardMonitor.shared.keyboards.takesRoom { makeMarkedSessions() }
    for session in sessions { session.lookAgain() }
    removeIdleSessions()
    mover.update()
  }

  // MARK: Marked scroll views

  /// The scroll views that are marked to make room and looked after here.
  var markedScrollViews: [UIScrollView] {
    OptionStore.shared.markedScrollViews.filter {
      $0.window != nil && KeyboardMonitor.shared.coordinator(for: $0) === self
    }
  }

  private func makeMarkedSessions() {
    for scrollView in markedScrollViews { _ = session(for: scrollView) }
  }

  /// Begins anew where a window has gone to another screen, on which there is another keyboard or none.
  private func followWindows() {
    for session in sessions where session.hasChangedScreen {
      let input = session.input
      session.end()
      if let input { self.session(for: input)?.inputDidBegin(input) }
    }
  }

  private func removeIdleSessions() {
    sessions.removeAll { $0.isIdle }
  }
}
