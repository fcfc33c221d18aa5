import KeyboardLiftCore

/// The docked bars of all windows.
@MainActor final class DockedBars {
  private var bars: [BarDocking] = []

  func dock(_ bar: BarDocking) {
    undock(bar.bar)
    bars.append(bar)
  }

  /// Puts back what was done for a bar, and for those that have gone.
  func undock(_ bar: UIView?) {
    bars.removeAll { docking in
      guard docking.bar == nil || docking.bar === bar else { return false }
      docking.end()
      return true
    }
  }

  /// Puts all of them where the keyboard has them now.
  /// - Returns: whether a bar moved, or anything in a list changed.
  @discardableResult func place(_ context: LiftContext) -> Bool {
    if bars.isEmpty { return false }
    undock(nil)
    var hasMoved = false
    for bar in bars {
      let keyboard = context.keyboards[bar.bar?.windowScreen]
      if bar.place(on: keyboard, input: context.input, animation: context.animation) { hasMoved = true }
    }
    return hasMoved
  }

  /// Any window that has one.
  var anyWindow: UIWindow? { bars.firstResult { $0.bar?.window } }

  /// Whether a view is a docked bar, so that nothing in it needs to be moved for.
  func contains(_ view: UIView) -> Bool { bars.contains { $0.bar === view } }

  /// The union of the bars in a view that stand on the keyboard, in screen coordinates; nil for none.
  func frameOnScreen(in root: UIView) -> Rect? {
    let frames = bars.compactMap { docking -> Rect? in
      guard let bar = docking.bar, !bar.isOutOfSight, bar.isDescendant(of: root), let cover = docking.cover,
        let window = bar.window?.frameOnScreen
      else { return nil }
      return cover.offset(x: window.minX, y: window.minY)
    }
    return frames.dropFirst().reduce(frames.first) { union, frame in union?.union(frame) }
  }

  // MARK: Lists

  /// A scroll view's `contentInset.bottom` without the part that is for a docked bar. To the engine that part is the system's.
  func insetBesideBar(of list: UIScrollView) -> CGFloat {
    // An inset that the app has set since may be smaller than the bar's part.
    list.uprightInset.bottom - max(0, min(docking(above: list)?.insetShare ?? 0, list.uprightInset.bottom))
  }

  /// Sets the part of a scroll view's `contentInset.bottom` that is not for a docked bar.
  func setInsetBesideBar(_ bottom: CGFloat, of list: UIScrollView) {
    let change = bottom - insetBesideBar(of: list)
    guard change != 0 else { return }
    docking(above: list)?.noteInset(addedBeside: change)
    list.uprightInset.bottom += change
  }

  private func docking(above list: UIScrollView) -> BarDocking? {
    bars.isEmpty ? nil : bars.first { $0.list === list }
  }
}
