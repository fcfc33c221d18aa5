// What the compiler finds only when it lowers the code, in UIKit's classes, and what has to compile.
import UIKit

final class Early: UIView {
  let name: String  // expected-note {{}}
  init(name: String) {
    super.init(frame: .zero)  // expected-error {{property 'self.name' not initialized at super.init call}}
    self.name = name  // expected-error {{immutable value 'self.name' may only be initialized once}}
  }
  required init?(coder: NSCoder) { nil }
}
// Compiles: the names are constants, and isolated to no actor.
nonisolated func readsConstants() -> (Notification.Name, String) {
  (UIResponder.keyboardWillShowNotification, UIResponder.keyboardFrameEndUserInfoKey)
}
@MainActor func reads(_ view: UITextView, _ constraint: NSLayoutConstraint) {
  // Compiles: the text is implicitly unwrapped, and an item is any object.
  let _: String = view.text
  let _: Bool = constraint.firstItem === view
  view.tintColor = nil
  view.becomeFirstResponder()
}
final class Forwarder: NSObject, UITextFieldDelegate {
  // Compiles: the selector is implicitly unwrapped.
  override func responds(to selector: Selector!) -> Bool { super.responds(to: selector) }
}
