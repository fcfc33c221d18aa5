/// A base class for screens whose inputs lie in a scroll view that ends where the keyboard begins: the known way of 2009.
///
/// Connect ``scrollView`` and ``mainView`` in a storyboard, or set them in code before `viewDidLoad`; without a scroll view
/// one is made that fills the view. The main view is put into the scroll view if it is not there, and its size becomes the
/// content's. Make the controller the delegate of its fields, and return ends editing.
///
/// Unlike the recipe it moves with the keyboard and not after it, knows the content's real size and fields at any depth, and
/// takes back exactly what it took, also after several shows in a row.
open class KeyboardLiftViewController: UIViewController, UITextFieldDelegate {
  // NB: an outlet needs Objective-C, which the stand-in's classes are not.

  /// What holds the main view and is shrunk; made in `viewDidLoad` if there is none.
  #if canImport(UIKit)
  @IBOutlet
  #endif
  open var scrollView: UIScrollView!
  /// What holds the inputs.
  #if canImport(UIKit)
  @IBOutlet
  #endif
  open var mainView: UIView!

  /// Where the scroll view is left when the keyboard has gone: where it was, by default.
  public var afterHide = KeyboardLifter.AfterHide.restore {
    didSet { lifter?.strategy = .resize(afterHide: afterHide) }
  }

  /// What lifts this screen; nil until the view is loaded.
  public private(set) var lifter: KeyboardLifter?

  open override func viewDidLoad() {
    super.viewDidLoad()
    let scrollView = scrollView ?? makeScrollView()
    self.scrollView = scrollView
    if let mainView, !mainView.isDescendant(of: scrollView) { scrollView.addSubview(mainView) }
    let lifter = KeyboardLifter(for: scrollView, strategy: .resize(afterHide: afterHide))
    lifter.distance = 0
    self.lifter = lifter
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard let mainView, let scrollView, mainView.superview === scrollView,
      mainView.translatesAutoresizingMaskIntoConstraints
    else { return }
    let size = mainView.frame.size
    if scrollView.contentSize != size { scrollView.contentSize = size }
  }

  /// Ends editing, as the recipe does; override it for another answer.
  open func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return true
  }

  private func makeScrollView() -> UIScrollView {
    let scrollView = UIScrollView(frame: view.bounds)
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(scrollView)
    return scrollView
  }
}
