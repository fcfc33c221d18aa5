import KeyboardLift

/// The way of 2009: a base class whose scroll view ends where the keyboard begins.
final class ShrinkingController: KeyboardLiftViewController {
  let fields = Fields(14)

  override func viewDidLoad() {
    view.backgroundColor = .systemBackground
    fields.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 720)
    fields.autoresizingMask = .flexibleWidth
    mainView = fields
    super.viewDidLoad()
    for field in fields.all { field.delegate = self }
  }
}
