import KeyboardLift

/// The bar at the bottom of a chat: what is being written, as high as its lines, up to four, and the button that sends it.
final class Composer: UIView, UITextViewDelegate {
  let textView = UITextView(frame: .zero)
  let sendButton = UIButton(type: .system)
  /// Called with the text, when the user sends it.
  var didSend: ((String) -> Void)?
  private lazy var textHeight = textView.heightAnchor.constraint(equalToConstant: 38)

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemBackground
    textView.font = .systemFont(ofSize: 17)
    textView.delegate = self
    sendButton.setTitle("Send", for: .normal)
    sendButton.addAction(UIAction { [weak self] _ in self?.send() }, for: .touchUpInside)
    layOut()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("The composer is made in code.") }

  func textViewDidChange(_ textView: UITextView) {
    fitText()
  }

  private func send() {
    guard let text = textView.text, !text.isEmpty else { return }
    textView.text = ""
    fitText()
    didSend?(text)
  }

  private func fitText() {
    let size = CGSize(width: textView.bounds.width, height: .greatestFiniteMagnitude)
    textHeight.constant = min(max(textView.sizeThatFits(size).height, 38), 98)
  }

  private func layOut() {
    for subview in [textView, sendButton] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      addSubview(subview)
    }
    NSLayoutConstraint.activate([
      textHeight,
      textView.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      textView.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
      textView.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor, constant: 16),
      textView.trailingAnchor.constraint(equalTo: sendButton.leadingAnchor, constant: -8),
      sendButton.bottomAnchor.constraint(equalTo: textView.bottomAnchor),
      sendButton.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor, constant: -16),
      sendButton.widthAnchor.constraint(equalToConstant: 56),
    ])
  }
}
