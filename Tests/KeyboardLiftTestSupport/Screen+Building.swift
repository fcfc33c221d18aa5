public import KeyboardLiftCore

extension Screen {
  /// A screen whose window fills it and whose root (id 0) fills the window, unless said otherwise.
  public static func phone(
    _ size: Size, window: Rect? = nil, safeArea: Insets = .zero, root: Rect? = nil,
    _ children: ScreenNode...
  ) -> Screen {
    let window = window ?? Rect(origin: .zero, size: size)
    let frame = root ?? Rect(origin: .zero, size: window.size)
    return Screen(
      size: size, window: window, safeArea: safeArea,
      root: ScreenNode(ScreenView(id: 0, parent: nil, frame: frame), children))
  }

  /// A screen with a tree of views.
  public init(size: Size, window: Rect, safeArea: Insets = .zero, root: ScreenNode) {
    self.init(size: size, window: window, safeArea: safeArea)
    append(root, to: nil)
  }

  private mutating func append(_ node: ScreenNode, to parent: Int?) {
    var view = node.view
    view.parent = parent
    let index = views.count
    views.append(view)
    for child in node.children { append(child, to: index) }
  }

  /// Changes the view of this id, if there is one.
  public mutating func change(_ id: Int, _ change: (inout ScreenView) -> Void) {
    guard let index = index(of: id) else { return }
    change(&views[index])
  }
}
