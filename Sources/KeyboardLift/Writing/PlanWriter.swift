import KeyboardLiftCore

/// Writes what the engine wants into the views, once for each update and in one animation.
///
/// It writes whole values and not only a plan's changes: a value that was overwritten since is written again, and one that is
/// there already is left alone.
@MainActor final class PlanWriter {
  let scrollViews: ScrollViewOverrides
  /// Whether the last plan changed a height, and with it the places of views in and beside the scroll view.
  private(set) var hasResized = false
  /// The offsets that were written last, before rounding.
  private var writtenOffsets: [Int: Point] = [:]
  private let root: RootOverride
  private let views: ViewTable

  init(root: UIView, views: ViewTable, docked: DockedBars) {
    self.root = RootOverride(root)
    self.views = views
    scrollViews = ScrollViewOverrides(docked: docked)
  }

  /// Whether anything of ours is in the views.
  var isActive: Bool { root.isActive || !scrollViews.ids.isEmpty }

  /// How far the root stands from where the app has it, in points down the window.
  var shift: Double { Double(root.shift) }

  /// Lays out without animation, so that what is read is what the user sees.
  func layOut() {
    UIView.performWithoutAnimation { root.layOut() }
  }

  // MARK: Applying

  /// Writes what the engine wants.
  /// - Parameters:
  ///   - screen: the app's own values, with the offsets that are wanted.
  ///   - completion: called when the motion has ended.
  /// - Returns: the screen with the offsets as UIKit took them.
  func apply(
    _ engine: Engine, on screen: Screen, animation: Animation, completion: @escaping @MainActor () -> Void = {}
  ) -> Screen {
    let writes = self.writes(engine, on: screen)
    if !writes.isEmpty {
      animation.run { [root] in
        for write in writes { write() }
        root.layOut()
        // A layout pass may clamp an offset that depends on a size known only now.
        for write in self.offsetWrites(on: screen) { write() }
      } completion: { [root] in
        root.removeLeavingStrip()
        completion()
      }
      scrollViews.readBack(views)
      AssistiveTechnology.layoutDidChange()
    }
    return screen.withOffsets(of: views)
  }

  private func writes(_ engine: Engine, on screen: Screen) -> [@MainActor () -> Void] {
    var writes: [@MainActor () -> Void] = []
    hasResized = false
    let shift = CGFloat(engine.shift)
    if root.needs(shift) { writes.append { [root] in root.apply(shift) } }
    for view in screen.views where view.scroll != nil {
      guard let scrollView = views.scrollView(view.id), let values = engine.liftedValues(of: view),
        scrollViews.needs(values, of: view, in: scrollView)
      else { continue }
      if !values.hasHeights(of: scrollView) { hasResized = true }
      writes.append { [scrollViews] in scrollViews.apply(values, of: view, in: scrollView) }
    }
    return writes + offsetWrites(on: screen)
  }

  /// The offsets that differ; a scroll view that the user moves keeps its own.
  private func offsetWrites(on screen: Screen) -> [@MainActor () -> Void] {
    screen.views.compactMap { view in
      guard let offset = view.scroll?.contentOffset, let scrollView = views.scrollView(view.id),
        !scrollView.isMovedByUser, !hasOffset(offset, of: view.id, scrollView)
      else { return nil }
      return { [self] in
        scrollView.uprightOffset = CGPoint(x: offset.x, y: scrollView.pixelOffset(for: offset.y))
        writtenOffsets[view.id] = offset
      }
    }
  }

  /// Whether a scroll view stands at an offset, or at the pixel that was made of it.
  private func hasOffset(_ offset: Point, of id: Int, _ scrollView: UIScrollView) -> Bool {
    let isOffset = Double(scrollView.uprightOffset.y).isClose(to: offset.y)
    return isOffset || (writtenOffsets[id] == offset && scrollView.stands(at: offset))
  }

  // MARK: Putting back

  /// Takes everything of ours off at once, without the engine. Offsets stay.
  func putBack() {
    UIView.performWithoutAnimation {
      root.apply(0)
      for id in scrollViews.ids {
        if let scrollView = views.scrollView(id) { scrollViews.putBack(id, in: scrollView) }
      }
      root.layOut()
    }
    scrollViews.readBack(views)
    root.removeLeavingStrip()
  }
}

extension Screen {
  /// The screen with the offsets that the scroll views have, where these are not the same to the pixel.
  @MainActor fileprivate func withOffsets(of views: ViewTable) -> Screen {
    var screen = self
    for index in screen.views.indices {
      guard let offset = screen.views[index].scroll?.contentOffset,
        let scrollView = views.scrollView(screen.views[index].id), !scrollView.stands(at: offset)
      else { continue }
      screen.views[index].scroll?.contentOffset = Point(scrollView.uprightOffset)
    }
    return screen
  }
}
