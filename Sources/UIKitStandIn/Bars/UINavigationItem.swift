#if !canImport(UIKit)
public import Foundation

/// What a navigation bar shows of a controller.
@MainActor open class UINavigationItem: NSObject {
  /// An item without a title.
  public override init() { super.init() }

  /// The title.
  open var title: String?
  /// The search whose bar stands in the navigation bar.
  open var searchController: UISearchController? { didSet { searchControllerDidChange?() } }

  var searchControllerDidChange: (() -> Void)?
}
#endif
