import KeyboardLiftCore

/// Decides when a session must leave its screen as it is, because the screen itself is on the way.
///
/// While the user drags a screen away, UIKit ends the editing and hides the keyboard; if the user lets the screen go, both come
/// back. While a device turns, the keyboard hides and shows again. What counts is where they end.
@MainActor final class TransitionHold {
  private var isWaiting = false
  private var isTurnScheduled = false
  /// Whether a turn of the run loop has been waited for: one is enough, since a window need not follow its screen at all.
  private var hasWaitedForTurn = false

  /// Whether the screen is on the way. When it has arrived, `end` is called once.
  /// - Parameters:
  ///   - last: the last reading of the screen; nil before the first.
  func holds(_ root: UIView, last: Screen?, until end: @escaping @MainActor () -> Void) -> Bool {
    if isWaiting { return true }
    if let coordinator = root.nearestViewController?.transitionCoordinator, coordinator.isInteractive {
      isWaiting = coordinator.animate(alongsideTransition: nil) { [weak self] _ in
        self?.isWaiting = false
        end()
      }
      return isWaiting
    }
    guard let last, root.isAwaitingTurn(since: last), !hasWaitedForTurn else {
      hasWaitedForTurn = false
      return false
    }
    if !isTurnScheduled {
      isTurnScheduled = true
      RunLoopTurn.next { [weak self] in
        self?.isTurnScheduled = false
        self?.hasWaitedForTurn = true
        end()
      }
    }
    return true
  }

  /// Whether a transition is being waited for.
  var isActive: Bool { isWaiting || isTurnScheduled }
}

extension UIView {
  /// Whether the screen has turned since a reading, and the window has not followed yet.
  fileprivate func isAwaitingTurn(since last: Screen) -> Bool {
    guard let window, let screen = windowScreen else { return false }
    let size = Size(screen.bounds.size)
    return size != last.size && size.width == last.size.height && Size(window.bounds.size) == last.window.size
  }
}
