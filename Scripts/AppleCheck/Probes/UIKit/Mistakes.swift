// What must not pass: each line bears what the compiler is to say of it. If a line passes, the stand-in SDK is too kind.
import Foundation
import SwiftUI
import UIKit

// Availability.
@MainActor func newerThanTheFloor(_ list: UIScrollView, _ controller: UIHostingController<EmptyView>, _ guide: UIKeyboardLayoutGuide) {
  list.keyboardDismissMode = .interactiveWithAccessory  // expected-error {{'interactiveWithAccessory' is only available in iOS 16.0 or newer}} expected-note {{add 'if #available' version check}}
  _ = controller.safeAreaRegions  // expected-error {{'safeAreaRegions' is only available in iOS 16.4 or newer}} expected-note {{add 'if #available' version check}}
  guide.usesBottomSafeArea = false  // expected-error {{'usesBottomSafeArea' is only available in iOS 17.0 or newer}} expected-note {{add 'if #available' version check}}
}
// expected-note@-5 3 {{add '@available' attribute to enclosing global function}}

// Isolation. What Objective-C declares is only ever warned of, in Swift 6 too.
nonisolated func offTheMainActor(_ view: UIView) -> CGRect {
  view.frame  // expected-warning {{main actor-isolated property 'frame' can not be referenced from a nonisolated context}}
}
nonisolated func namesAreForAnybody() -> (Notification.Name, String) {
  (UIResponder.keyboardWillShowNotification, UIResponder.keyboardFrameEndUserInfoKey)
}
@MainActor func observing(_ list: UIScrollView) -> NSKeyValueObservation {
  list.observe(\.contentOffset) { list, _ in
    _ = list.isTracking  // expected-warning {{main actor-isolated property 'isTracking' can not be referenced from a Sendable closure}}
  }
}
@MainActor func observing(_ center: NotificationCenter, _ view: UIView) -> any NSObjectProtocol {
  center.addObserver(forName: nil, object: nil, queue: nil) { _ in
    view.setNeedsLayout()  // expected-warning {{call to main actor-isolated instance method 'setNeedsLayout()' in a synchronous nonisolated context}}
  }
}
final class Forwarder: NSObject, UITextFieldDelegate {
  override func responds(to selector: Selector!) -> Bool { super.responds(to: selector) }
}

// Objective-C.
@MainActor func asking(_ delegate: any UITextFieldDelegate, _ field: UITextField) -> Bool {
  delegate.textFieldShouldReturn(field)  // expected-error {{must be unwrapped to a value of type '@MainActor (UITextField) -> Bool'}} expected-note 2 {{}}
}
class Unfinished: UIView {
  let name: String
  init(name: String) {
    self.name = name
    super.init(frame: .zero)
  }
}  // expected-error {{'required' initializer 'init(coder:)' must be provided by subclass of 'UIView'}}
class Plain: UIView {
  func layoutSubviews() {}  // expected-error {{overriding declaration requires an 'override' keyword}}
}
class Selecting: UIView {
  func plain() {}  // expected-note {{add '@objc' to expose this instance method to Objective-C}}
  func add() { addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(plain))) }  // expected-error {{argument of '#selector' refers to instance method 'plain()' that is not exposed to Objective-C}}
}
class Own: NSObject { var count = 0 }
func observing(_ own: Own) -> NSKeyValueObservation {
  own.observe(\.count) { _, _ in }  // expected-warning {{passing reference to non-'@objc dynamic' property 'count' to KVO method 'observe(_:options:changeHandler:)' may lead to unexpected behavior or runtime trap}}
}
@MainActor func reading(_ view: UITextView, _ constraint: NSLayoutConstraint) {
  let _: String = view.text
  let _: Bool = constraint.firstItem === view
  constraint.firstItem = view  // expected-error {{cannot assign to property: 'firstItem' is a get-only property}}
}
