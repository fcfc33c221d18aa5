import KeyboardLiftCore

/// Writes what the engine wants into the views, once for each event and in one animation.
///
/// It writes whole values and not only a plan's changes: what something else overwrote since is written again, and what
/// stands already is not touched.
@MainActor final class PlanApplier {
  let lifts = ScrollViewLifts()
  weak var contentHeight: NSLayoutConstraint? {
    didSet { lifts.contentHeight = contentHeight }
  }
  /// Whether the last plan changed anything.
  private(set) var hasWritten = false
  private let rootLift: RootLift
  private let views: ViewTable

  init(root: UIView, views: ViewTable) {
    rootLift = RootLift(root)
    self.views = views
  }

  /// Whether anything of ours stands in the views.
  var holdsAnything: Bool { rootLift.isLifted || !lifts.ids.isEmpty }

  /// Runs a closure while the views are laid out as the app has them.
  func withOwnLayout<Result>(_ body: () -> Result) -> Result {
    rootLift.withOwnLayout(body)
  }

  /// Applies what the engine wants of a screen.
  /// - Parameter screen: the app's own values, with the offsets that are wanted.
  /// - Returns: the screen as it now stands.
  func apply(_ engine: Engine, on screen: Screen, animation: Animation) -> Screen {
    var screen = screen
    let writes = self.writes(engine, on: &screen)
    hasWritten = !writes.isEmpty
    guard hasWritten else { return screen }
    let root = rootLift
    animate(animation) {
      for write in writes { write() }
      root.layOut()
    }
    lifts.readBack(views)
    // Laying out may have clamped an offset that depends on a size only now known.
    for write in offsetWrites(on: &screen) { write() }
    return screen
  }

  private func writes(_ engine: Engine, on screen: inout Screen) -> [() -> Void] {
    var writes: [() -> Void] = []
    let shift = CGFloat(engine.shift)
    if rootLift.needs(shift) { writes.append { [rootLift] in rootLift.apply(shift) } }
    for view in screen.views {
      guard let scrollView = views.view(view.id) as? UIScrollView, let values = engine.liftedValues(of: view),
        lifts.needs(values, of: view, in: scrollView)
      else { continue }
      writes.append { [lifts] in lifts.apply(values, of: view, in: scrollView) }
    }
    return writes + offsetWrites(on: &screen)
  }

  /// The offsets that do not stand yet; a scroll view that the user moves keeps its own.
  private func offsetWrites(on screen: inout Screen) -> [() -> Void] {
    var writes: [() -> Void] = []
    for index in screen.views.indices {
      guard let offset = screen.views[index].scroll?.contentOffset,
        let scrollView = views.view(screen.views[index].id) as? UIScrollView
      else { continue }
      let pixel = 1 / (scrollView.window?.windowScene?.screen.scale ?? 1)
      guard abs(scrollView.contentOffset.y - offset.y) >= pixel else { continue }
      if scrollView.isMovedByUser {
        screen.views[index].scroll?.contentOffset = Point(scrollView.contentOffset)
      } else {
        writes.append { scrollView.contentOffset = CGPoint(offset) }
      }
    }
    return writes
  }

  /// One animation, begun from where a running one stands; at once where the keyboard comes at once.
  private func animate(_ animation: Animation, _ body: @escaping () -> Void) {
    guard animation.duration > 0 else { return UIView.performWithoutAnimation(body) }
    // The curve's raw value goes into bits 16 to 19: 7, the keyboard's own, is in no public enumeration.
    let curve = UIView.AnimationOptions(rawValue: UInt(max(0, animation.curve)) << 16)
    UIView.animate(
      withDuration: animation.duration, delay: 0, options: [.beginFromCurrentState, .allowUserInteraction, curve],
      animations: body, completion: nil)
  }
}
