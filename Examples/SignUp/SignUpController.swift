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

    form.signUpButton.addAction(UIAction { [weak self] _ in self?.signUp() }, for: .touchUpInside)

    // Return goes to the next input, and from the password signs up. The phone's keyboard has no return key: it gets a bar.
    form.keyboardLift.returnKeyMovesOn = true
    form.passwordField.delegate = self
    form.phoneField.keyboardLift.showsBar = true

    // Whoever enters the password wants to press the button next: both are to be seen, where both fit.
    form.passwordField.keyboardLift.companion = form.signUpButton
    form.notesView.keyboardLift.distance = 20
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    signUp()
    return true
  }

  private func signUp() {
    view.endEditing(true)
    didSignUp?(SignUp(form))
  }
}
