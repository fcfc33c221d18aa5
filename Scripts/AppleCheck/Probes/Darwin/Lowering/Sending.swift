// What the compiler finds only when it lowers the code: values that are not Sendable and leave their region, and variables without
// a value.
import Foundation  // expected-warning {{add '@preconcurrency' to treat 'Sendable'-related errors from module 'ObjectiveC' as warnings}}

func shared(_ notification: Notification) {
  Task.detached { print(notification) }  // expected-error {{passing closure as a 'sending' parameter risks causing data races between code in the current task and concurrent execution of the closure}} expected-note {{}}
}
@MainActor func observes(_ center: NotificationCenter) -> any NSObjectProtocol {
  center.addObserver(forName: nil, object: nil, queue: nil) { notification in
    MainActor.assumeIsolated { print(notification) }  // expected-error {{sending 'notification' risks causing data races}} expected-note {{}}
  }
}
func unset(_ flag: Bool) -> Int {
  let value: Int  // expected-note {{}}
  if flag { value = 1 }
  return value  // expected-error {{constant 'value' used before being initialized}}
}
@MainActor final class Observer {
  private var token: (any NSObjectProtocol)?
  deinit { if let token { NotificationCenter.default.removeObserver(token) } }  // expected-error {{cannot access property 'token' with a non-Sendable type '(any NSObjectProtocol)?' from nonisolated deinit}}
}
