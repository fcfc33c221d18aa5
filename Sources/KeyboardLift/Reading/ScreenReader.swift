import KeyboardLiftCore

/// Reads what the engine must know of the views: the focused input and the scroll views involved, each with its ancestors up
/// to the root, never the whole tree.
@MainActor struct ScreenReader {
  let root: UIView
  /// How far the root stands from where the app has it, in points down the window.
  let shift: Double
  let views: ViewTable
  /// What we wrote into scroll views, from which the app's own values follow.
  let overrides: ScrollViewOverrides
  /// The scroll views that get room whatever has the focus.
  let marked: [UIScrollView]
  let ownership: Ownership
  let pinned: PinnedInput

  /// The views with the app's own values; nil outside of a window.
  /// - Parameter leaves: the views to read besides the marked scroll views.
  func read(including leaves: [UIView]) -> Screen? {
    guard let window = root.window, let bounds = root.windowScreen?.bounds else { return nil }
    var safeArea = Insets(window.safeAreaInsets)
    safeArea.top = Double(root.safeTop(in: window))
    var screen = Screen(size: Size(bounds.size), window: window.frameOnScreen, safeArea: safeArea)
    append(branch(including: leaves + marked), to: &screen)
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
    let rect = Rect(root.convert(root.bounds, to: nil)).offset(x: 0, y: -shift)
    append(branch, frame: rect, isPlain: root.isUprightOnWindow, parent: nil, to: &screen)
  }

  /// Appends a view and its branch, parents first.
  /// - Parameters:
  ///   - frame: in the superview's coordinates, of the root in the window's.
  ///   - isPlain: whether neither the view nor anything around it is scaled or rotated, so that distances in it are distances
  ///     on the window.
  private func append(_ branch: Branch, frame: Rect, isPlain: Bool, parent: Int?, to screen: inout Screen) {
    let index = screen.views.count
    let view = screenView(of: branch.view, frame: frame, isPlain: isPlain, parent: parent)
    screen.views.append(view)
    let isFlipped = view.scroll != nil && (branch.view as? UIScrollView)?.isFlipped == true
    for child in branch.orderedChildren {
      var childFrame =
        isPlain && !isFlipped
        ? self.frame(of: child.view, in: branch.view)
        : frameOnWindow(of: child.view.bounds, of: child.view, in: branch.view)
      // Content coordinates, down the screen.
      if isFlipped, let offset = view.scroll?.contentOffset { childFrame = childFrame.offset(x: offset.x, y: offset.y) }
      let keepsHeights = child.view.transform.keepsHeights || (child.view as? UIScrollView)?.isFlipped == true
      append(child, frame: childFrame, isPlain: isPlain && !isFlipped && keepsHeights, parent: index, to: &screen)
    }
  }

  /// A view's frame in its superview, content coordinates in a scroll view.
  private func frame(of view: UIView, in superview: UIView) -> Rect {
    let frame = Rect(view.convert(view.bounds, to: superview))
    if let scrollView = superview as? UIScrollView, !scrollView.turnsPages { return frame }
    return frame.offset(x: -superview.bounds.minX, y: -superview.bounds.minY)
  }

  /// A rectangle of a view, relative to another one that is scaled or rotated, as both lie on the window.
  private func frameOnWindow(of rect: CGRect, of view: UIView, in superview: UIView) -> Rect {
    let around = Rect(superview.convert(superview.bounds, to: nil))
    return Rect(view.convert(rect, to: nil)).offset(x: -around.minX, y: -around.minY)
  }

  private func screenView(of view: UIView, frame: Rect, isPlain: Bool, parent: Int?) -> ScreenView {
    let options = ownership.options[view]
    var result = ScreenView(id: views.id(of: view), parent: parent, kind: ScreenView.Kind(of: view), frame: frame)
    result.isHidden = view.isHidden
    result.isSystemOwned = ownership.isSystemOwned(view) || (view === root && ownership.liesInSystemOwned(view))
    result.isOptedOut = !options.isEnabled
    result.distance = options.distance.map { Double($0) }
    if let companion = options.companion?.object, !companion.isOutOfSight { result.companion = views.id(of: companion) }
    // Distances in the content of a scroll view that is scaled or rotated are not distances on the window: it is not
    // scrolled, and its content moves with the root.
    if let scrollView = view as? UIScrollView, isPlain, !scrollView.turnsPages {
      var metrics = ScrollMetrics(
        scrollView, bottomInset: ownership.docked.insetBesideBar(of: scrollView),
        makesRoom: marked.contains { $0 === scrollView })
      if pinned.isPinned(in: scrollView) { metrics.isScrollEnabled = false }
      (result.frame, result.scroll) = overrides.own(of: result.id, frame: frame, metrics: metrics)
    }
    if let textView = view as? UITextView, let caret = textView.knownCaret {
      result.caret = isPlain ? Rect(caret) : frameOnWindow(of: caret, of: textView, in: textView)
    }
    return result
  }
}

extension UIView {
  /// Whether distances down it are distances down its window: nothing around it, nor itself, is scaled or rotated. What is
  /// mirrored from side to side is as high as it was.
  fileprivate var isUprightOnWindow: Bool {
    let (start, end) = (convert(CGPoint.zero, to: nil), convert(CGPoint(x: 1, y: 2), to: nil))
    return abs(abs(end.x - start.x) - 1) < 1e-6 && abs(end.y - start.y - 2) < 1e-6
  }
}

extension CGAffineTransform {
  /// Whether it only moves, or mirrors from side to side.
  fileprivate var keepsHeights: Bool { abs(a) == 1 && b == 0 && c == 0 && d == 1 }
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
