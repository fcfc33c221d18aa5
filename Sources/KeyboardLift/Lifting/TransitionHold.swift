import KeyboardLiftCore

/// Decides when a session must leave its screen as it is, because the screen itself is on the way.
///
/// While the user drags a screen away, UIKit ends the editing and hides the keyboard; if the user lets the screen go, both come
/// back. While a device turns, the keyboard hides and shows again. UIKit moves sheets and popovers out of the keyboard's way by
/// itself. What counts is where they end.
@MainActor final class TransitionHold {
  private var isWaiting = false
  private var isTurnScheduled = false
  /// Whether a turn of the run loop has been waited for: one is enough, since a window need not follow its screen at all.
  private var hasWaitedForTurn = false
  /// The last keyboard notification of this turn, for a screen that UIKit moves for it.
  private var notification: KeyboardNotification?

  /// Whether the screen is on the way. When it has arrived, `end` is called once.
  /// - Parameters:
  ///   - last: the last reading of the screen; nil before the first.
  func holds(
    _ root: UIView, _ cause: Cause, last: Screen?, until end: @escaping @MainActor (Cause) -> Void
  ) -> Bool {
    if isWaiting { return true }
    if let coordinator = root.nearestViewController?.transitionCoordinator, coordinator.isInteractive {
      isWaiting = coordinator.animate(alongsideTransition: nil) { [weak self] _ in
        self?.isWaiting = false
        end(.transitionEnded)
      }
      return isWaiting
    }
    if case .keyboard(let notification, _) = cause, notification.name.isBeforeMotion, root.isMovedByPresentation {
      self.notification = notification
    }
    guard !hasWaitedForTurn, notification != nil || last.map(root.isAwaitingTurn) == true else {
      hasWaitedForTurn = false
      notification = nil
      return false
    }
    if !isTurnScheduled {
      isTurnScheduled = true
      RunLoopTurn.next { [weak self] in self?.endTurn(end) }
    }
    return true
  }

  /// Whether a transition is being waited for.
  var isActive: Bool { isWaiting || isTurnScheduled }

  private func endTurn(_ end: @MainActor (Cause) -> Void) {
    isTurnScheduled = false
    hasWaitedForTurn = true
    end(notification.map { .turnBegan(after: $0) } ?? .transitionEnded)
  }
}

extension KeyboardNotification.Name {
  /// Whether it is posted before the keyboard moves.
  fileprivate var isBeforeMotion: Bool {
    switch self {
    case .willShow, .willHide, .willChangeFrame: true
    case .didShow, .didHide, .didChangeFrame: false
    }
  }
}

extension UIView {
  /// Whether the screen has turned since a reading, and the window has not followed yet.
  fileprivate func isAwaitingTurn(since last: Screen) -> Bool {
    guard let window, let screen = windowScreen else { return false }
    let size = Size(screen.bounds.size)
    return size != last.size && size.width == last.size.height && Size(window.bounds.size) == last.window.size
  }
}
