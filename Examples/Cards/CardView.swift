import KeyboardLift

/// A day: its title and what happened.
final class CardView: UIView {
  let titleField: UITextField
  let textView = UITextView(height: 240)

  init(title: String) {
    titleField = UITextField(placeholder: title, returnKey: .done)
    super.init(frame: .zero)
    let label = UILabel(frame: .zero)
    label.text = title
    addColumn([label, titleField, textView], below: topAnchor, spacing: 12)
    textView.text = (1...20).map { "\(title), entry \($0)" }.joined(separator: "\n")
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("The card is made in code.") }
}
