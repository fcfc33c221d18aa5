import KeyboardLift

/// A form in a sheet, without a scroll view: the sheet's content is moved by what is hidden, and no further than to the
/// sheet's top.
final class FeedbackController: UIViewController, UITextFieldDelegate {
  let subjectField = UITextField(placeholder: "Subject")
  let messageView = UITextView(height: 100)
  let emailField = UITextField(placeholder: "E-mail", keyboard: .emailAddress, returnKey: .send)
  private(set) lazy var sendButton = UIButton(title: "Send") { [weak self] in self?.close() }
  private(set) lazy var cancelButton = UIButton(title: "Cancel") { [weak self] in self?.close() }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.addColumn(
      [cancelButton, subjectField, messageView, emailField, sendButton], below: view.safeAreaLayoutGuide.topAnchor,
      spacing: 12)
    subjectField.delegate = self
    emailField.delegate = self
    emailField.keyboardLift.companion = sendButton
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if textField === subjectField { messageView.becomeFirstResponder() } else { close() }
    return true
  }

  private func close() {
    view.endEditing(true)
    dismiss(animated: true)
  }
}
