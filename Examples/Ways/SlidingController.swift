import KeyboardLift

/// The way of 2008: the view slides up by a part of the keyboard's height, the more the lower the field.
final class SlidingController: UIViewController, UITextFieldDelegate {
  let fields = UITextField.numbered(5)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.addColumn(fields, below: view.safeAreaLayoutGuide.topAnchor)
    for field in fields { field.delegate = self }
    view.keyboardLift.strategy = .slide()
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return true
  }
}
