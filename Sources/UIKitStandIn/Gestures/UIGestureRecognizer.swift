#if !canImport(UIKit)
public import Foundation

/// Watches a view for a gesture. Without selectors it tells nobody: its delegate is asked, its state changes.
@MainActor open class UIGestureRecognizer: NSObject {
  /// How far a gesture is.
  public enum State: Int, Sendable {
    /// Not recognised yet.
    case possible = 0
    /// A continuous one began.
    case began = 1
    /// A continuous one went on.
    case changed = 2
    /// Recognised, or ended.
    case ended = 3
    /// Taken away by the system.
    case cancelled = 4
    /// Not this gesture.
    case failed = 5
  }

  weak var host: UIView?
  var lastTouch: UITouch?

  /// A recogniser without a target.
  public override init() { super.init() }

  /// How far the gesture is.
  open var state = State.possible
  /// Asked about touches.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// Whether it watches; true by default.
  open var isEnabled = true
  /// The view that it watches.
  open var view: UIView? { host }
  /// Whether the view is not told of touches that are recognised; true by default.
  open var cancelsTouchesInView = true
  /// Whether the view is told of touches only once they are not recognised; false by default.
  open var delaysTouchesBegan = false
  /// Whether the view is told of the end of touches only once they are not recognised; true by default.
  open var delaysTouchesEnded = true
  /// Where the touch was.
  open func location(in view: UIView?) -> CGPoint { lastTouch?.location(in: view) ?? .zero }
  /// A name for debugging.
  open var name: String?

  /// Whether a tap by a finger is its gesture.
  var recognizesTap: Bool { false }

  /// Offers a tap; whether it was recognised.
  package func receive(_ touch: UITouch) -> Bool {
    guard isEnabled, recognizesTap, delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true,
      delegate?.gestureRecognizerShouldBegin(self) ?? true
    else { return false }
    lastTouch = touch
    state = .ended
    state = .possible
    return true
  }
}

/// Watches for taps.
@MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps; 1 by default.
  open var numberOfTapsRequired = 1
  /// How many fingers; 1 by default.
  open var numberOfTouchesRequired = 1

  override var recognizesTap: Bool { numberOfTapsRequired == 1 && numberOfTouchesRequired == 1 }
}

/// Asked about touches; every method is optional.
@MainActor public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  /// Whether the gesture may be recognised.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  /// Whether both gestures may be recognised.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Whether a touch counts.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// Yes.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// No.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// Yes.
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { true }
}
#endif
