import KeyboardLiftCore

extension LiftSession {
  /// The screen as it is now, after the engine was told what the app and the user did since the last reading.
  /// - Parameter isLayout: whether a layout is told anyway, so that it need not be here.
  func readWithDifferences(isLayout: Bool = false) -> Screen? {
    guard var screen = read() else { return nil }
    guard let account else { return screen }
    takeScrolls(since: account, in: &screen)
    let news = screen.events(since: account, focus: engine.focus, held: engine.heldScrollViews)
    guard !isLayout, news != [.layout] else {
      guard let screen = readLaidOutAnew(since: account) else { return nil }
      return isLayout ? screen : screen.applying(plan(.layout, in: screen))
    }
    for event in news { screen = screen.applying(plan(event, in: screen)) }
    return screen
  }

  /// The screen without anything of ours, which a layout leaves nothing of: what we touched is at home.
  private func readLaidOutAnew(since account: Screen) -> Screen? {
    var homes: [Int: Double] = [:]
    for id in engine.heldScrollViews { homes[id] = engine.home(of: id) }
    applier.takeOff()
    guard var screen = read() else { return nil }
    for (id, home) in homes {
      guard let index = screen.index(of: id), screen.views[index].scroll != nil else {
        views.scrollView(id)?.contentOffset.y = home
        continue
      }
      let insetTop = account.view(id)?.insetTop ?? 0
      let offset = views.scrollView(id)?.restingOffset(from: home, insetTop: insetTop) ?? home
      screen.views[index].scroll?.contentOffset.y = offset
    }
    return screen
  }

  /// The screen with the app's own values; nil while the root is in no window.
  func read() -> Screen? {
    guard let root, root.window != nil else { return nil }
    applier.layOut()
    let reader = ScreenReader(
      root: root, shift: applier.standingShift, views: views, lifts: applier.lifts,
      marked: coordinator?.markedScrollViews ?? [])
    return reader.read(including: viewsToRead())
  }

  private func viewsToRead() -> [UIView] {
    var result: [UIView] = []
    if let input {
      result.append(input)
      if let companion = input.keyboardLift.companion { result.append(companion) }
    }
    if let target = coordinator?.targetScrollView { result.append(target) }
    result += engine.heldScrollViews.compactMap { views.view($0) }
    return result + applier.lifts.ids.compactMap { views.view($0) }
  }

  /// Tells the engine of offsets that others set since: the user's or the app's are never fought; UIKit's own reveal of what
  /// is edited only moves where scrolling begins, and its keeping content in range is no scrolling at all.
  private func takeScrolls(since account: Screen, in screen: inout Screen) {
    var moved: [Int] = []
    for index in screen.views.indices {
      let id = screen.views[index].id
      guard let scrollView = views.scrollView(id), let before = account.view(id), let old = before.scroll?.contentOffset
      else { continue }
      if scrollView.stands(at: old) {
        screen.views[index].scroll?.contentOffset.y = old.y
      } else if scrollView.isMovedByUser || !scrollView.rests(from: old.y, insetTop: before.insetTop) {
        moved.append(id)
      }
    }
    let focused = nextInput ?? engine.focus.flatMap { views.view($0) }
    for id in moved {
      guard let offset = screen.view(id)?.scroll?.contentOffset.y, let scrollView = views.scrollView(id) else {
        continue
      }
      let old = account.view(id)?.scroll?.contentOffset.y ?? offset
      if let focused, !scrollView.isMovedByUser, scrollView.hasRevealed(focused, from: old) {
        noteSystemScroll(id, to: offset, in: screen)
      } else {
        _ = plan(.scroll(id), in: screen)
      }
    }
  }
}
