import KeyboardLift

extension UITextField {
  /// A field of a form.
  convenience init(placeholder: String, keyboard: UIKeyboardType = .default, returnKey: UIReturnKeyType = .next) {
    self.init(frame: .zero)
    self.placeholder = placeholder
    borderStyle = .roundedRect
    keyboardType = keyboard
    returnKeyType = returnKey
  }

  /// Fields with a number each.
  static func numbered(_ count: Int) -> [UITextField] {
    (1...count).map { UITextField(placeholder: "Field \($0)", returnKey: .done) }
  }
}

extension UITextView {
  /// A text view of a form, in the text fields' font and told apart from the background.
  convenience init(height: CGFloat) {
    self.init(frame: .zero)
    font = .systemFont(ofSize: 17)
    backgroundColor = .secondarySystemBackground
    heightAnchor.constraint(equalToConstant: height).isActive = true
  }
}

extension UIButton {
  /// A button that does something when it is tapped.
  convenience init(title: String, action: @escaping @MainActor () -> Void) {
    self.init(type: .system)
    setTitle(title, for: .normal)
    addAction(UIAction { _ in action() }, for: .touchUpInside)
  }
}
