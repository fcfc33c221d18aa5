import KeyboardLiftCore
import KeyboardLiftDevices

extension SimulatedKeyboard {
  /// Makes an input first responder and brings the keyboard for it, of its own kind and with its own accessory view.
  /// - Returns: Whether the input became first responder.
  @discardableResult
  public func focus(_ input: UIView, until moment: Moment = .did) -> Bool {
    guard input.becomeFirstResponder() else { return false }
    inputDidChange(to: (input as? UISearchBar)?.searchTextField ?? input, until: moment)
    return true
  }

  /// Has the input that ``focus(_:until:)`` gave the keyboard resign, and takes the keyboard away.
  /// - Returns: Whether the input gave it up.
  @discardableResult
  public func resign(until moment: Moment = .did) -> Bool {
    guard responder?.resignFirstResponder() ?? true else { return false }
    inputDidChange(to: nil, until: moment)
    return true
  }

  /// Tells the keyboard which input has it now, nil if none: it comes, goes, or becomes what that input wants.
  ///
  /// For tests that make inputs first responder by themselves. Telling the same twice posts nothing.
  public func inputDidChange(to next: UIResponder?, until moment: Moment = .did) {
    let previous = responder
    responder = next
    guard let next else {
      act(until: moment) { $0.hide() }
      return
    }
    let wish = Wish(of: next)
    model.windowOrigin = (next as? UIView)?.originOfWindow ?? .zero
    let isSame = previous === next && model.input != nil
    act(until: moment) { model in
      let hasOtherAccessory = previous?.inputAccessoryView !== next.inputAccessoryView
      let accessory: KeyboardModel.NextAccessory =
        hasOtherAccessory || wish.accessoryHeight != model.accessoryHeight
        ? .another(height: wish.accessoryHeight) : .same
      if isSame && accessory == .same && wish.kind == model.kind && wish.customHeight == model.customHeight {
        return KeyboardScript()
      }
      guard model.input != nil else {
        model.adopt(wish)
        return model.show(for: wish.input)
      }
      model.customHeight = wish.customHeight
      return model.moveFocus(to: wish.input, kind: wish.kind, accessory: accessory)
    }
  }

  /// The keyboard that an input wants.
  struct Wish {
    var input: KeyboardModel.Input
    var kind: KeyboardKind
    var accessoryHeight: Double
    var customHeight: Double?

    /// Reads an input's traits.
    @MainActor init(of responder: UIResponder) {
      switch responder {
      case let view as UITextView:
        input = .textView
        kind = KeyboardKind(view.keyboardType, view.autocorrectionType, isSecure: view.isSecureTextEntry)
      case let field as UITextField:
        input = .textField
        kind = KeyboardKind(field.keyboardType, field.autocorrectionType, isSecure: field.isSecureTextEntry)
      default:
        input = .textField
        kind = .qwerty
      }
      accessoryHeight = responder.inputAccessoryView.map { $0.bounds.height } ?? 0
      // One without height is how tests keep the real keyboard away.
      customHeight = responder.inputView.flatMap { $0.bounds.height > 0 ? Double($0.bounds.height) : nil }
    }
  }
}

extension KeyboardModel {
  /// Takes what an input wants while the keyboard is hidden.
  fileprivate mutating func adopt(_ wish: SimulatedKeyboard.Wish) {
    if wish.kind != kind { adopt(wish.kind) }
    accessoryHeight = wish.accessoryHeight
    customHeight = wish.customHeight
  }
}

extension UIView {
  /// Where its window is on the screen.
  fileprivate var originOfWindow: Point? {
    guard let window, let space = window.windowScene?.screen.coordinateSpace else { return nil }
    let origin = window.convert(CGPoint.zero, to: space)
    return Point(x: origin.x, y: origin.y)
  }
}

extension KeyboardKind {
  /// The keyboard of an input's traits.
  init(_ type: UIKeyboardType, _ autocorrection: UITextAutocorrectionType, isSecure: Bool) {
    switch type {
    case .numberPad: self = .numberPad
    case .decimalPad: self = .decimalPad
    case .phonePad: self = .phonePad
    case .asciiCapableNumberPad: self = .asciiCapableNumberPad
    default:
      if isSecure {
        self = .secureTextEntry
      } else if autocorrection == .no {
        self = .autocorrectionOff
      } else {
        self.init(text: type)
      }
    }
  }

  private init(text type: UIKeyboardType) {
    switch type {
    case .emailAddress: self = .emailAddress
    case .URL: self = .url
    case .webSearch: self = .webSearch
    case .twitter: self = .twitter
    case .namePhonePad: self = .namePhonePad
    default: self = .qwerty
    }
  }
}
