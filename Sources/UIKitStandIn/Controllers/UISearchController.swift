#if !canImport(UIKit)
public import Foundation

/// A search bar with a controller of results. The app places the bar itself here.
@MainActor open class UISearchController: UIViewController {
  private let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
  private var results: UIViewController?

  /// A controller of results; nil shows them in the searched one.
  public init(searchResultsController: UIViewController?) {
    results = searchResultsController
    super.init(nibName: nil, bundle: nil)
  }

  /// A controller without results.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// As made in code: there is no archive to read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The bar.
  open var searchBar: UISearchBar { bar }
  /// The controller of results.
  open var searchResultsController: UIViewController? { results }
}
#endif
