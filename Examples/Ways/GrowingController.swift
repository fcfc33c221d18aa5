import KeyboardLift

/// The way of 2018: the content grows by what the keyboard covers, and the field comes to stand just above it.
final class GrowingController: UIViewController, UITextFieldDelegate {
  let fields = UITextField.numbered(14)
  let scrollView = UIScrollView(frame: .zero)
  private let content = UIView(frame: .zero)
  private lazy var contentHeight = content.heightAnchor.constraint(equalToConstant: 720)
  // It works while it is kept.
  private var lifter: KeyboardLifter?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    layOut()
    for field in fields { field.delegate = self }
    lifter = KeyboardLifter(for: scrollView, growing: contentHeight, padding: 5)
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return true
  }

  // The recipe knows no insets: its scroll view begins below the bar and not under it.
  private func layOut() {
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(scrollView)
    content.addColumn(fields, below: content.topAnchor)
    scrollView.addContent(content)
    NSLayoutConstraint.activate([
      contentHeight,
      scrollView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
  }
}
