public import KeyboardLift

/// The sign-up screen: a form in a scroll view. That the keyboard hides nothing is KeyboardLift's work.
public final class SignUpController: UIViewController, UITextFieldDelegate {
  /// The form.
  public let form = SignUpForm(frame: .zero)
  /// What the form scrolls in.
  public let scrollView = UIScrollView(frame: .zero)
  /// Called with what was entered, when the user signs up.
  public var didSignUp: ((SignUp) -> Void)?

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    view.addSubview(scrollView)
    scrollView.addSubview(form)
    layOut()

    for field in form.fields { field.delegate = self }
    form.signUpButton.addAction(UIAction { [weak self] _ in self?.signUp() }, for: .touchUpInside)

    // Whoever enters the password wants to press the button next: both are to be seen, where both fit.
    form.passwordField.keyboardLift.companion = form.signUpButton
    form.notesView.keyboardLift.distance = 20
  }

  /// Return goes to the next field, and from the last one signs up.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    switch textField {
    case form.nameField: form.emailField.becomeFirstResponder()
    case form.emailField: form.phoneField.becomeFirstResponder()
    case form.addressField: form.notesView.becomeFirstResponder()
    default: signUp()
    }
    return true
  }

  private func signUp() {
    view.endEditing(true)
    didSignUp?(SignUp(form))
  }

  private func layOut() {
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    form.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.topAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      form.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
      form.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
      form.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
      form.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor),
      form.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
    ])
  }
}
