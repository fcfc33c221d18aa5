import KeyboardLift

/// The way of 2010: one delegate object slides the view for all fields of a screen.
final class DelegatedController: UIViewController {
  let fields = UITextField.numbered(5)
  // A property: fields hold their delegate weakly.
  private var sliding: SlidingTextFieldDelegate?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.addColumn(fields, below: view.safeAreaLayoutGuide.topAnchor)
    sliding = SlidingTextFieldDelegate(view: view)
    for field in fields { field.delegate = sliding }
  }
}
