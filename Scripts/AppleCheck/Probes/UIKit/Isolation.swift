// Main actor isolation, which the compiler only warns of where Objective-C declares it, in Swift 6 too.
import UIKit

nonisolated func readsOffTheMainActor(_ view: UIView) -> CGRect {
  view.frame  // expected-warning {{main actor-isolated property 'frame' can not be referenced from a nonisolated context}}
}
nonisolated func callsOffTheMainActor(_ view: UIView) {
  view.setNeedsLayout()  // expected-warning {{call to main actor-isolated instance method 'setNeedsLayout()' in a synchronous nonisolated context}}
}
nonisolated func readsAccessibility() -> Bool {
  UIAccessibility.isReduceMotionEnabled  // expected-warning {{main actor-isolated static property 'isReduceMotionEnabled' can not be referenced from a nonisolated context}}
}
@MainActor func observes(_ list: UIScrollView) -> NSKeyValueObservation {
  list.observe(\.contentOffset) { list, _ in
    _ = list.isTracking  // expected-warning {{main actor-isolated property 'isTracking' can not be referenced from a Sendable closure}}
  }
}
@MainActor func observes(_ center: NotificationCenter, _ view: UIView) -> any NSObjectProtocol {
  center.addObserver(forName: nil, object: nil, queue: nil) { _ in
    view.setNeedsLayout()  // expected-warning {{call to main actor-isolated instance method 'setNeedsLayout()' in a synchronous nonisolated context}}
  }
}
@MainActor func animates(_ view: UIView, completion: @escaping () -> Void) {
  UIView.animate(withDuration: 1, animations: { view.alpha = 0 }, completion: { _ in completion() })  // expected-warning {{capture of 'completion' with non-Sendable type '() -> Void' in a '@Sendable' closure}} expected-note {{}}
}
@MainActor func waits(_ view: UIView) {
  Task.detached { view.alpha = 0 }  // expected-warning {{main actor-isolated property 'alpha' can not be mutated from a nonisolated context}} expected-note {{}}
}
final class Described: UIView {
  override var description: String { "\(frame)" }  // expected-warning {{main actor-isolated property 'frame' can not be referenced from a nonisolated context}}
}
