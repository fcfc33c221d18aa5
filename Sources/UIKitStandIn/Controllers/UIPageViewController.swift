#if !canImport(UIKit)
public import Foundation

/// Controllers as pages, one at a time, side by side in a scroll view of its own while the user swipes.
@MainActor open class UIPageViewController: UIViewController {
  /// How pages turn.
  public enum TransitionStyle: Int, Sendable {
    /// As paper does.
    case pageCurl = 0
    /// By scrolling.
    case scroll = 1
  }

  /// Along which axis pages turn.
  public enum NavigationOrientation: Int, Sendable {
    /// To the sides.
    case horizontal = 0
    /// Up and down.
    case vertical = 1
  }

  /// Which way pages turn.
  public enum NavigationDirection: Int, Sendable {
    /// To the next.
    case forward = 0
    /// To the one before.
    case reverse = 1
  }

  /// Names of options.
  public struct OptionsKey: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// An option of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  private let turning: TransitionStyle
  private let axis: NavigationOrientation
  private var page: UIViewController?
  private var neighbour: (page: UIViewController, direction: NavigationDirection)?
  private let queue = UIScrollView()
  // The page before, the page and the page after: what moves is the slot, a page stays in its own.
  private var slots = [UIView(), UIView(), UIView()]

  /// A controller without a page.
  public init(
    transitionStyle style: UIPageViewController.TransitionStyle,
    navigationOrientation: UIPageViewController.NavigationOrientation,
    options: [UIPageViewController.OptionsKey: Any]? = nil
  ) {
    turning = style
    axis = navigationOrientation
    super.init(nibName: nil, bundle: nil)
  }
  /// As made in code: there is no archive to read.
  public required init?(coder: NSCoder) {
    turning = .pageCurl
    axis = .horizontal
    super.init(coder: coder)
  }

  /// How pages turn.
  open var transitionStyle: UIPageViewController.TransitionStyle { turning }
  /// Along which axis pages turn.
  open var navigationOrientation: UIPageViewController.NavigationOrientation { axis }
  /// Asked for the pages beside the one that is shown.
  open weak var dataSource: (any UIPageViewControllerDataSource)?
  /// The page that is shown; nil if there is none.
  open var viewControllers: [UIViewController]? { page.map { [$0] } }
  /// Shows another page.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: UIPageViewController.NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    let old = page
    page = viewControllers?.first
    if isViewLoaded, old !== page {
      if let old { remove(old, animated: animated) }
      if let page { put(page, in: slots[1], animated: animated) }
    }
    completion?(true)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    queue.contentInsetAdjustmentBehavior = .never
    queue.isPagingEnabled = true
    view.addSubview(queue)
    slots.forEach(queue.addSubview)
    arrange()
    if let page { put(page, in: slots[1], animated: false) }
  }
  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    if queue.frame.size != view.bounds.size { arrange() }
  }

  private func arrange() {
    let size = view.bounds.size
    let step = axis == .horizontal ? CGSize(width: size.width, height: 0) : CGSize(width: 0, height: size.height)
    queue.frame = view.bounds
    queue.contentSize = CGSize(width: size.width + 2 * step.width, height: size.height + 2 * step.height)
    for (place, slot) in slots.enumerated() {
      let origin = CGPoint(x: step.width * CGFloat(place), y: step.height * CGFloat(place))
      slot.frame = CGRect(origin: origin, size: size)
    }
    queue.contentOffset = slots[1].frame.origin
  }

  private func put(_ controller: UIViewController, in slot: UIView, animated: Bool) {
    addChild(controller)
    if slot.window == nil {
      controller.view.frame = slot.bounds
      slot.addSubview(controller.view)
    } else {
      controller.enter(slot, frame: slot.bounds, animated: animated)
    }
    controller.didMove(toParent: self)
  }

  private func remove(_ controller: UIViewController, animated: Bool) {
    controller.willMove(toParent: nil)
    controller.leave(animated: animated)
    controller.removeFromParent()
  }

  // MARK: A finger

  /// A finger draws the next page half into sight; false if there is none.
  package func beginTurning(_ direction: NavigationDirection) -> Bool {
    guard neighbour == nil, isViewLoaded, let page else { return false }
    let next =
      direction == .forward
      ? dataSource?.pageViewController(self, viewControllerAfter: page)
      : dataSource?.pageViewController(self, viewControllerBefore: page)
    guard let next else { return false }
    let slot = slots[direction == .forward ? 2 : 0]
    neighbour = (next, direction)
    put(next, in: slot, animated: false)
    queue.contentOffset = CGPoint(
      x: (slots[1].frame.minX + slot.frame.minX) / 2, y: (slots[1].frame.minY + slot.frame.minY) / 2)
    return true
  }

  /// The finger lets go: the next page comes, or goes back.
  package func endTurning(completes: Bool) {
    guard let (next, direction) = neighbour else { return }
    neighbour = nil
    if completes {
      if let page { remove(page, animated: false) }
      page = next
      // The slots move round, so that the page's own is in the middle again.
      slots = direction == .forward ? [slots[1], slots[2], slots[0]] : [slots[2], slots[0], slots[1]]
    } else {
      remove(next, animated: false)
    }
    arrange()
  }
}

/// Says which pages are beside another.
@MainActor public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  /// The page before another; nil before the first.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// The page after another; nil after the last.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
}
#endif
