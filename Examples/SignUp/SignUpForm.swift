public import KeyboardLift

/// The content of the sign-up screen: fields, notes and a button, one below the other, ruled by constraints.
public final class SignUpForm: UIView {
  /// The name.
  public let nameField = SignUpForm.field("Name")
  /// The address of mail.
  public let emailField = SignUpForm.field("E-mail", keyboard: .emailAddress)
  /// The telephone number; its keyboard has no return key.
  public let phoneField = SignUpForm.field("Phone", keyboard: .phonePad)
  /// Street and town.
  public let addressField = SignUpForm.field("Address")
  /// Anything else; it scrolls by itself.
  public let notesView = UITextView()
  /// The password.
  public let passwordField = SignUpForm.field("Password", isSecure: true)
  /// The button at the bottom.
  public let signUpButton = UIButton(frame: .zero)

  /// The text fields from top to bottom, the notes not among them.
  public var fields: [UITextField] { [nameField, emailField, phoneField, addressField, passwordField] }

  /// A form; it takes its height from its content.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    signUpButton.setTitle("Sign Up", for: .normal)
    stack([nameField, emailField, phoneField, addressField, notesView, passwordField, signUpButton], spacing: 16)
    notesView.heightAnchor.constraint(equalToConstant: 120).isActive = true
  }

  /// Not made from an archive.
  @available(*, unavailable)
  public required init?(coder: NSCoder) {
    fatalError("The form is made in code.")
  }

  private static func field(
    _ placeholder: String, keyboard: UIKeyboardType = .default, isSecure: Bool = false
  ) -> UITextField {
    let field = UITextField(frame: .zero)
    field.placeholder = placeholder
    field.borderStyle = .roundedRect
    field.keyboardType = keyboard
    field.isSecureTextEntry = isSecure
    field.returnKeyType = isSecure ? .done : .next
    return field
  }

  private func stack(_ views: [UIView], spacing: CGFloat) {
    var top = topAnchor
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: top, constant: spacing),
        view.leadingAnchor.constraint(equalTo: leadingAnchor, constant: spacing),
        view.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -spacing),
      ])
      top = view.bottomAnchor
    }
    bottomAnchor.constraint(equalTo: top, constant: spacing).isActive = true
  }
}
