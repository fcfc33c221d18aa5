#if !canImport(UIKit)
public import Foundation

/// Controllers in columns side by side; where the width is compact, one of them alone.
@MainActor open class UISplitViewController: UIViewController {
  /// How many columns there may be.
  public enum Style: Int, Sendable {
    /// As before iOS 14: the two of `viewControllers`.
    case unspecified = 0
    /// Primary and secondary.
    case doubleColumn = 1
    /// Primary, supplementary and secondary.
    case tripleColumn = 2
  }

  /// A column.
  public enum Column: Int, Sendable {
    /// The first.
    case primary = 0
    /// The one in the middle of three.
    case supplementary = 1
    /// The last, which takes what the others leave.
    case secondary = 2
    /// What is shown in place of columns where the width is compact.
    case compact = 3
  }

  private let kind: Style
  private var given: [Column: UIViewController] = [:]
  private var holders: [Column: UIViewController] = [:]
  private var frontColumn = Column.secondary

  /// A controller with columns of a style.
  public init(style: UISplitViewController.Style) {
    kind = style
    super.init(nibName: nil, bundle: nil)
  }
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    kind = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  /// As made in code: there is no archive to read.
  public required init?(coder: NSCoder) {
    kind = .unspecified
    super.init(coder: coder)
  }

  /// How many columns there may be.
  open var style: UISplitViewController.Style { kind }
  /// The controllers in the columns, those that hold others included.
  open var viewControllers: [UIViewController] {
    get { shownColumns.compactMap { holders[$0] } }
    set {
      for (column, place) in [(Column.primary, 0), (.secondary, 1)] {
        hold(newValue.indices.contains(place) ? newValue[place] : nil, in: column, wrapped: false)
      }
    }
  }
  /// Puts a controller into a column, in a navigation controller of its own but for a compact one.
  open func setViewController(_ vc: UIViewController?, for column: UISplitViewController.Column) {
    hold(vc, in: column, wrapped: column != .compact)
  }
  /// The controller that was put into a column.
  open func viewController(for column: UISplitViewController.Column) -> UIViewController? { given[column] }
  /// Brings a column to the front where only one is shown.
  open func show(_ column: UISplitViewController.Column) {
    frontColumn = column
    viewIfLoaded?.setNeedsLayout()
  }
  /// Whether the width is compact, so that one column alone is shown.
  open var isCollapsed: Bool { viewIfLoaded?.traitCollection.horizontalSizeClass != .regular }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    arrange()
  }

  private func hold(_ controller: UIViewController?, in column: Column, wrapped: Bool) {
    guard given[column] !== controller else { return }
    if let old = holders[column] {
      old.willMove(toParent: nil)
      old.leave(animated: false)
      old.removeFromParent()
    }
    given[column] = controller
    let needsHolder = wrapped && !(controller is UINavigationController)
    holders[column] = needsHolder ? controller.map(UINavigationController.init(rootViewController:)) : controller
    if let new = holders[column] {
      addChild(new)
      new.didMove(toParent: self)
    }
    viewIfLoaded?.setNeedsLayout()
  }

  private var shownColumns: [Column] {
    if !isCollapsed { return [.primary, .supplementary, .secondary].filter { holders[$0] != nil } }
    if holders[.compact] != nil { return [.compact] }
    return holders[frontColumn] == nil ? [.primary] : [frontColumn]
  }

  // All but the last column are 320 points wide.
  private func arrange() {
    guard let view = viewIfLoaded else { return }
    let columns = shownColumns
    for (column, controller) in holders where !columns.contains(column) { controller.leave(animated: false) }
    var x: CGFloat = 0
    for column in columns {
      let width = column == columns.last ? view.bounds.width - x : 320
      put(holders[column], at: CGRect(x: x, y: 0, width: width, height: view.bounds.height), in: view)
      x += width
    }
  }

  private func put(_ controller: UIViewController?, at frame: CGRect, in host: UIView) {
    guard let controller else { return }
    if controller.viewIfLoaded?.superview === host { return controller.view.fill(frame) }
    guard host.window == nil else { return controller.enter(host, frame: frame, animated: false) }
    controller.view.frame = frame
    host.addSubview(controller.view)
  }
}
#endif
