#if !canImport(UIKit)
public import Foundation

/// What a navigation bar shows of a controller.
@MainActor open class UINavigationItem: NSObject {
  /// An item without a title.
  public override init() { super.init() }

  /// The title.
  open var title: String?
  /// The buttons at the left, from the edge on; nil by default.
  open var leftBarButtonItems: [UIBarButtonItem]?
  /// The buttons at the right, from the edge on; nil by default.
  open var rightBarButtonItems: [UIBarButtonItem]?
  /// The first of those at the left; set, it is the only one.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  /// The first of those at the right; set, it is the only one.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
  /// The search whose bar stands in the navigation bar.
  open var searchController: UISearchController? { didSet { searchControllerDidChange?() } }

  var searchControllerDidChange: (() -> Void)?
}
#endif
