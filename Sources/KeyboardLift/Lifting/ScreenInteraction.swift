import KeyboardLiftCore

/// Keeps what happens to a screen while the user drags it away, as with a swipe back: UIKit then ends the editing and hides
/// the keyboard, but if the user thinks better of it both come back, and the screen must stand as it stood.
@MainActor final class ScreenInteraction {
  private var events: [Event] = []
  /// Whether it keeps what happens.
  private(set) var isGoingOn = false

  /// Keeps an event if the user moves the screen; whether it was kept.
  /// - Parameter end: called with all that was kept when the screen has gone or is back.
  func keep(_ event: Event, for root: UIView?, until end: @escaping @MainActor ([Event]) -> Void) -> Bool {
    if !isGoingOn {
      guard let coordinator = root?.nearestViewController?.transitionCoordinator, coordinator.isInteractive else {
        return false
      }
      isGoingOn = coordinator.animate(alongsideTransition: nil) { [weak self] _ in
        guard let self else { return }
        let events = self.events
        self.events = []
        isGoingOn = false
        end(events)
      }
    }
    if isGoingOn { events.append(event) }
    return isGoingOn
  }
}
