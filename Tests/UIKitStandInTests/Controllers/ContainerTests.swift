#if !canImport(UIKit)
import Foundation
import Testing
import UIKitStandIn
import UIKitStandInTesting

@MainActor @Suite struct ContainerTests {
  let pad = SimulatedDevice(size: CGSize(width: 1024, height: 768), idiom: .pad)

  @Test func columnsLieSideBySideInNavigationControllersOfTheirOwn() {
    let told = [Told(), Told(), Told()]
    let split = UISplitViewController(style: .tripleColumn)
    for (column, controller) in zip([UISplitViewController.Column.primary, .supplementary, .secondary], told) {
      split.setViewController(controller, for: column)
    }
    let window = pad.makeWindow(root: split)
    #expect(split.style == .tripleColumn && !split.isCollapsed && split.viewControllers.count == 3)
    #expect(told.map { $0.navigationController?.view.frame.minX } == [0, 320, 640])
    #expect(told[2].view.convert(told[2].view.bounds, to: window as UIView) == rect(640, 0, 384, 768))
    #expect(told.allSatisfy { $0.log.lines.last == "did appear" && $0.splitViewController === split })
    #expect(told[0].view.safeAreaInsets.top == 70)
    let next = Told()
    split.setViewController(next, for: .secondary)
    window.layoutIfNeeded()
    #expect(told[2].log.lines.last == "did disappear" && told[2].navigationController?.parent == nil)
    #expect(split.viewController(for: .secondary) === next && next.view.window === window)
  }

  @Test func whereTheWidthIsCompactOneColumnIsShown() {
    let (list, detail) = (Told(), Told())
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(list, for: .primary)
    split.setViewController(detail, for: .secondary)
    let window = pad.makeWindow(root: split)
    pad.place(pad.scene, at: rect(0, 0, 375, 768))
    #expect(split.isCollapsed && list.view.window == nil && detail.navigationController?.view.frame == window.bounds)
    split.show(.primary)
    window.layoutIfNeeded()
    #expect(list.view.window === window && detail.view.window == nil)
    let compact = Told()
    split.setViewController(compact, for: .compact)
    window.layoutIfNeeded()
    #expect(compact.view.superview === split.view && list.view.window == nil)
    pad.place(pad.scene, at: rect(0, 0, 1024, 768))
    #expect(!split.isCollapsed && compact.view.window == nil && detail.navigationController?.view.frame.minX == 320)
    #expect(list.navigationController?.view.frame == rect(0, 0, 320, 768))
  }

  @Test func columnsOfNoStyleAreWhatTheyAreGiven() {
    let controllers = [Told(), Told()]
    let split = UISplitViewController()
    split.viewControllers = controllers
    pad.makeWindow(root: split)
    #expect(split.style == .unspecified && split.viewControllers == controllers)
    #expect(controllers[1].view.frame == rect(320, 0, 704, 768) && controllers[1].parent === split)
  }

  private final class Numbers: NSObject, UIPageViewControllerDataSource {
    let pages = [Told(), Told()]
    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { viewController === pages[1] ? pages[0] : nil }
    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { viewController === pages[0] ? pages[1] : nil }
  }

  @Test func pagesTurnByAFingerThatMayChangeItsMind() {
    let numbers = Numbers()
    let controller = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    controller.dataSource = numbers
    controller.setViewControllers([numbers.pages[0]], direction: .forward, animated: false)
    let window = pad.makeWindow(root: controller)
    let user = SimulatedUser(window)
    func place(_ page: Int) -> CGRect { numbers.pages[page].view.convert(window.bounds, to: window as UIView) }
    #expect(place(0) == window.bounds && numbers.pages[0].log.lines.last == "did appear")
    #expect(!user.beginSwiping(controller, .reverse))
    #expect(user.beginSwiping(controller, .forward))
    #expect(place(0).minX == -512 && place(1).minX == 512)
    user.endSwiping(controller, completing: false)
    #expect(place(0) == window.bounds && numbers.pages[1].view.window == nil && numbers.pages[1].parent == nil)
    user.beginSwiping(controller, .forward)
    user.endSwiping(controller)
    #expect(place(1) == window.bounds && controller.viewControllers == [numbers.pages[1]])
    #expect(numbers.pages[0].log.lines.last == "did disappear" && numbers.pages[0].view.window == nil)
    user.beginSwiping(controller, .reverse)
    user.endSwiping(controller)
    #expect(place(0) == window.bounds && controller.transitionStyle == .scroll)
    pad.rotate(to: .landscapeLeft)
    #expect(place(0).minX == 0 && numbers.pages[0].view.frame.size == CGSize(width: 768, height: 1024))
    #expect(controller.navigationOrientation == .horizontal)
  }

  @Test func traitsAreToldOfBeforeSizesAndChangeBeforeLayout() {
    final class Turning: UIViewController {
      let log = Log()
      override func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        super.willTransition(to: newCollection, with: coordinator)
        log("will be \(newCollection.verticalSizeClass) from \(view.traitCollection.verticalSizeClass)")
      }
      override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        log("size")
      }
      override func viewDidLayoutSubviews() { log("layout") }
    }
    final class Watching: UIView {
      let log: Log
      init(_ log: Log) {
        self.log = log
        super.init(frame: .zero)
      }
      required init?(coder: NSCoder) { nil }
      override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        log("was \(previousTraitCollection?.verticalSizeClass ?? .unspecified)")
      }
    }
    let phone = SimulatedDevice()
    let turning = Turning()
    turning.view.addSubview(Watching(turning.log))
    phone.makeWindow(root: turning)
    turning.log.lines = []
    phone.rotate(to: .landscapeLeft)
    #expect(turning.log.lines == ["will be compact from regular", "size", "was regular", "layout"])
    #expect(turning.view.traitCollection.horizontalSizeClass == .compact)
    // A pad has much room however it is turned, but for its narrow windows.
    #expect(pad.makeWindow().traitCollection.horizontalSizeClass == .regular)
    pad.place(pad.scene, at: rect(0, 0, 320, 768))
    #expect(pad.scene.windows.first?.traitCollection.horizontalSizeClass == .compact)
    #expect(pad.scene.windows.first?.traitCollection.verticalSizeClass == .regular)
  }
}
#endif
