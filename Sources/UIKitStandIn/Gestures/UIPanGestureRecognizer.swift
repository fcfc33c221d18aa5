#if !canImport(UIKit)
import Foundation

/// Watches for drags.
@MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// Goes on with a finger that is down; the first time that is a beginning.
  package func follow(_ touch: UITouch) {
    guard isEnabled, state != .possible || delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true else {
      return
    }
    lastTouch = touch
    state = state == .possible ? .began : .changed
  }

  /// Ends the drag, if there is one: the finger is lifted, or the system takes it away.
  package func end(_ end: State) {
    guard state != .possible else { return }
    state = end
    state = .possible
  }
}
#endif
