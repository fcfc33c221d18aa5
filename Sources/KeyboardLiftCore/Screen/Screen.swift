/// What the engine must know of a screen for one event, read at once, with the app's own values.
///
/// Not the whole view tree: the focused input with its ancestors up to the root, its companion, the scroll views that the
/// engine still holds (``Engine/heldScrollViews``), the marked ones and the strategy's target, each with its ancestors.
/// More views do no harm. The cost of an event follows their number.
public struct Screen: Equatable, Sendable {
  /// The screen's size in its present orientation.
  public var size: Size
  /// The window's frame, in screen coordinates.
  public var window: Rect
  /// The window's safe area.
  public var safeArea: Insets
  /// The views: the root first, each after its superview, otherwise in the layout's order.
  public var views: [ScreenView]

  /// Makes a screen; without views there is no layout yet.
  public init(size: Size, window: Rect, safeArea: Insets = .zero, views: [ScreenView] = []) {
    self.size = size
    self.window = window
    self.safeArea = safeArea
    self.views = views
  }

  /// The index of the view with this id; nil if the layout has none.
  public func index(of id: Int) -> Int? {
    views.firstIndex { $0.id == id }
  }

  /// The same, looked for from a place outward.
  func index(of id: Int, near place: Int) -> Int? {
    views.index(near: place) { $0.id == id }
  }

  /// Whether there is a layout, and screen, window and root have a size.
  public var hasLayout: Bool {
    guard let root = views.first else { return false }
    return !size.isEmpty && !window.size.isEmpty && !root.frame.size.isEmpty
  }
}
