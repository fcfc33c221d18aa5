import KeyboardLiftCore

/// The bars that ride on the keyboard, in all windows.
@MainActor final class DockedBars {
  private var bars: [RidingBar] = []

  func dock(_ bar: UIView, by constraint: NSLayoutConstraint?, list: UIScrollView?, padding: CGFloat) {
    undock(bar)
    bars.append(RidingBar(bar, by: constraint, list: list, padding: padding))
  }

  /// Takes back what was done for a bar, and for those that have gone.
  func undock(_ bar: UIView? = nil) {
    bars.removeAll { riding in
      guard riding.bar == nil || riding.bar === bar else { return false }
      riding.end()
      return true
    }
  }

  /// Puts all of them where the keyboard has them now.
  /// - Returns: whether any was moved, or anything in a list changed.
  @discardableResult
  func place(on keyboards: ScreenKeyboards, input: UIView?, animation: Animation) -> Bool {
    undock()
    var hasMoved = false
    for bar in bars {
      let keyboard = keyboards[bar.bar?.windowScreen]
      if bar.place(on: keyboard, input: input, animation: animation) { hasMoved = true }
    }
    return hasMoved
  }

  /// Any window that has one.
  var anyWindow: UIWindow? { bars.lazy.compactMap { $0.bar?.window }.first }

  /// Whether a view rides on the keyboard, so that nothing in it needs to be moved for.
  func contains(_ view: UIView) -> Bool { bars.contains { $0.bar === view } }

  /// What the bars in a view that stand on the keyboard cover of the screen; nil for nothing.
  func frameOnScreen(in root: UIView?) -> Rect? {
    guard let root else { return nil }
    let frames = bars.compactMap { riding -> Rect? in
      guard let bar = riding.bar, !bar.isOutOfSight, bar.isDescendant(of: root), let cover = riding.cover,
        let window = bar.window?.frameOnScreen
      else { return nil }
      return cover.offset(x: window.minX, y: window.minY)
    }
    return frames.dropFirst().reduce(frames.first) { union, frame in union?.union(frame) }
  }

  /// How much of a scroll view's `contentInset.bottom` is for a bar, in points.
  func share(in list: UIScrollView) -> CGFloat {
    // One that the app has set since may be smaller.
    max(0, min(riding(above: list)?.inset.share ?? 0, list.contentInset.bottom))
  }

  func noteInset(addedBeside change: CGFloat, in list: UIScrollView) {
    riding(above: list)?.noteInset(addedBeside: change)
  }

  private func riding(above list: UIScrollView) -> RidingBar? { bars.first { $0.list === list } }
}
