import KeyboardLiftCore

/// Writes what the engine wants into the views, once for each event and in one animation.
///
/// It writes whole values and not only a plan's changes: what something else overwrote since is written again, and what
/// stands already is not touched.
@MainActor final class PlanApplier {
  let lifts = ScrollViewLifts()
  /// Whether the last plan changed a height, and with it the places of views in and beside the scroll view.
  private(set) var hasResized = false
  private let rootLift: RootLift
  private let views: ViewTable

  init(root: UIView, views: ViewTable) {
    rootLift = RootLift(root)
    self.views = views
  }

  /// Whether anything of ours stands in the views.
  var holdsAnything: Bool { rootLift.isLifted || !lifts.ids.isEmpty }

  /// How far the root stands from where the app has it, in points of the window.
  var standingShift: Double { Double(rootLift.standingShift) }

  /// Lays out without animation, so that what is read is what is to be seen.
  func layOut() {
    UIView.performWithoutAnimation { rootLift.layOut() }
  }

  // MARK: Applying

  /// Applies what the engine wants of a screen.
  /// - Parameter screen: the app's own values, with the offsets that are wanted.
  /// - Returns: the screen as it now stands.
  func apply(_ engine: Engine, on screen: Screen, animation: Animation) -> Screen {
    let writes = self.writes(engine, on: screen)
    if !writes.isEmpty {
      animation.run { [rootLift] in
        for write in writes { write() }
        rootLift.layOut()
        // Laying out may have clamped an offset that depends on a size only now known.
        for write in self.offsetWrites(on: screen) { write() }
      } completion: { [rootLift] in
        rootLift.removeLeavingStrip()
      }
      lifts.readBack(views)
      AssistiveTechnology.layoutDidChange()
    }
    return standing(screen)
  }

  private func writes(_ engine: Engine, on screen: Screen) -> [() -> Void] {
    var writes: [() -> Void] = []
    hasResized = false
    let shift = CGFloat(engine.shift)
    if rootLift.needs(shift) { writes.append { [rootLift] in rootLift.apply(shift) } }
    for view in screen.views {
      guard let scrollView = views.scrollView(view.id), let values = engine.liftedValues(of: view),
        lifts.needs(values, of: view, in: scrollView)
      else { continue }
      if !values.hasHeights(of: scrollView) { hasResized = true }
      writes.append { [lifts] in lifts.apply(values, of: view, in: scrollView) }
    }
    return writes + offsetWrites(on: screen)
  }

  /// The offsets that do not stand yet; a scroll view that the user moves keeps its own.
  private func offsetWrites(on screen: Screen) -> [() -> Void] {
    screen.views.compactMap { view in
      guard let offset = view.scroll?.contentOffset, let scrollView = views.scrollView(view.id),
        !scrollView.isMovedByUser, !scrollView.stands(at: offset)
      else { return nil }
      return { scrollView.contentOffset = CGPoint(offset) }
    }
  }

  /// The screen with the offsets as UIKit has taken them.
  private func standing(_ screen: Screen) -> Screen {
    var screen = screen
    for index in screen.views.indices {
      guard let offset = screen.views[index].scroll?.contentOffset,
        let scrollView = views.scrollView(screen.views[index].id), !scrollView.stands(at: offset)
      else { continue }
      screen.views[index].scroll?.contentOffset = Point(scrollView.contentOffset)
    }
    return screen
  }

  // MARK: Taking off

  /// Takes everything of ours off at once, without the engine: the views are as the app has them, but for offsets.
  func takeOff() {
    UIView.performWithoutAnimation {
      rootLift.apply(0)
      for id in lifts.ids {
        if let scrollView = views.scrollView(id) { lifts.takeOff(id, from: scrollView) }
      }
      rootLift.layOut()
    }
    lifts.readBack(views)
    rootLift.removeLeavingStrip()
  }
}
