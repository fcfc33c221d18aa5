import KeyboardLift

/// A row with a title and a field.
final class SettingsCell: UITableViewCell {
  let field: UITextField
  private let label = UILabel(frame: .zero)

  init(title: String) {
    field = UITextField(placeholder: title)
    super.init(style: .default, reuseIdentifier: nil)
    label.text = title
    layOut()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("The cell is made in code.") }

  private func layOut() {
    for subview in [label, field] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(subview)
      subview.centerYAnchor.constraint(equalTo: contentView.centerYAnchor).isActive = true
    }
    let sides = contentView.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: sides.leadingAnchor, constant: 16),
      label.widthAnchor.constraint(equalToConstant: 100),
      field.leadingAnchor.constraint(equalTo: label.trailingAnchor, constant: 8),
      field.trailingAnchor.constraint(equalTo: sides.trailingAnchor, constant: -16),
    ])
  }
}
