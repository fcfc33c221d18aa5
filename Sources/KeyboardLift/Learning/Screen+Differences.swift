import KeyboardLiftCore

extension Screen {
  /// What the app did between two readings of a screen, told to the engine before the event that comes now.
  ///
  /// A change of window, safe area, root, hierarchy or ownership is a layout. Sizes and insets of single views are told one
  /// by one, the focused input first: what its growth moves, the typist moved.
  /// - Parameter held: the scroll views that the engine holds.
  func events(since old: Screen, focus: Int?, held: some Collection<Int>) -> [Event] {
    if size != old.size || window != old.window || safeArea != old.safeArea { return [.layout] }
    if held.contains(where: { view($0) == nil }) { return [.layout] }
    if views.contains(where: { $0.scroll?.makesRoom == true && old.view($0.id) == nil }) { return [.layout] }
    var events: [Event] = []
    for view in views {
      guard let before = old.view(view.id) else { continue }
      if isLaidOutAnew(view, before, in: old) { return [.layout] }
      let hasFrame = !view.frame.isNear(before.frame)
      let hasSize = view.scroll?.contentSize != before.scroll?.contentSize
      if hasFrame || hasSize {
        // What something else has pushed and nobody typed in is told as what it lies in.
        let isPushed = view.id == focus && !hasSize && view.frame.size.isNear(before.frame.size)
        let id = isPushed ? parentID(of: view) ?? view.id : view.id
        let event = Event.content(id, setsFrame: hasFrame, setsContentSize: hasSize)
        events.insert(event, at: id == focus ? 0 : events.count)
      }
      if view.scroll?.contentInset != before.scroll?.contentInset
        || view.scroll?.systemInset != before.scroll?.systemInset
      {
        events.append(.inset(view.id))
      }
    }
    return events
  }

  /// The view of an id.
  func view(_ id: Int) -> ScreenView? { index(of: id).map { views[$0] } }

  private func parentID(of view: ScreenView) -> Int? { view.parent.map { views[$0].id } }

  private func isLaidOutAnew(_ view: ScreenView, _ before: ScreenView, in old: Screen) -> Bool {
    let parent = parentID(of: view)
    if parent != old.parentID(of: before) { return true }
    if parent == nil && !view.frame.isNear(before.frame) { return true }
    return view.isHidden != before.isHidden || view.isSystemOwned != before.isSystemOwned
      || view.isOptedOut != before.isOptedOut || view.scroll?.isScrollEnabled != before.scroll?.isScrollEnabled
      || view.scroll?.makesRoom != before.scroll?.makesRoom || view.companion != before.companion
      || view.distance != before.distance
  }
}

extension ScreenView {
  /// A scroll view's adjusted inset at the top, of which nothing is ever ours.
  var insetTop: Double { scroll.map { $0.contentInset.top + $0.systemInset.top } ?? 0 }
}

extension Rect {
  /// Whether two rectangles differ by no more than conversions between coordinate spaces leave.
  func isNear(_ other: Rect) -> Bool {
    minX.isNear(other.minX) && minY.isNear(other.minY) && size.isNear(other.size)
  }
}

extension Size {
  /// Whether two sizes differ by no more than conversions between coordinate spaces leave.
  func isNear(_ other: Size) -> Bool { width.isNear(other.width) && height.isNear(other.height) }
}
