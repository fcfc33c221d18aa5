extension Screen {
  /// The events that describe what the app changed between two readings of its views. The engine handles them first.
  ///
  /// A change of window, safe area, root, hierarchy or ownership is a layout. A change of one view's size or inset is an event
  /// of its own. The focused input comes first, since the user's typing makes it grow.
  /// - Parameters:
  ///   - old: the earlier reading.
  ///   - focus: the focused input's id.
  ///   - held: the scroll views that the engine holds.
  public func events(since old: Screen, focus: Int?, held: some Collection<Int>) -> [Event] {
    if size != old.size || window != old.window || safeArea != old.safeArea { return [.layout] }
    if held.contains(where: { view($0) == nil }) { return [.layout] }
    if views.contains(where: { $0.scroll?.makesRoom == true && old.view($0.id) == nil }) { return [.layout] }
    var events: [Event] = []
    for view in views {
      guard let before = old.view(view.id) else { continue }
      if isLaidOutAnew(view, before, in: old) { return [.layout] }
      let hasFrame = !view.frame.isClose(to: before.frame)
      let hasSize = view.scroll?.contentSize != before.scroll?.contentSize
      if hasFrame || hasSize {
        // An input that another view pushed did not grow by typing: the event names its superview.
        let isPushed = view.id == focus && !hasSize && view.frame.size.isClose(to: before.frame.size)
        let id = isPushed ? parentID(of: view) ?? view.id : view.id
        let event = Event.content(id, setsFrame: hasFrame, setsContentSize: hasSize)
        events.insert(event, at: id == focus ? 0 : events.count)
      }
      if view.scroll?.contentInset != before.scroll?.contentInset
        || view.scroll?.systemInset != before.scroll?.systemInset
        || view.scroll?.makesRoom != before.scroll?.makesRoom
      {
        events.append(.inset(view.id))
      }
    }
    return events
  }

  /// The view with this id.
  public func view(_ id: Int) -> ScreenView? { index(of: id).map { views[$0] } }

  /// Whether a scroll view lies in another one.
  public var hasNestedScrollViews: Bool {
    views.contains { view in
      var around = view.scroll == nil ? nil : view.parent
      while let index = around, views[index].scroll == nil { around = views[index].parent }
      return around != nil
    }
  }

  private func parentID(of view: ScreenView) -> Int? { view.parent.map { views[$0].id } }

  private func isLaidOutAnew(_ view: ScreenView, _ before: ScreenView, in old: Screen) -> Bool {
    let parent = parentID(of: view)
    if parent != old.parentID(of: before) { return true }
    if parent == nil && !view.frame.isClose(to: before.frame) { return true }
    return view.isHidden != before.isHidden || view.isSystemOwned != before.isSystemOwned
      || view.isOptedOut != before.isOptedOut || view.scroll?.isScrollEnabled != before.scroll?.isScrollEnabled
      || view.companion != before.companion || view.distance != before.distance
  }
}

extension ScreenView {
  /// A scroll view's adjusted top inset, in points; zero for other views.
  public var insetTop: Double { scroll.map { $0.contentInset.top + $0.systemInset.top } ?? 0 }
}

extension Double {
  /// Whether two lengths, in points, differ by no more than conversions between coordinate spaces leave.
  public func isClose(to other: Double) -> Bool { abs(self - other) < 0.01 }
}

extension Rect {
  /// Whether two rectangles differ by no more than conversions between coordinate spaces leave.
  public func isClose(to other: Rect) -> Bool {
    minX.isClose(to: other.minX) && minY.isClose(to: other.minY) && size.isClose(to: other.size)
  }
}

extension Size {
  /// Whether two sizes differ by no more than conversions between coordinate spaces leave.
  public func isClose(to other: Size) -> Bool { width.isClose(to: other.width) && height.isClose(to: other.height) }
}
