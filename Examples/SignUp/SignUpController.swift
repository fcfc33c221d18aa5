import KeyboardLift

/// The sign-up screen: a form in a scroll view. That the keyboard hides nothing is KeyboardLift's work.
final class SignUpController: UIViewController, UITextFieldDelegate {
  let form = SignUpForm(frame: .zero)
  let scrollView = UIScrollView(frame: .zero)
  /// Called with what was entered, when the user signs up.
  var didSignUp: ((SignUp) -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.addFilling(scrollView)
    scrollView.addContent(form)

    for field in form.fields { field.delegate = self }
    form.signUpButton.addAction(UIAction { [weak self] _ in self?.signUp() }, for: .touchUpInside)

    // Whoever enters the password wants to press the button next: both are to be seen, where both fit.
    form.passwordField.keyboardLift.companion = form.signUpButton
    form.notesView.keyboardLift.distance = 20
  }

  /// Return goes to the next field, and from the last one signs up.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
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
}
