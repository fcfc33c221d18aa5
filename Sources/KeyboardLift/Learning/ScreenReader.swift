import KeyboardLiftCore

/// Reads, of a screen, what the engine must know for one event: the focused input and the scroll views that matter, each
/// with its ancestors up to the root, never the whole tree.
@MainActor struct ScreenReader {
  let root: UIView
  let views: ViewTable
  /// What stands of ours in scroll views, so that the app's own values can be told.
  let lifts: ScrollViewLifts

  /// The screen with the app's own values; nil outside of a window.
  func read(including leaves: [UIView]) -> Screen? {
    guard let window = root.window, let space = window.windowScene?.screen.coordinateSpace else { return nil }
    var screen = Screen(
      size: Size(space.bounds.size), window: Rect(window.convert(window.bounds, to: space)),
      safeArea: Insets(window.safeAreaInsets))
    append(branch(including: leaves), to: &screen)
    return screen
  }

  /// The root with those of its descendants that lead to the leaves.
  private func branch(including leaves: [UIView]) -> Branch {
    let branch = Branch(root)
    for leaf in leaves where leaf.isDescendant(of: root) {
      var path: [UIView] = []
      var view = leaf
      while view !== root, let superview = view.superview {
        path.append(view)
        view = superview
      }
      branch.insert(path.reversed()[...])
    }
    return branch
  }

  private func append(_ branch: Branch, to screen: inout Screen) {
    let rect = Rect(root.convert(root.bounds, to: nil))
    append(branch, frame: rect, isPlain: true, parent: nil, to: &screen)
  }

  /// Appends a view and its branch, parents first.
  /// - Parameters:
  ///   - frame: in the superview's coordinates, of the root in the window's.
  ///   - isPlain: whether nothing around it is scaled or rotated, so that distances in it are distances on the window.
  private func append(_ branch: Branch, frame: Rect, isPlain: Bool, parent: Int?, to screen: inout Screen) {
    let view = branch.view
    let index = screen.views.count
    screen.views.append(screenView(of: view, frame: frame, parent: parent))
    let isPlain = isPlain && (parent == nil || view.transform == .identity)
    for child in branch.orderedChildren {
      let childFrame = isPlain ? self.frame(of: child.view, in: view) : frameOnWindow(of: child.view, in: view)
      append(child, frame: childFrame, isPlain: isPlain, parent: index, to: &screen)
    }
  }

  /// A view's frame in its superview, content coordinates in a scroll view.
  private func frame(of view: UIView, in superview: UIView) -> Rect {
    let frame = Rect(view.convert(view.bounds, to: superview))
    if superview is UIScrollView { return frame }
    return frame.offset(x: -superview.bounds.minX, y: -superview.bounds.minY)
  }

  /// The same for a view in one that is scaled or rotated: as it lies on the window.
  private func frameOnWindow(of view: UIView, in superview: UIView) -> Rect {
    let rect = Rect(view.convert(view.bounds, to: nil))
    let around = superview.convert(superview.bounds, to: nil)
    let offset = (superview as? UIScrollView)?.contentOffset ?? .zero
    return rect.offset(x: offset.x - around.minX, y: offset.y - around.minY)
  }

  private func screenView(of view: UIView, frame: Rect, parent: Int?) -> ScreenView {
    let options = OptionStore.shared[view]
    var result = ScreenView(id: views.id(of: view), parent: parent, kind: ScreenView.Kind(of: view), frame: frame)
    result.isHidden = view.isHidden
    result.isSystemOwned = view.isSystemOwned
    result.isOptedOut = !options.isEnabled
    result.distance = options.distance.map { Double($0) }
    result.companion = options.companion?.object.map { views.id(of: $0) }
    result.caret = (view as? UITextView)?.knownCaret
    if let scrollView = view as? UIScrollView {
      let metrics = ScrollMetrics(scrollView, makesRoom: options.makesRoom)
      (result.frame, result.scroll) = lifts.own(of: result.id, frame: frame, metrics: metrics)
    }
    return result
  }
}

extension ScreenReader {
  /// A view with those of its subviews that matter.
  @MainActor private final class Branch {
    let view: UIView
    private var children: [Branch] = []

    init(_ view: UIView) {
      self.view = view
    }

    func insert(_ path: ArraySlice<UIView>) {
      guard let view = path.first else { return }
      if let child = children.first(where: { $0.view === view }) {
        child.insert(path.dropFirst())
      } else {
        let child = Branch(view)
        children.append(child)
        child.insert(path.dropFirst())
      }
    }

    /// In the order of the subviews, which is asked for only where there are several.
    var orderedChildren: [Branch] {
      guard children.count > 1 else { return children }
      let order = view.subviews.enumerated().reduce(into: [ObjectIdentifier: Int]()) { order, subview in
        order[ObjectIdentifier(subview.element)] = subview.offset
      }
      return children.sorted {
        order[ObjectIdentifier($0.view), default: 0] < order[ObjectIdentifier($1.view), default: 0]
      }
    }
  }
}
