import KeyboardLift

/// A chat: messages in a list, and below them the composer. The screen goes up with the composer, so that the last
/// message stays in sight above it.
final class ChatController: UIViewController, UITableViewDataSource {
  let list = UITableView(frame: .zero, style: .plain)
  let composer = Composer(frame: .zero)
  private(set) var messages = (1...30).map { "Message \($0)" }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    list.dataSource = self
    list.rowHeight = 44
    list.keyboardDismissMode = .onDrag
    layOut()
    composer.didSend = { [weak self] in self?.append($0) }

    // The whole composer stands on the keyboard, and what the list then still loses to it becomes room at its end.
    composer.textView.keyboardLift.companion = composer
    composer.textView.keyboardLift.distance = 0
    list.keyboardLift.makesRoom = true
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    view.layoutIfNeeded()
    showLastMessage(animated: false)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { messages.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = MessageCell(style: .default, reuseIdentifier: nil)
    cell.label.text = messages[indexPath[1]]
    return cell
  }

  private func append(_ message: String) {
    messages.append(message)
    list.reloadData()
    showLastMessage(animated: true)
  }

  private func showLastMessage(animated: Bool) {
    list.scrollToRow(at: IndexPath(indexes: [0, messages.count - 1]), at: .bottom, animated: animated)
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
