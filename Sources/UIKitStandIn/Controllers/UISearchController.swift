#if !canImport(UIKit)
public import Foundation

/// A search bar with a controller of results; it is presented while a search goes on.
@MainActor open class UISearchController: UIViewController {
  private let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
  private var results: UIViewController?
  /// The controller whose navigation item it is in.
  weak var searched: UIViewController?

  /// A controller of results; nil shows them in the searched one.
  public init(searchResultsController: UIViewController?) {
    results = searchResultsController
    super.init(nibName: nil, bundle: nil)
    bar.searchController = self
  }

  /// A controller without results.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    bar.searchController = self
  }

  /// As made in code: there is no archive to read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bar.searchController = self
  }

  /// The bar.
  open var searchBar: UISearchBar { bar }
  /// The controller of results.
  open var searchResultsController: UIViewController? { results }
  /// Whether a search goes on: the controller is presented over the searched one. Editing in the bar begins one.
  open var isActive: Bool {
    get { presenter != nil }
    set {
      guard newValue != isActive else { return }
      if newValue {
        activate()
      } else {
        bar.resignFirstResponder()
        dismiss(animated: false)
      }
    }
  }
  /// Whether the bar's title goes meanwhile; true by default.
  open var hidesNavigationBarDuringPresentation = true

  open override func viewDidLoad() {
    super.viewDidLoad()
    guard let results, let resultsView = results.view else { return }
    addChild(results)
    resultsView.frame = view.bounds
    view.addSubview(resultsView)
    results.didMove(toParent: self)
  }
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    searched?.navigationController?.placeBars()
  }
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    searched?.navigationController?.placeBars()
  }

  private func activate() {
    guard let searched, searched.presentation == nil, searched.viewIfLoaded?.window != nil else { return }
    modalPresentationStyle = .overCurrentContext
    searched.presentation = self
    presenter = searched
    activePresentationController?.present(animated: false, nil)
  }
}

extension UISearchController: PresentsItself {
  func makeOwnPresentationController() -> UIPresentationController {
    SearchPresentationController(presentedViewController: self, presenting: nil)
  }
}

/// Has the results of a search lie over what is searched, under the bar, which keeps the keyboard.
@MainActor final class SearchPresentationController: UIPresentationController {
  override var leavesInputAlone: Bool { true }

  override func presentationTransitionWillBegin() {
    // Without a controller of results what is searched shows them and takes the touches.
    let search = presentedViewController as? UISearchController
    containerView?.isUserInteractionEnabled = search?.searchResultsController != nil
  }
}
#endif
