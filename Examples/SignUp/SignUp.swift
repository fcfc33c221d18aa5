import KeyboardLift

/// What a user enters to sign up.
struct SignUp: Equatable {
  var name: String
  var email: String
  var phone: String
  var address: String
  var notes: String

  @MainActor init(_ form: SignUpForm) {
    name = form.nameField.text ?? ""
    email = form.emailField.text ?? ""
    phone = form.phoneField.text ?? ""
    address = form.addressField.text ?? ""
    notes = form.notesView.text ?? ""
  }
}
