import KeyboardLift

/// One message.
final class MessageCell: UITableViewCell {
  static let reuseIdentifier = "message"
  let label = UILabel(frame: .zero)

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addColumn([label], below: contentView.topAnchor, spacing: 11)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("The cell is made in code.") }
}
