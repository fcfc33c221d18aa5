// Rules of the Objective-C runtime, which Linux does not have.
import UIKit

@MainActor func calls(_ delegate: any UITextFieldDelegate, _ field: UITextField) -> Bool {
  delegate.textFieldShouldReturn(field)  // expected-error {{value of optional type '(@MainActor (UITextField) -> Bool)?' must be unwrapped to a value of type '@MainActor (UITextField) -> Bool'}} expected-note 2 {{}}
}
@MainActor func reads(_ traits: any UITextInputTraits) -> UIKeyboardType {
  traits.keyboardType  // expected-error {{value of optional type 'UIKeyboardType?' must be unwrapped to a value of type 'UIKeyboardType'}} expected-note 2 {{}}
}
final class Unfinished: UIView {
  let name: String
  init(name: String) {
    self.name = name
    super.init(frame: .zero)
  }
}  // expected-error {{'required' initializer 'init(coder:)' must be provided by subclass of 'UIView'}}
final class Plain: UIView {
  func layoutSubviews() {}  // expected-error {{overriding declaration requires an 'override' keyword}}
}
final class Selecting: UIView {
  func plain() {}  // expected-note {{}}
  func add() { addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(plain))) }  // expected-error {{argument of '#selector' refers to instance method 'plain()' that is not exposed to Objective-C}}
}
final class Twice: UIView {
  @objc func moved() {}  // expected-note {{}}
  @objc(moved) func other() {}  // expected-error {{method 'other()' with Objective-C selector 'moved' conflicts with method 'moved()' with the same Objective-C selector}}
}
class Extended: UIView {}
extension Extended {
  func ours() {}  // expected-note 2 {{}}
}
final class Overriding: Extended {
  override func ours() {}  // expected-error 2 {{non-'@objc' instance method 'ours()' is declared in extension of 'Extended' and cannot be overridden}}
}
final class Structured: NSObject {
  @objc func take(_ value: (Int, Int)) {}  // expected-error {{instance method cannot be marked '@objc' because the type of the parameter cannot be represented in Objective-C}} expected-note {{}}
}
final class NearlyADelegate: NSObject, UITextFieldDelegate {
  func textFieldShouldReturn(_ field: UITextField) {}  // expected-warning {{instance method 'textFieldShouldReturn' nearly matches optional requirement 'textFieldShouldReturn' of protocol 'UITextFieldDelegate'}} expected-note 3 {{}}
}
final class NearlyANamedDelegate: NSObject, UITextFieldDelegate {
  func textFieldShouldBeginsEditing(_ textField: UITextField) -> Bool { true }  // expected-warning {{instance method 'textFieldShouldBeginsEditing' nearly matches optional requirement 'textFieldShouldBeginEditing' of protocol 'UITextFieldDelegate'}} expected-note 3 {{}}
}
final class WithoutRows: NSObject, UITableViewDataSource {  // expected-error {{type 'WithoutRows' does not conform to protocol 'UITableViewDataSource'}} expected-note {{}}
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
}
struct Value: UIScrollViewDelegate {}  // expected-error {{non-class type 'Value' cannot conform to class protocol 'NSObjectProtocol'}} expected-error {{non-class type 'Value' cannot conform to class protocol 'UIScrollViewDelegate'}}
class Own: NSObject { var count = 0 }
func observes(_ own: Own) -> NSKeyValueObservation {
  own.observe(\.count) { _, _ in }  // expected-warning {{passing reference to non-'@objc dynamic' property 'count' to KVO method 'observe(_:options:changeHandler:)' may lead to unexpected behavior or runtime trap}}
}
