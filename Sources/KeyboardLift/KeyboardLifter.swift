/// Keeps what is being edited in sight while the keyboard is up, and puts everything back exactly.
///
/// One line does the whole app, in every window:
///
/// ```swift
/// KeyboardLifter.shared.isEnabled = true
/// ```
///
/// `KeyboardLifter(for: view)` does one screen and takes precedence there. It works while it is kept; when it is let go
/// while the keyboard is up, the next keyboard notification gives back what it moved. Nothing is swizzled and no delegate is
/// replaced: it listens to notifications, reads the views from the input up to the root, asks the engine, and applies the
/// plan in one animation with the keyboard's own duration and curve.
@MainActor public final class KeyboardLifter {
  /// The lifter of the whole app; not enabled by default.
  public static let shared = KeyboardLifter(scope: .app, strategy: .automatic)

  let coordinator: LiftCoordinator

  /// Makes a lifter for one screen, enabled at once.
  /// - Parameters:
  ///   - view: what holds the inputs; it is the view that is moved, unless it is a scroll view or a window, where the
  ///     content around the input is. Held weakly.
  ///   - strategy: how; the automatic way by default. The ways that work on one scroll view work on `view` if it is one.
  public convenience init(for view: UIView, strategy: Strategy = .automatic) {
    self.init(scope: .view(Weak(view)), strategy: strategy)
    isEnabled = true
  }

  init(scope: LiftCoordinator.Scope, strategy: Strategy) {
    coordinator = LiftCoordinator(scope: scope, strategy: strategy)
    coordinator.owner = Weak(self)
  }

  /// Whether it works. Switched off while the keyboard is up, it gives back; switched on, it looks after the input that has
  /// the focus then.
  public var isEnabled: Bool {
    get { coordinator.isEnabled }
    set { coordinator.setEnabled(newValue) }
  }

  /// How content is moved; a change while the keyboard is up gives back under the old one and plans anew.
  public var strategy: Strategy {
    get { coordinator.strategy }
    set { coordinator.strategy = newValue }
  }

  /// The free space that an input wants below it, in points, where the strategy takes one and the input has none of its own;
  /// 10 by default.
  public var distance: CGFloat {
    get { coordinator.distance }
    set { coordinator.distance = newValue }
  }

  /// Whether scroll views return to where the user had them when the keyboard goes; true by default.
  public var restoresOffset: Bool {
    get { coordinator.restoresOffset }
    set { coordinator.restoresOffset = newValue }
  }

  /// The last plans with their reasons, the newest last; at most ``Explanation/limit``.
  public var explanations: [Explanation] { coordinator.journal.explanations }

  /// Called with each plan; nil by default. A lifter without a log of its own tells that of ``shared``, and so do those that
  /// ``KeyboardLiftOptions/strategy`` makes: one log hears the whole app.
  public var log: (@MainActor (Explanation) -> Void)? {
    get { coordinator.journal.log }
    set { coordinator.journal.log = newValue }
  }

  /// Looks at the views again and plans anew: for a change that no notification tells, such as a field that appeared.
  public func reload() {
    coordinator.reload()
    KeyboardMonitor.shared.settle()
  }
}
