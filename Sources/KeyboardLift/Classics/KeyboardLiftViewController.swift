/// A base class for screens whose inputs lie in a scroll view that ends where the keyboard begins: the way of 2009, Apple's
/// own early advice.
///
/// Connect ``scrollView`` and ``mainView`` in a storyboard, or set them before `viewDidLoad`, in `loadView` say:
///
/// ```swift
/// final class SignUpController: KeyboardLiftViewController {
///   override func loadView() {
///     super.loadView()
///     mainView = SignUpForm(frame: view.bounds)
///     mainView.autoresizingMask = .flexibleWidth
///   }
/// }
/// ```
///
/// The view has its size only after it was loaded: a main view that is to be as wide says so by its mask, or by constraints.
///
/// The scroll view loses the height that the keyboard covers of it, and scrolls the least that shows the input. Make the
/// controller the delegate of its fields, and return ends editing. What the recipe did wrong does not happen here:
///
/// | the recipe | here |
/// |---|---|
/// | acted when the keyboard had come: a jump | moves with the keyboard |
/// | had content of 320 × 480 points | takes the main view's size |
/// | took a field's frame in its superview for one in the content | knows fields at any depth |
/// | added the height again at a hide: two shows in a row left it wrong | writes absolute values |
/// | always scrolled to the top at the end | returns to where the user was; ``afterHide`` for the top |
open class KeyboardLiftViewController: UIViewController, UITextFieldDelegate {
  // NB: an outlet needs Objective-C, which the stand-in's classes are not.

  /// What holds the main view and is shrunk; made in `viewDidLoad`, as large as the view, if there is none.
  #if canImport(UIKit)
  @IBOutlet
  #endif
  open var scrollView: UIScrollView! {
    didSet {
      guard lifter != nil, scrollView !== oldValue else { return }
      givenContentSize = nil
      connect()
    }
  }
  /// What holds the inputs, the content of the scroll view; made, as large as the view, if there is no scroll view either.
  #if canImport(UIKit)
  @IBOutlet
  #endif
  open var mainView: UIView! {
    didSet {
      guard lifter != nil, mainView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      connect()
    }
  }

  /// Where the scroll view is left when the keyboard has gone: where it was, by default.
  public var afterHide = KeyboardLifter.AfterHide.restore {
    didSet { lifter?.strategy = .resize(afterHide: afterHide) }
  }

  /// Lifts the inputs in the scroll view; nil until the view is loaded.
  public private(set) var lifter: KeyboardLifter?

  /// Lifts inputs that lie beside the scroll view, as where only the superclass of a screen was changed.
  private var viewLifter: KeyboardLifter?

  /// The content's size that the main view has given; nil where it is the app's.
  private var givenContentSize: CGSize?
  /// A main view that is as high as the view, and the height that it was given.
  private weak var fittedMainView: UIView?
  private var fittedHeight: CGFloat = 0

  open override func viewDidLoad() {
    super.viewDidLoad()
    if scrollView == nil {
      scrollView = makeScrollView()
      if mainView == nil { mainView = UIView(frame: view.bounds, autoresizing: [.flexibleWidth, .flexibleHeight]) }
    }
    connect()
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    fitMainView()
    giveContentSize()
  }

  /// Ends editing, as the recipe does, where ``KeyboardLifter/returnKeyMovesOn`` does not look after the key; override it for
  /// another answer.
  open func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if !KeyboardLifter.handlesReturn(in: textField) { textField.resignFirstResponder() }
    return true
  }

  /// Puts the main view into the scroll view, and lifts that.
  private func connect() {
    guard let scrollView else { return }
    if let mainView, !mainView.isDescendant(of: scrollView) { scrollView.addSubview(mainView) }
    keepHeightOfMainView()
    giveContentSize()
    if scrollView !== view { viewLifter = viewLifter ?? KeyboardLifter(for: view) }
    lifter = KeyboardLifter(for: scrollView, strategy: .resize(afterHide: afterHide))
  }

  /// Gives the content the main view's size, where neither constraints rule it nor the app has set another.
  private func giveContentSize() {
    guard let scrollView, let mainView, mainView.superview === scrollView,
      mainView.translatesAutoresizingMaskIntoConstraints,
      scrollView.contentSize == givenContentSize ?? .zero
    else { return }
    let size = CGSize(width: mainView.frame.maxX, height: mainView.frame.maxY)
    givenContentSize = size
    if scrollView.contentSize != size { scrollView.contentSize = size }
  }

  private func makeScrollView() -> UIScrollView {
    let scrollView = UIScrollView(frame: view.bounds, autoresizing: [.flexibleWidth, .flexibleHeight])
    // Below views that are there already, so that it takes no touches from them.
    view.insertSubview(scrollView, at: 0)
    return scrollView
  }

  /// Keeps the main view as high as it is while the scroll view shrinks: one of flexible height would shrink too, and its lower
  /// inputs would lie outside of it, where nothing is touched.
  private func keepHeightOfMainView() {
    guard let mainView, mainView.superview === scrollView, mainView.translatesAutoresizingMaskIntoConstraints,
      mainView.autoresizingMask.contains(.flexibleHeight)
    else { return }
    mainView.autoresizingMask.remove(.flexibleHeight)
    fittedMainView = mainView
    fittedHeight = mainView.frame.height
    fitMainView()
  }

  /// Keeps the main view as high as the view, which has its size only after it was loaded; one that the app has given another
  /// height keeps that.
  private func fitMainView() {
    guard let fittedMainView, fittedMainView.frame.height == fittedHeight, fittedHeight != view.bounds.height else {
      return
    }
    fittedHeight = view.bounds.height
    fittedMainView.frame.size.height = fittedHeight
  }
}

extension UIView {
  fileprivate convenience init(frame: CGRect, autoresizing mask: UIView.AutoresizingMask) {
    self.init(frame: frame)
    autoresizingMask = mask
  }
}
