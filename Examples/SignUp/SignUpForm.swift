import KeyboardLift

/// The content of the sign-up screen: fields, notes and a button, one below the other, ruled by constraints.
final class SignUpForm: UIView {
  let nameField = UITextField(placeholder: "Name")
  let emailField = UITextField(placeholder: "E-mail", keyboard: .emailAddress)
  /// Its keyboard has no return key.
  let phoneField = UITextField(placeholder: "Phone", keyboard: .phonePad)
  let addressField = UITextField(placeholder: "Address")
  /// Scrolls by itself.
  let notesView = UITextView(height: 120)
  let passwordField = UITextField(placeholder: "Password", returnKey: .done)
  let signUpButton = UIButton(type: .system)

  override init(frame: CGRect) {
    super.init(frame: frame)
    passwordField.isSecureTextEntry = true
    signUpButton.setTitle("Sign Up", for: .normal)
    let bottom = addColumn(
      [nameField, emailField, phoneField, addressField, notesView, passwordField, signUpButton], below: topAnchor)
    bottomAnchor.constraint(equalTo: bottom, constant: 16).isActive = true
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("The form is made in code.") }
}
