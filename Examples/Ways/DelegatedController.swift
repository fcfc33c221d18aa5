import KeyboardLift

/// The way of 2010: one delegate object slides the view for all fields of a screen.
final class DelegatedController: UIViewController {
  let fields = Fields(5)
  // A property: fields hold their delegate weakly.
  private var sliding: SlidingTextFieldDelegate?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.addColumn([fields], below: view.safeAreaLayoutGuide.topAnchor, spacing: 0)
    sliding = SlidingTextFieldDelegate(view: view)
    for field in fields.all { field.delegate = sliding }
  }
}
