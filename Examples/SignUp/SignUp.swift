import KeyboardLift

/// What a user enters to sign up.
public struct SignUp: Equatable, Sendable {
  /// The name.
  public var name: String
  /// The address of mail.
  public var email: String
  /// The telephone number.
  public var phone: String
  /// Street and town.
  public var address: String
  /// Anything else.
  public var notes: String

  @MainActor init(_ form: SignUpForm) {
    name = form.nameField.text ?? ""
    email = form.emailField.text ?? ""
    phone = form.phoneField.text ?? ""
    address = form.addressField.text ?? ""
    notes = form.notesView.text ?? ""
  }
}
