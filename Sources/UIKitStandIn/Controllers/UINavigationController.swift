#if !canImport(UIKit)
public import Foundation

/// Controllers on a stack, under a bar.
@MainActor open class UINavigationController: UIViewController {
  private var stack: [UIViewController] = []
  private let topBar = UINavigationBar()
  private let bottomBar = UIToolbar()

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
      for controller in stack where !newValue.contains(where: { $0 === controller }) {
        controller.willMove(toParent: nil)
        controller.removeFromParent()
      }
      stack.removeAll()
      newValue.forEach(push)
      if isViewLoaded { exchange(old, animated: false) }
    }
  }
  /// Puts a controller on top.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    let old = stack.last
    push(viewController)
    if isViewLoaded { exchange(old, animated: animated) }
  }
  /// Takes the controller on top away; the last one stays.
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let old = stack.popLast() else { return nil }
    old.willMove(toParent: nil)
    if isViewLoaded { exchange(old, animated: animated) }
    old.removeFromParent()
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

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(topBar)
    view.addSubview(bottomBar)
    exchange(nil, animated: false)
  }
  open override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    placeBars()
  }
  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    placeBars()
    stack.last?.viewIfLoaded?.fill(view.bounds)
  }

  private func push(_ controller: UIViewController) {
    addChild(controller)
    stack.append(controller)
    controller.didMove(toParent: self)
  }

  private func exchange(_ old: UIViewController?, animated: Bool) {
    placeBars()
    guard old !== stack.last else { return }
    old?.leave(animated: animated)
    guard let new = stack.last, let view else { return }
    if view.window != nil {
      new.enter(view, frame: view.bounds, animated: animated)
      view.sendSubviewToBack(new.view)
    } else {
      new.view.frame = view.bounds
      view.insertSubview(new.view, at: 0)
    }
  }

  // A bar is 44 points high, 32 on a phone that lies on its side, 50 on a pad; the content's safe area begins under it.
  private func placeBars() {
    guard let view = viewIfLoaded else { return }
    let safe = view.safeAreaInsets
    let isPad = traitsOfWindow.userInterfaceIdiom == .pad
    let height: CGFloat = isPad ? 50 : view.bounds.width > view.bounds.height ? 32 : 44
    let toolbarHeight: CGFloat = view.bounds.width > view.bounds.height && !isPad ? 32 : 44
    topBar.isHidden = isNavigationBarHidden
    topBar.frame = CGRect(x: 0, y: safe.top, width: view.bounds.width, height: height)
    bottomBar.isHidden = isToolbarHidden
    bottomBar.frame = CGRect(
      x: 0, y: view.bounds.height - safe.bottom - toolbarHeight, width: view.bounds.width, height: toolbarHeight)
    for controller in stack {
      controller.insetsOfBars = UIEdgeInsets(
        top: isNavigationBarHidden ? 0 : height, left: 0, bottom: isToolbarHidden ? 0 : toolbarHeight, right: 0)
    }
  }

  private var traitsOfWindow: UITraitCollection { viewIfLoaded?.traitCollection ?? UITraitCollection() }
}

/// The bar at the top of a navigation controller.
@MainActor open class UINavigationBar: UIView {}
#endif
