import KeyboardLift

/// A chat: messages in a list, and below them the composer, which rides on the keyboard. The list ends above it, and the last
/// message stays in sight.
final class ChatController: UIViewController, UITableViewDataSource {
  let list = UITableView(frame: .zero, style: .plain)
  let composer = Composer(frame: .zero)
  private(set) var messages = (1...30).map { "Message \($0)" }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    list.dataSource = self
    list.rowHeight = 44
    // The keyboard goes down with the finger, and the composer with it.
    list.keyboardDismissMode = .interactive
    layOut()
    composer.didSend = { [weak self] in self?.append($0) }
    composer.keyboardLift.dock(list: list)
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    view.layoutIfNeeded()
    showLastMessage(animated: false)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { messages.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: MessageCell.reuseIdentifier) as? MessageCell
      ?? MessageCell(style: .default, reuseIdentifier: MessageCell.reuseIdentifier)
    cell.label.text = messages[indexPath.row]
    return cell
  }

  private func append(_ message: String) {
    messages.append(message)
    list.reloadData()
    showLastMessage(animated: true)
  }

  private func showLastMessage(animated: Bool) {
    list.scrollToRow(at: IndexPath(row: messages.count - 1, section: 0), at: .bottom, animated: animated)
  }

  private func layOut() {
    for subview in [list, composer] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
    NSLayoutConstraint.activate([
      list.topAnchor.constraint(equalTo: view.topAnchor),
      list.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      list.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      list.bottomAnchor.constraint(equalTo: composer.topAnchor),
      composer.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      composer.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      composer.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
    ])
  }
}
