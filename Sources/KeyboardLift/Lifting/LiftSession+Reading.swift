import KeyboardLiftCore

extension LiftSession {
  /// Reads the views, and tells the engine what the app and the user have changed since the last reading.
  /// - Parameters:
  ///   - focus: the view to keep in sight.
  ///   - isLayout: whether a layout event follows, so that none is needed here.
  /// - Returns: the views with the app's own values; nil if the root is in no window.
  func readAndCatchUp(_ context: LiftContext, focus: UIView?, isLayout: Bool = false) -> Screen? {
    guard var screen = read(context, focus: focus) else { return nil }
    guard let reading else { return screen }
    noteScrolls(since: reading, in: &screen, context, focus: focus)
    let events = screen.events(since: reading, focus: engine.focus, held: engine.heldScrollViews)
    guard !isLayout, events != [.layout] else {
      guard let screen = readWithoutOurs(since: reading, context, focus: focus) else { return nil }
      return isLayout ? screen : screen.applying(take(.event(.layout), in: screen, context))
    }
    for event in events { screen = screen.applying(take(.event(event), in: screen, context)) }
    return screen
  }

  /// Reads the views after everything of ours is taken off, for a layout event: the engine forgets what it did to scroll
  /// views. Those that we touched are at home.
  private func readWithoutOurs(since last: Screen, _ context: LiftContext, focus: UIView?) -> Screen? {
    let homes = engine.heldScrollViews.compactMap { id in engine.home(of: id).map { (id, $0) } }
    writer.putBack()
    guard var screen = read(context, focus: focus) else { return nil }
    for (id, home) in homes {
      guard let index = screen.index(of: id), screen.views[index].scroll != nil else {
        views.scrollView(id)?.contentOffset.y = home
        continue
      }
      let insetTop = last.view(id)?.insetTop ?? 0
      let offset = views.scrollView(id)?.restingOffset(from: home, insetTop: insetTop) ?? home
      screen.views[index].scroll?.contentOffset.y = offset
    }
    return screen
  }

  /// The lifter's strategy, for where UIKit has the root.
  func strategy(_ context: LiftContext) -> Strategy {
    let strategy = lift.engineStrategy(for: views)
    guard case .slide = strategy, let root, let window = root.window, root.isMovedByPresentation else {
      return strategy
    }
    let keyboard = context.keyboard(for: root)
    guard keyboard.takesRoom else { return strategy }
    let rect = Rect(root.convert(root.bounds, to: nil)).offset(x: 0, y: -writer.shift)
    return strategy.afterUIKitMoved(covered: keyboard.overlap(of: rect, in: window.frameOnScreen))
  }

  /// The views with the app's own values; nil while the root is in no window.
  private func read(_ context: LiftContext, focus: UIView?) -> Screen? {
    guard let root, root.window != nil else { return nil }
    writer.layOut()
    let reader = ScreenReader(
      root: root, shift: writer.shift, views: views, overrides: writer.scrollViews,
      marked: context.markedScrollViews(of: lift), ownership: context.ownership, pinned: pinned)
    return reader.read(including: viewsToRead(context, focus: focus))
  }

  /// To the engine, a scroll view that does not move the input is one that nobody scrolls.
  func takePinned(in screen: inout Screen) {
    for index in screen.views.indices {
      guard let scrollView = views.scrollView(screen.views[index].id) else { continue }
      screen.views[index].scroll?.isScrollEnabled = scrollView.isScrollEnabled && !pinned.isPinned(in: scrollView)
    }
  }

  private func viewsToRead(_ context: LiftContext, focus: UIView?) -> [UIView] {
    var result: [UIView] = []
    if let input = focus ?? engine.focus.flatMap({ views.view($0) }) {
      result.append(input)
      if let companion = context.options[input].companion?.object { result.append(companion) }
    }
    if let target = lift.targetScrollView { result.append(target) }
    result += engine.heldScrollViews.compactMap { views.view($0) }
    return result + writer.scrollViews.ids.compactMap { views.view($0) }
  }

  /// Takes account of offsets that others set since the last reading. Those of the user and the app are never fought. UIKit's
  /// own reveal of the input only sets where scrolling begins. Where UIKit keeps content in its range, nobody scrolled.
  private func noteScrolls(since last: Screen, in screen: inout Screen, _ context: LiftContext, focus: UIView?) {
    let input = focus ?? engine.focus.flatMap { views.view($0) }
    var moved: [Int] = []
    for index in screen.views.indices {
      let id = screen.views[index].id
      guard let scrollView = views.scrollView(id), let before = last.view(id), let old = before.scroll?.contentOffset
      else { continue }
      if scrollView.stands(at: old) {
        screen.views[index].scroll?.contentOffset.y = old.y
      } else if let growth = scrollView.growthAbove(since: before, now: screen.views[index]),
        input.map(scrollView.hasJustRevealed) != true
      {
        noteGrowthAbove(growth, at: index, in: screen, context)
      } else if scrollView.isMovedByUser || !scrollView.rests(from: old.y, insetTop: before.insetTop) {
        moved.append(id)
      } else if writer.scrollViews.isOverwritten(id) {
        // UIKit clamped the offset because a layout pass set a height in place of ours: both come back.
        screen.views[index].scroll?.contentOffset.y = old.y
      }
    }
    for id in moved {
      guard let offset = screen.view(id)?.scroll?.contentOffset.y, let scrollView = views.scrollView(id) else {
        continue
      }
      let old = last.view(id)?.scroll?.contentOffset.y ?? offset
      if let input, !scrollView.isMovedByUser, scrollView.hasRevealed(input, from: old) {
        noteSystemScroll(id, to: offset, in: screen, context)
      } else {
        _ = take(.event(.scroll(id)), in: screen, context)
      }
    }
  }

  /// Content came or went above what the user sees, and the app raised the offset by as much: where the scroll view belongs
  /// goes along.
  private func noteGrowthAbove(_ growth: Double, at index: Int, in screen: Screen, _ context: LiftContext) {
    let id = screen.views[index].id
    guard let home = engine.home(of: id) else { return }
    let start = engine.start(of: id)
    var moved = screen
    moved.views[index].scroll?.contentOffset.y = home + growth
    _ = take(.event(.scroll(id)), in: moved, context)
    if let start { noteSystemScroll(id, to: start + growth, in: moved, context) }
  }

  /// Brings scroll views in others into the range that they have now, where UIKit insets them otherwise than when they were read.
  func keepNestedInRange(_ animation: Animation) {
    for index in reading?.views.indices ?? 0..<0 {
      guard let view = reading?.views[index], view.parent != nil, let scroll = view.scroll,
        let scrollView = views.scrollView(view.id),
        scrollView.adjustedContentInset.bottom - scrollView.contentInset.bottom != CGFloat(scroll.systemInset.bottom)
      else { continue }
      let offset = scrollView.restingOffset(from: scrollView.contentOffset.y, insetTop: view.insetTop)
      animation.run {
        scrollView.contentOffset.y = offset
      } completion: {
      }
      reading?.views[index].scroll?.contentOffset.y = offset
    }
  }

  /// Takes note of what our own change of a height did to the views in the scroll view, which is not the app's doing.
  func noteFrames(_ context: LiftContext, focus: UIView?) {
    for view in read(context, focus: focus)?.views ?? [] where view.parent != nil && view.scroll == nil {
      if let index = reading?.index(of: view.id) { reading?.views[index].frame = view.frame }
    }
  }
}

extension UIScrollView {
  /// By how much the content grew above what is seen, in points: its height changed, and the app moved the offset by as much.
  /// Nil where it did not.
  fileprivate func growthAbove(since before: ScreenView, now: ScreenView) -> Double? {
    guard !isMovedByUser, let old = before.scroll, let new = now.scroll else { return nil }
    let growth = new.contentSize.height - old.contentSize.height
    let isSameStep = stands(at: Point(x: 0, y: old.contentOffset.y + growth))
    return abs(growth) >= 1 && isSameStep ? growth : nil
  }
}
