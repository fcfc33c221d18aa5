import KeyboardLift

/// A long note that fills the screen: its end gets room, and the caret stays in sight while the user types or taps elsewhere.
final class NoteController: UIViewController {
  let textView = UITextView(frame: .zero)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.addFilling(textView)
    textView.font = .systemFont(ofSize: 17)
    textView.textContainerInset = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
    textView.keyboardDismissMode = .onDrag
    textView.text = (1...120).map { "Line \($0) of a note that is longer than the screen." }.joined(separator: "\n")
  }
}
