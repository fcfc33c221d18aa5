/// Keeps what is being edited in sight while the keyboard is up, and puts everything back exactly.
///
/// One line does the whole app, in every window:
///
/// ```swift
/// KeyboardLifter.shared.isEnabled = true
/// ```
///
/// `KeyboardLifter(for: view)` does one screen and takes precedence there. A setting that it does not make itself is that of
/// ``shared``. It works for as long as you keep it: when you let it go while the keyboard is up, the next keyboard notification
/// puts back what it moved. Of two lifters for one view the one that was enabled last works.
///
/// Nothing is swizzled and no delegate is replaced. The lifter listens to notifications, reads the views from the input up to
/// the root, asks the engine, and applies the plan in one animation with the keyboard's own duration and curve.
@MainActor public final class KeyboardLifter {
  /// The lifter of the whole app; not enabled by default.
  public static let shared = KeyboardLifter(KeyboardCenter.shared.app)

  let lift: Lift

  /// Makes a lifter for one screen, enabled at once.
  /// - Parameters:
  ///   - view: the view that holds the inputs. The lifter moves it, unless it is a scroll view or a window: then it moves the
  ///     content around the input. Held weakly.
  ///   - strategy: `.automatic` by default. The strategies for one scroll view work on `view` if it is one.
  public convenience init(for view: UIView, strategy: Strategy = .automatic) {
    self.init(for: view, strategy: strategy, in: .shared)
  }

  convenience init(for view: UIView, strategy: Strategy, in center: KeyboardCenter) {
    self.init(center.makeLift(for: view, strategy: strategy))
    isEnabled = true
  }

  init(_ lift: Lift) {
    self.lift = lift
    lift.lifter = self
  }

  /// Whether the lifter works. Switched off while the keyboard is up, it puts everything back; switched on, it looks after the
  /// input that has the focus then.
  public var isEnabled: Bool {
    get { lift.isEnabled }
    set { lift.isEnabled = newValue }
  }

  /// How content is moved. A change while the keyboard is up puts back what the old strategy did and plans anew.
  public var strategy: Strategy {
    get { lift.settings.strategy }
    set { lift.settings.strategy = newValue }
  }

  /// The free space below an input, in points, where the strategy takes one and the input has none of its own; 10 by default.
  public var distance: CGFloat {
    get { lift.setting(\.distance) ?? 10 }
    set { lift.settings.distance = newValue }
  }

  /// Whether scroll views return to where the user had them when the keyboard hides; true by default.
  public var restoresOffset: Bool {
    get { lift.setting(\.restoresOffset) ?? true }
    set { lift.settings.restoresOffset = newValue }
  }

  /// Says for which view controllers the lifter does nothing, such as those of a library that avoids the keyboard itself; nil,
  /// by default, for none. It counts for everything in the controller's view, its child controllers included.
  public var isExempt: (@MainActor (UIViewController) -> Bool)? {
    get { lift.setting(\.isExempt) }
    set { lift.settings.isExempt = newValue }
  }

  /// The constraint whose constant sets the content's height, for the `extend` strategy; nil, by default, for the constraint
  /// that ties the content to the scroll view's bottom, else `contentSize`. Held weakly. Set it before the keyboard shows.
  public var contentHeight: NSLayoutConstraint? {
    get { lift.contentHeight }
    set { lift.contentHeight = newValue }
  }

  /// The last plans with their reasons, the newest last; at most ``Explanation/limit``.
  public var explanations: [Explanation] { lift.journal.explanations }

  /// Called with each plan; nil by default. A lifter without a log of its own calls that of ``shared``, and so do those that
  /// ``KeyboardLiftOptions/strategy`` makes: one log hears the whole app.
  public var log: (@MainActor (Explanation) -> Void)? {
    get { lift.journal.log }
    set { lift.journal.log = newValue }
  }

  /// Called with each plan that moves something, before it is applied; nil by default.
  public var willLift: (@MainActor (Explanation) -> Void)? {
    get { lift.journal.willLift }
    set { lift.journal.willLift = newValue }
  }

  /// Called with each plan that moved something, when its motion has ended; nil by default.
  public var didLift: (@MainActor (Explanation) -> Void)? {
    get { lift.journal.didLift }
    set { lift.journal.didLift = newValue }
  }

  /// Reads the views again and plans anew: call it after a change that no notification reports, such as a field that appeared.
  public func reload() {
    KeyboardCenter.shared.setNeedsUpdate(.layout)
  }
}
