#if !canImport(UIKit)
import KeyboardLift
import KeyboardLiftTestSupport
import Testing
import UIKitStandInTesting

/// Tabs of columns, pages and stacks that are changed at random while the keyboard is up.
@MainActor final class RandomContainers: NSObject, UIPageViewControllerDataSource {
  /// A screen with a field 20 points above its bottom.
  private final class Page: UIViewController {
    let field = UITextField(frame: CGRect(x: 16, y: 426, width: 200, height: 34))

    override func viewDidLoad() {
      super.viewDidLoad()
      field.autoresizingMask = [.flexibleTopMargin]
      view.addSubview(field)
    }
  }

  private var dice: SeededGenerator
  private let stage: Stage
  private let tabs = UITabBarController()
  private let split = UISplitViewController(style: .doubleColumn)
  private let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
  private let stack: UINavigationController
  private let columns = [Page(), Page()]
  private let book = [Page(), Page(), Page()]
  private let pushed = [Page(), Page()]
  private let outer = Page()
  private let inner = Page()
  private var height: CGFloat?
  private var story: [String] = []

  init(seed: Int) {
    dice = SeededGenerator(seed: UInt64(seed) &* 0xD134_2543_DE82_EF95)
    split.setViewController(columns[0], for: .primary)
    split.setViewController(columns[1], for: .secondary)
    stack = UINavigationController(rootViewController: pushed[0])
    pages.setViewControllers([book[0]], direction: .forward, animated: false)
    tabs.viewControllers = [split, pages, stack, outer]
    stage = Stage(
      SimulatedDevice(size: CGSize(width: 1024, height: 768), idiom: .pad), controller: outer, root: tabs)
    super.init()
    pages.dataSource = self
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { page(beside: viewController, -1) }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { page(beside: viewController, 1) }

  private func page(beside page: UIViewController, _ step: Int) -> UIViewController? {
    guard let place = book.firstIndex(where: { $0 === page }), book.indices.contains(place + step) else { return nil }
    return book[place + step]
  }

  private var screens: [Page] { columns + book + pushed + [outer, inner] }

  func run() {
    KeyboardLifter.shared.isEnabled = true
    defer { KeyboardLifter.shared.isEnabled = false }
    for _ in 0..<40 {
      act()
      stage.device.layOut()
      // Where an input went, UIKit hides the keyboard unless another input has the focus at once.
      if height != nil, stage.window.currentFirstResponder == nil, !dice.once(in: 3) { hide() }
    }
    stage.endEditing()
    stage.device.advance(by: 1)
    for (place, screen) in screens.enumerated() where screen.isViewLoaded {
      let view: UIView = screen.view
      #expect(view.transform == .identity, "screen \(place): \(story)")
      #expect(screen.additionalSafeAreaInsets == .zero, "screen \(place): \(story)")
      #expect(view.frame.origin == (screen === inner ? CGPoint(x: 0, y: 100) : .zero), "screen \(place): \(story)")
      #expect(isNear(screen.field.frame.maxY, view.bounds.height - 20), "screen \(place): \(story)")
    }
  }

  private func act() {
    let choice = dice.int(0...9)
    switch choice {
    case 0:
      tabs.selectedIndex = dice.int(0...3)
    case 1, 2:
      let shown = screens.filter { $0.viewIfLoaded?.window != nil }
      if let screen = dice.pick(shown) { screen.field.becomeFirstResponder() }
    case 3, 4:
      let height = dice.number(250...400)
      self.height = height
      stage.willShowKeyboard(height)
      checkInput(height)
    case 5:
      hide()
    case 6:
      let user = SimulatedUser(stage.window)
      if user.beginSwiping(pages, dice.once(in: 2) ? .forward : .reverse) {
        user.endSwiping(pages, completing: dice.once(in: 2))
      }
    case 7:
      let width: CGFloat = stage.window.bounds.width > 600 ? 507 : 1024
      stage.device.place(stage.device.scene, at: CGRect(x: 0, y: 0, width: width, height: 768))
    case 8:
      if stack.topViewController === pushed[0] {
        stack.pushViewController(pushed[1], animated: false)
      } else {
        stack.popViewController(animated: false)
      }
    default:
      exchangeChild()
    }
    story.append("\(choice)")
  }

  private func exchangeChild() {
    if inner.parent == nil {
      outer.addChild(inner)
      inner.view.frame = CGRect(x: 0, y: 100, width: 300, height: 500)
      outer.view.addSubview(inner.view)
    } else {
      inner.view.removeFromSuperview()
      inner.removeFromParent()
    }
  }

  private func hide() {
    height = nil
    stage.window.endEditing(true)
    stage.hideKeyboard()
  }

  private func checkInput(_ height: CGFloat) {
    guard let field = stage.window.currentFirstResponder as? UITextField else { return }
    let bottom = stage.rect(of: field).maxY
    #expect(bottom <= 768 - height - 10 + 0.001 && bottom >= 54, "\(bottom), \(height), \(story)")
  }
}

@MainActor @Suite(.serialized) struct RandomContainersTests {
  @Test(
    "Whatever containers do while the keyboard is up, what is edited is seen and all comes back", arguments: 1...60)
  func laws(seed: Int) {
    RandomContainers(seed: seed).run()
  }
}
#endif
