#if !canImport(UIKit)
public import Foundation

/// Looks after a view and its appearance.
@MainActor open class UIViewController: UIResponder, UIContentContainer {
  var ownView: UIView?
  var childControllers: [UIViewController] = []
  var appearance = Appearance.hidden
  weak var presenter: UIViewController?
  var presentation: UIViewController?
  // How it is presented, or would be.
  var ownPresentationController: UIPresentationController?
  // The transition that it or what it contains takes part in.
  weak var ownTransitionCoordinator: TransitionCoordinator?
  // What had the keyboard when the view went.
  weak var keptInput: UIView?
  var contentScrollViews: [UInt: WeakScrollView] = [:]
  var insetsOfBars = UIEdgeInsets.zero { didSet { ownView?.updateSafeArea(onlyMoved: false) } }
  private weak var container: UIViewController?
  private lazy var item = UINavigationItem()

  enum Appearance { case hidden, appearing, shown, disappearing }

  /// A controller; there is no archive to read.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }
  /// A controller; there is no archive to read.
  public required init?(coder: NSCoder) { super.init() }
  /// A controller.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  open override var next: UIResponder? { ownView?.superview ?? presenter ?? container }
  override var responderWindow: UIWindow? { ownView?.window }

  // MARK: The view

  /// The view; asking for it loads it.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return ownView
    }
    set {
      ownView?.controller = nil
      ownView = newValue
      newValue?.controller = self
    }
  }
  /// The view if it is loaded.
  open var viewIfLoaded: UIView? { ownView }
  /// Whether the view is loaded.
  open var isViewLoaded: Bool { ownView != nil }
  /// Loads the view if it is not.
  open func loadViewIfNeeded() {
    guard ownView == nil else { return }
    loadView()
    viewDidLoad()
  }
  /// Makes the view: a plain one that follows its superview's size.
  open func loadView() {
    let plain = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    plain.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view = plain
  }
  /// Told when the view is loaded.
  open func viewDidLoad() {}
  /// Told before the view appears.
  open func viewWillAppear(_ animated: Bool) {}
  /// Told once the view has its place and traits.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Told after the view has appeared.
  open func viewDidAppear(_ animated: Bool) {}
  /// Told before the view goes.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Told after the view has gone.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Told before the view's subviews are laid out.
  open func viewWillLayoutSubviews() {}
  /// Told after the view's subviews were laid out.
  open func viewDidLayoutSubviews() {}
  /// Told after the view's safe area changed.
  open func viewSafeAreaInsetsDidChange() {}

  // MARK: Other controllers

  /// What bars call it; nil by default.
  open var title: String?
  /// The controller that contains this one.
  open weak var parent: UIViewController? { container }
  /// The controllers in this one.
  open var children: [UIViewController] { childControllers }
  /// Takes a controller in; the app adds its view itself.
  open func addChild(_ childController: UIViewController) {
    guard childController.container !== self else { return }
    childController.removeFromParent()
    childController.willMove(toParent: self)
    childController.container = self
    childControllers.append(childController)
  }
  /// Leaves the controller that contains this one.
  open func removeFromParent() {
    guard let container else { return }
    container.childControllers.removeAll { $0 === self }
    self.container = nil
    didMove(toParent: nil)
  }
  /// Told before the parent changes.
  open func willMove(toParent parent: UIViewController?) {}
  /// Told after the parent changed.
  open func didMove(toParent parent: UIViewController?) {}
  /// The nearest navigation controller around.
  open var navigationController: UINavigationController? { ancestor() }
  /// The nearest tab bar controller around.
  open var tabBarController: UITabBarController? { ancestor() }
  /// The nearest split view controller around.
  open var splitViewController: UISplitViewController? { ancestor() }

  /// What its container's bars show of it.
  open var navigationItem: UINavigationItem { item }

  /// The controller in front of this one, or of one that contains it.
  open var presentedViewController: UIViewController? { presentation ?? container?.presentedViewController }
  /// The controller that this one, or one that contains it, is in front of.
  open var presentingViewController: UIViewController? { presenter ?? container?.presentingViewController }
  /// How it is presented; automatic by default, which is a page sheet.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic {
    didSet { if presenter == nil && modalPresentationStyle != oldValue { ownPresentationController = nil } }
  }
  /// Whether the user may not dismiss it; false by default.
  open var isModalInPresentation = false
  /// Whether it, or what it contains, is presented in its place where a presentation keeps to its context; false by default.
  open var definesPresentationContext = false
  /// Makes the presentation controller of the custom style.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// Presents a controller in front of all, or of the context that its style keeps to.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {
    let presenter = presenter(of: viewControllerToPresent)
    guard presenter.presentation == nil, viewControllerToPresent.presenter == nil, presenter.ownView?.window != nil
    else {
      return
    }
    presenter.presentation = viewControllerToPresent
    viewControllerToPresent.presenter = presenter
    viewControllerToPresent.activePresentationController?.present(animated: flag, completion)
  }
  /// Dismisses what is in front of it, or itself.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    guard let presented = presentation else {
      (presenter ?? container)?.dismiss(animated: flag, completion: completion)
      return
    }
    presented.activePresentationController?.dismiss(animated: flag, completion)
  }
  /// Whether it is on its way in.
  open var isBeingPresented: Bool { presenter != nil && appearance == .appearing }
  /// Whether it is on its way out.
  open var isBeingDismissed: Bool { presenter != nil && appearance == .disappearing }
  /// Whether the keyboard stays when focus leaves the controller; true for form sheets.
  open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }
  /// How the nearest presented controller, this one or one that contains it, is presented; before that, how this one will be.
  open var presentationController: UIPresentationController? { activePresentationController }
  /// The same if it is a sheet.
  open var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }
  /// The same if it is a popover.
  open var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }
  /// The transition that it, or what contains it, takes part in; nil between transitions.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    if let own = ownTransitionCoordinator, !own.hasEnded { return own }
    return container?.transitionCoordinator
  }
  /// Puts the view of one child in the place of another's, in an animation; the app adds and removes the children itself.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    exchange(fromViewController, toViewController, duration, options, animations, completion)
  }

  // MARK: Geometry

  /// What is added to the view's safe area; zero by default.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero { didSet { ownView?.updateSafeArea(onlyMoved: false) } }
  /// The edges at which the view lies under a navigation controller's bars; all by default.
  open var edgesForExtendedLayout = UIRectEdge.all { didSet { ownView?.superview?.setNeedsLayout() } }
  /// The size it would like; zero by default.
  open var preferredContentSize = CGSize.zero
  /// Told before the view changes its size, as on rotation; hands it on to its children.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    for child in childControllers { child.viewWillTransition(to: size, with: coordinator) }
  }
  /// Told before the traits change; hands it on to its children.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in childControllers { child.willTransition(to: newCollection, with: coordinator) }
  }
  /// Says which scroll view is under the bars.
  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    for bit: UInt in [1, 2, 4, 8] where edge.rawValue & bit != 0 {
      contentScrollViews[bit] = scrollView.map { WeakScrollView(scrollView: $0) }
    }
  }
  /// The scroll view under the bars: the one that was set, else the view or its first subview.
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    let isSet = contentScrollViews[edge.rawValue]?.scrollView
    return isSet ?? ownView as? UIScrollView ?? ownView?.subviews.first as? UIScrollView
  }

  private func ancestor<T: UIViewController>() -> T? {
    var controller = container
    while let current = controller {
      if let found = current as? T { return found }
      controller = current.container
    }
    return nil
  }
}

/// A scroll view that its controller does not keep alive.
@MainActor struct WeakScrollView { weak var scrollView: UIScrollView? }
#endif
