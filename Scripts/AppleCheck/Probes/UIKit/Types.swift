// Types, nullability, access and enumerations as UIKit has them.
import UIKit

@MainActor func reads(_ view: UITextView, _ field: UITextField, _ constraint: NSLayoutConstraint) {
  let _: String = field.text  // expected-error {{value of optional type 'String?' must be unwrapped to a value of type 'String'}} expected-note 2 {{}}
  constraint.firstItem = view  // expected-error {{cannot assign to property: 'firstItem' is a get-only property}}
  view.window = nil  // expected-error {{cannot assign to property: 'window' is a get-only property}}
  let _: UIView = view.superview  // expected-error {{value of optional type 'UIView?' must be unwrapped to a value of type 'UIView'}} expected-note 2 {{}}
  let _: [UIView] = view.gestureRecognizers  // expected-error {{cannot assign value of type '[UIGestureRecognizer]' to type '[UIView]'}} expected-error {{value of optional type '[UIGestureRecognizer]?' must be unwrapped to a value of type '[UIGestureRecognizer]'}} expected-note 3 {{}}
}
@MainActor func overwrites(_ view: UIView) {
  view.safeAreaInsets = .zero  // expected-error {{cannot assign to property: 'safeAreaInsets' is a get-only property}}
  view.layer = view.layer  // expected-error {{cannot assign to property: 'layer' is a get-only property}}
}
func names(_ mode: UIScrollView.KeyboardDismissMode) -> String {
  switch mode {  // expected-error {{switch must be exhaustive}} expected-note 4 {{}}
  case .none: "none"
  case .onDrag, .interactive: "drag"
  }
}
func orientation(_ orientation: UIInterfaceOrientation) -> Bool {
  switch orientation {  // expected-error {{switch covers known cases, but 'UIInterfaceOrientation' may have additional unknown values, possibly added in future versions}} expected-note {{}}
  case .unknown, .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight: true
  }
}
func curve() -> UIView.AnimationOptions { .none }  // expected-error {{type 'UIView.AnimationOptions' has no member 'none'}}
func hashes(_ insets: UIEdgeInsets) -> Set<UIEdgeInsets> { [insets] }  // expected-error {{type 'UIEdgeInsets' does not conform to protocol 'Hashable'}}
@MainActor func ignores(_ view: UIView) {
  view.isFirstResponder  // expected-warning {{expression of type 'Bool' is unused}}
}
@MainActor func anchors(_ view: UIView) -> NSLayoutConstraint {
  view.topAnchor.constraint(equalTo: view.leadingAnchor)  // expected-error {{cannot convert value of type 'NSLayoutAnchor<NSLayoutXAxisAnchor>' to expected argument type 'NSLayoutAnchor<NSLayoutYAxisAnchor>'}}
}
@MainActor func tapped(_ view: UIView) -> UITapGestureRecognizer {
  UITapGestureRecognizer { print(view) }  // expected-error {{trailing closure passed to parameter of type 'NSCoder' that does not accept a closure}} expected-error {{value of optional type 'UITapGestureRecognizer?' must be unwrapped to a value of type 'UITapGestureRecognizer'}} expected-note 2 {{}}
}
