/// What the centre knows of a lifter: its scope and its settings.
///
/// A type of its own, so that the centre can put back what a lifter moved after the app has let the lifter go.
@MainActor final class Lift {
  /// The views that a lifter looks after.
  enum Scope {
    /// Those of every window.
    case app
    /// One view and all in it.
    case view(Weak<UIView>)
  }

  let scope: Scope
  let journal: Journal
  /// The lifter; nil once the app has let it go.
  weak var lifter: KeyboardLifter?
  /// Whether the lifter is switched on.
  var isEnabled = false {
    didSet { if isEnabled != oldValue { enabledDidChange(self) } }
  }
  var settings: LifterSettings { didSet { settingsDidChange() } }
  /// Whether the lifter has looked after anything yet.
  var hasWorked = false
  /// The constraint whose constant sets the content's height, for the extend strategy.
  weak var contentHeight: NSLayoutConstraint?
  /// The lift of the whole app, whose settings this one inherits; nil for that one itself.
  private let app: Lift?
  private let enabledDidChange: @MainActor (Lift) -> Void
  private let settingsDidChange: @MainActor () -> Void

  init(
    scope: Scope, settings: LifterSettings = LifterSettings(), app: Lift?,
    enabledDidChange: @escaping @MainActor (Lift) -> Void, settingsDidChange: @escaping @MainActor () -> Void
  ) {
    self.scope = scope
    self.settings = settings
    self.app = app
    self.enabledDidChange = enabledDidChange
    self.settingsDidChange = settingsDidChange
    journal = Journal(app: app?.journal)
  }

  /// A setting, inherited from the app's lifter where this one makes none.
  func setting<Value>(_ path: KeyPath<LifterSettings, Value?>) -> Value? {
    settings[keyPath: path] ?? app?.settings[keyPath: path]
  }

  // MARK: Scope

  /// The view that the lifter looks after; nil for the whole app.
  var scopeView: UIView? {
    if case .view(let view) = scope { view.object } else { nil }
  }

  /// The scroll view that the strategies for one scroll view work on: the lifter's own view, if it is one.
  var targetScrollView: UIScrollView? { scopeView as? UIScrollView }

  /// Whether the app has let the lifter go, or its view has gone.
  var isAbandoned: Bool {
    if case .view(let view) = scope, view.object == nil { return true }
    return lifter == nil
  }

  /// Whether a view lies in the scope.
  func covers(_ view: UIView) -> Bool {
    switch scope {
    case .app: true
    case .view(let scope): scope.object.map { view.isDescendant(of: $0) } ?? false
    }
  }

  /// The view to move for an input or a marked scroll view; nil for a view that is not in content.
  func root(for view: UIView) -> UIView? {
    // The keyboard's own window moves with the keyboard.
    guard view.window?.canBecomeKey != false else { return nil }
    guard let scopeView, !(scopeView is UIScrollView), !(scopeView is UIWindow) else { return view.contentRoot }
    return scopeView
  }

  /// The view to move where a root cannot move enough; nil where there is none in the scope.
  func root(around root: UIView) -> UIView? {
    guard let panel = root.panelAround, covers(panel) else { return nil }
    return panel
  }

  /// The view whose inputs belong to one focus order: bars, and the screen behind a sheet, are not in it.
  func focusScope(for view: UIView) -> UIView? {
    guard let content = view.contentRoot, let scopeView else { return view.contentRoot }
    return scopeView.isDescendant(of: content) ? scopeView : content
  }
}
