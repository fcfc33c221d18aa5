import KeyboardLift

/// The way of 2009: a base class whose scroll view ends where the keyboard begins.
final class ShrinkingController: KeyboardLiftViewController {
  let fields = UITextField.numbered(14)

  override func viewDidLoad() {
    view.backgroundColor = .systemBackground
    let content = UIView(frame: CGRect(x: 0, y: 0, width: view.bounds.width, height: 720))
    content.autoresizingMask = .flexibleWidth
    content.addColumn(fields, below: content.topAnchor)
    mainView = content
    super.viewDidLoad()
    for field in fields { field.delegate = self }
  }
}
