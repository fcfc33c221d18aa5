#if !canImport(UIKit)
import Foundation

/// Controllers side by side, over a bar.
@MainActor open class UITabBarController: UIViewController {
  private var tabs: [UIViewController] = []
  private var index = 0
  private let bar = UITabBar()

  /// The controllers; nil if there are none.
  open var viewControllers: [UIViewController]? {
    get { tabs.isEmpty ? nil : tabs }
    set {
      let old = selectedViewController
      tabs.forEach { $0.removeFromParent() }
      tabs = newValue ?? []
      for controller in tabs {
        addChild(controller)
        controller.didMove(toParent: self)
      }
      index = min(index, max(0, tabs.count - 1))
      if isViewLoaded { exchange(old) }
    }
  }
  /// The one that is shown.
  open var selectedViewController: UIViewController? {
    get { tabs.indices.contains(index) ? tabs[index] : nil }
    set { if let place = tabs.firstIndex(where: { $0 === newValue }) { selectedIndex = place } }
  }
  /// The place of the one that is shown; 0 by default.
  open var selectedIndex: Int {
    get { index }
    set {
      guard tabs.indices.contains(newValue), newValue != index else { return }
      let old = selectedViewController
      index = newValue
      if isViewLoaded { exchange(old) }
    }
  }
  /// The bar at the bottom.
  open var tabBar: UITabBar { bar }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(bar)
    exchange(nil)
  }
  open override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    placeBar()
  }
  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    placeBar()
    selectedViewController?.viewIfLoaded?.fill(view.bounds)
  }

  private func exchange(_ old: UIViewController?) {
    placeBar()
    guard old !== selectedViewController else { return }
    old?.leave()
    guard let new = selectedViewController, let view else { return }
    if view.window != nil {
      new.enter(view, frame: view.bounds)
      view.sendSubviewToBack(new.view)
    } else {
      new.view.frame = view.bounds
      view.insertSubview(new.view, at: 0)
    }
  }

  // 49 points above the safe area's bottom.
  private func placeBar() {
    guard let view = viewIfLoaded else { return }
    let height = 49 + view.safeAreaInsets.bottom
    bar.frame = CGRect(x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height)
    tabs.forEach { $0.insetsOfBars = UIEdgeInsets(top: 0, left: 0, bottom: bar.isHidden ? 0 : 49, right: 0) }
  }
}

/// The bar at the bottom of a tab bar controller.
@MainActor open class UITabBar: UIView {}
#endif
