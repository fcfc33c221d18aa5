import KeyboardLiftCore

/// The sessions of all lifters.
@MainActor final class LiftSessions {
  private(set) var all: [LiftSession] = []
  private var listBesideInput = ListBesideInput()
  /// The panel that moves for an input whose own root cannot move enough.
  private var panel: (input: Weak<UIView>, root: Weak<UIView>)?

  /// Updates every session, first those that do not have the focus.
  func update(_ cause: Cause, _ context: LiftContext) {
    endSessions(cause, context)
    listBesideInput.find(cause, context)
    var context = context
    context.listBesideInput = listBesideInput.list(context) { list in
      all.first { $0.root.map(list.isDescendant) == true }?.writer.shift ?? 0
    }
    let focused = context.focus.flatMap { session(for: $0, cause, context) }
    makeMarkedSessions(cause, context)
    // A view in the keyboard's own window, or in a view that nobody looks after, takes the focus from no session.
    for session in all where session !== focused {
      session.update(cause, context, focus: nil, yields: focused?.root?.isBeside(session.root) == true)
    }
    focused?.update(cause, context, focus: context.focus)
    if let focused { movePanel(insteadOf: focused, cause, context) }
    all.removeAll(where: \.isIdle)
  }

  /// Whether a docked bar has come, gone or grown since the sessions were last updated.
  func needsUpdate(_ context: LiftContext) -> Bool {
    all.contains { session in
      session.root.map { !context.keyboard(for: $0).isSame(as: session.engine.keyboard) } == true
    }
  }

  /// Ends the sessions of lifters that are switched off, of scenes that have gone, and those whose window has moved to another
  /// screen, on which there is another keyboard or none.
  private func endSessions(_ cause: Cause, _ context: LiftContext) {
    for session in all {
      var scene: UIScene?
      if case .didDisconnect(let disconnected) = cause { scene = disconnected }
      let isDisconnected = scene != nil && session.root?.window?.windowScene === scene
      if !session.lift.isEnabled || isDisconnected || session.hasChangedScreen { session.end(context) }
    }
    // A session whose screen has left its window must not come back.
    all.removeAll(where: \.hasEnded)
  }

  /// The session that looks after a view; nil where no lifter does.
  private func session(for view: UIView, _ cause: Cause, _ context: LiftContext) -> LiftSession? {
    guard let lift = context.lifts.owner(of: view), let root = panel(for: view) ?? lift.root(for: view) else {
      return nil
    }
    if let session = all.first(where: { $0.lift === lift && $0.root === root }) { return session }
    let session = LiftSession(root: root, of: lift, cause: cause, context: context)
    lift.hasWorked = true
    all.append(session)
    return session
  }

  /// Where the root cannot move enough, gives it back and moves the panel around it, bars and all.
  private func movePanel(insteadOf session: LiftSession, _ cause: Cause, _ context: LiftContext) {
    guard session.isCapped, let input = context.focus, let root = session.root.flatMap(session.lift.root(around:))
    else { return }
    panel = (Weak(input), Weak(root))
    session.update(cause, context, focus: nil, yields: true)
    self.session(for: input, cause, context)?.update(cause, context, focus: input)
  }

  private func panel(for input: UIView) -> UIView? {
    guard let panel, panel.input.object === input, let root = panel.root.object, input.isDescendant(of: root) else {
      return nil
    }
    return root
  }

  private func makeMarkedSessions(_ cause: Cause, _ context: LiftContext) {
    guard context.keyboards.takesRoom else { return }
    for scrollView in context.markedScrollViews {
      _ = session(for: scrollView, cause, context)
    }
  }
}

extension UIView {
  /// Whether another view belongs to the same presentation, and is not covered by this one's or in another scene.
  fileprivate func isBeside(_ other: UIView?) -> Bool {
    guard let other, window != nil else { return false }
    return outermostView === other.outermostView
  }

  /// The view around this one, or itself, that lies in the window directly.
  private var outermostView: UIView { chain.first { $0.superview is UIWindow || $0.superview == nil } ?? self }
}
