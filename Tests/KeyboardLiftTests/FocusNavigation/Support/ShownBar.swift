#if !canImport(UIKit)
import Testing
import UIKitStandInTesting

@testable import KeyboardLift

/// The bar on the keyboard of an input, as the user sees it.
@MainActor struct ShownBar {
  let toolbar: UIToolbar
  let previous: UIBarButtonItem
  let next: UIBarButtonItem
  let done: UIBarButtonItem
  let title: UILabel

  init(on input: UIView) throws {
    toolbar = try #require(input.inputAccessoryView as? UIToolbar)
    let items = try #require(toolbar.items)
    previous = try #require(items.first { $0.image?.simulatedSymbolName == "chevron.up" })
    next = try #require(items.first { $0.image?.simulatedSymbolName == "chevron.down" })
    done = try #require(items.last)
    // An input without a name has no item for a title.
    title = items.lazy.compactMap { $0.customView as? UILabel }.first ?? UILabel()
  }
}

extension Stage {
  var user: SimulatedUser { SimulatedUser(window) }

  /// Who has the focus.
  var focus: UIResponder? { window.currentFirstResponder }

  /// Goes from an input on until there is no next one; those that had the focus. Then the same backward.
  func walk(from input: UIView, _ lifter: KeyboardLifter) -> (forth: [UIResponder], back: [UIResponder]) {
    input.becomeFirstResponder()
    var forth = [focus].compactMap { $0 }
    while lifter.focusNextInput(), forth.count < 100 { forth += [focus].compactMap { $0 } }
    var back = [focus].compactMap { $0 }
    while lifter.focusPreviousInput(), back.count < 100 { back += [focus].compactMap { $0 } }
    return (forth, back)
  }
}

extension Make {
  /// A field of 100 × 30 points.
  static func field(_ x: CGFloat, _ y: CGFloat, in view: UIView, placeholder: String? = nil) -> UITextField {
    let field = UITextField(frame: CGRect(x: x, y: y, width: 100, height: 30))
    field.placeholder = placeholder
    view.addSubview(field)
    return field
  }
}
#endif
