#if !canImport(UIKit)
public import Foundation

/// Controllers on a stack, under a bar.
@MainActor open class UINavigationController: UIViewController {
  var stack: [UIViewController] = []
  /// The push or pop that goes on.
  var step: NavigationStep?
  private let topBar = UINavigationBar()
  private let bottomBar = UIToolbar()
  private let popRecognizer = UIGestureRecognizer()

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  /// As made in code: there is no archive to read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// A stack that begins with a controller.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    push(rootViewController)
  }

  /// The controller on top.
  open var topViewController: UIViewController? { stack.last }
  /// The controller in front: a presented one, or the one on top.
  open var visibleViewController: UIViewController? { presentedViewController ?? stack.last }
  /// The stack, its bottom first.
  open var viewControllers: [UIViewController] {
    get { stack }
    set {
      let old = stack.last
      let gone = stack.filter { controller in !newValue.contains { $0 === controller } }
      stack.removeAll()
      newValue.forEach(push)
      gone.forEach { $0.willMove(toParent: nil) }
      show(insteadOf: old, .replace, animated: false)
      gone.forEach { $0.removeFromParent() }
    }
  }
  /// Puts a controller on top.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    let old = stack.last
    push(viewController)
    show(insteadOf: old, .push, animated: animated)
  }
  /// Takes the controller on top away; the last one stays.
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let old = stack.popLast() else { return nil }
    old.willMove(toParent: nil)
    show(insteadOf: old, .pop, animated: animated)
    return old
  }
  /// Whether there is no bar at the top; false by default.
  open var isNavigationBarHidden = false { didSet { placeBars() } }
  /// The bar at the top.
  open var navigationBar: UINavigationBar { topBar }
  /// Whether there is no bar at the bottom; true by default.
  open var isToolbarHidden = true { didSet { placeBars() } }
  /// The bar at the bottom.
  open var toolbar: UIToolbar! { bottomBar }
  /// Recognises the swipe that pops.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { popRecognizer }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(topBar)
    view.addSubview(bottomBar)
    show(insteadOf: nil, .replace, animated: false)
  }
  open override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    placeBars()
  }
  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    placeBars()
    if step == nil, let top = stack.last { top.viewIfLoaded?.fill(frame(of: top)) }
  }

  /// Where a controller's view belongs: all over, but for bars that it does not go under.
  func frame(of controller: UIViewController) -> CGRect {
    guard let view else { return .zero }
    let edges = controller.edgesForExtendedLayout
    let top = edges.contains(.top) || isNavigationBarHidden ? 0 : topBar.frame.maxY
    let bottom = edges.contains(.bottom) || isToolbarHidden ? view.bounds.maxY : bottomBar.frame.minY
    return CGRect(x: 0, y: top, width: view.bounds.width, height: bottom - top)
  }

  private func push(_ controller: UIViewController) {
    addChild(controller)
    stack.append(controller)
    let item = controller.navigationItem
    item.searchController?.searched = controller
    item.searchControllerDidChange = { [weak self, weak controller, weak item] in
      item?.searchController?.searched = controller
      self?.placeBars()
    }
    controller.didMove(toParent: self)
  }

  // A bar is 44 points high, 32 on a phone that lies on its side, 50 on a pad; a search bar adds 52 to that. The
  // content's safe area begins under it.
  func placeBars() {
    guard let view = viewIfLoaded else { return }
    let safe = view.safeAreaInsets
    let isPad = view.traitCollection.userInterfaceIdiom == .pad
    var height: CGFloat = isPad ? 50 : view.bounds.width > view.bounds.height ? 32 : 44
    let search = stack.last?.navigationItem.searchController
    if search?.isActive == true && search?.hidesNavigationBarDuringPresentation == true { height = 0 }
    topBar.take(search?.searchBar, under: height, width: view.bounds.width)
    if search != nil { height += 52 }
    let toolbarHeight: CGFloat = view.bounds.width > view.bounds.height && !isPad ? 32 : 44
    topBar.isHidden = isNavigationBarHidden
    topBar.frame = CGRect(x: 0, y: safe.top, width: view.bounds.width, height: height)
    bottomBar.isHidden = isToolbarHidden
    bottomBar.frame = CGRect(
      x: 0, y: view.bounds.height - safe.bottom - toolbarHeight, width: view.bounds.width, height: toolbarHeight)
    for controller in stack {
      let edges = controller.edgesForExtendedLayout
      controller.insetsOfBars = UIEdgeInsets(
        top: isNavigationBarHidden || !edges.contains(.top) ? 0 : height, left: 0,
        bottom: isToolbarHidden || !edges.contains(.bottom) ? 0 : toolbarHeight, right: 0)
    }
  }
}

/// The bar at the top of a navigation controller.
@MainActor open class UINavigationBar: UIView {
  private var searchBar: UISearchBar?

  func take(_ bar: UISearchBar?, under height: CGFloat, width: CGFloat) {
    if searchBar !== bar {
      searchBar?.removeFromSuperview()
      bar.map(addSubview)
      searchBar = bar
    }
    bar?.frame = CGRect(x: 0, y: height, width: width, height: 52)
  }
}
#endif
