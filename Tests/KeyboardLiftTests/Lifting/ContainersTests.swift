#if !canImport(UIKit)
import KeyboardLift
import Testing
import UIKitStandInTesting

/// Containers of screens: columns, pages, tabs and the app's own.
@MainActor @Suite(.serialized) struct ContainersTests {
  private func finish(_ stage: Stage) {
    stage.endEditing()
    KeyboardLifter.shared.isEnabled = false
  }

  private func pad() -> SimulatedDevice { SimulatedDevice(size: CGSize(width: 1024, height: 768), idiom: .pad) }

  // MARK: Columns

  @Test("A column is lifted by itself: neither the other column nor any bar moves", arguments: [true, false])
  func columns(areWrapped: Bool) {
    KeyboardLifter.shared.isEnabled = true
    let (list, detail) = (UIViewController(), UIViewController())
    let split = areWrapped ? UISplitViewController(style: .doubleColumn) : UISplitViewController()
    if areWrapped {
      split.setViewController(list, for: .primary)
      split.setViewController(detail, for: .secondary)
    } else {
      split.viewControllers = [list, detail]
    }
    let stage = Stage(pad(), controller: detail, root: split)
    let field = Make.field(at: 700, in: detail.view)
    let (before, listFrame) = (stage.rect(of: field), stage.rect(of: list.view))
    let bars = split.children.compactMap { ($0 as? UINavigationController)?.navigationBar }
    let barFrames = bars.map { stage.rect(of: $0) }
    #expect(bars.count == (areWrapped ? 2 : 0))
    #expect(before.minX == 336)
    stage.edit(field, keyboard: 400)
    #expect(isNear(stage.rect(of: field).maxY, 358))
    #expect(stage.rect(of: list.view) == listFrame)
    #expect(bars.map { stage.rect(of: $0) } == barFrames)
    #expect(split.view.transform == .identity)
    finish(stage)
    #expect(stage.rect(of: field) == before)
  }

  @Test("Columns that become one while the keyboard is up are planned anew and come back exactly") func collapse() {
    KeyboardLifter.shared.isEnabled = true
    let (list, detail) = (UIViewController(), UIViewController())
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(list, for: .primary)
    split.setViewController(detail, for: .secondary)
    let stage = Stage(pad(), controller: detail, root: split)
    let field = Make.field(at: 700, in: detail.view)
    field.autoresizingMask = [.flexibleTopMargin]
    stage.edit(field, keyboard: 400)
    let whole = stage.device.scene
    stage.device.place(whole, at: CGRect(x: 0, y: 0, width: 507, height: 768))
    #expect(split.isCollapsed && list.view.window == nil && detail.view.window != nil)
    stage.willShowKeyboard(400)
    #expect(isNear(stage.rect(of: field).maxY, 358))
    #expect(stage.rect(of: field).minX == 16)
    stage.device.place(whole, at: CGRect(x: 0, y: 0, width: 1024, height: 768))
    finish(stage)
    #expect(stage.rect(of: field) == CGRect(x: 336, y: 700, width: 200, height: 34))
  }

  // MARK: Pages

  private final class Book: NSObject, UIPageViewControllerDataSource {
    let pages = (0..<3).map { _ in UIViewController() }
    let fields: [UITextField]
    let controller: UIPageViewController

    init(_ axis: UIPageViewController.NavigationOrientation = .horizontal) {
      controller = UIPageViewController(transitionStyle: .scroll, navigationOrientation: axis)
      fields = pages.map { Make.field(at: 600, in: $0.view) }
      super.init()
      controller.dataSource = self
      controller.setViewControllers([pages[0]], direction: .forward, animated: false)
    }

    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { page(beside: viewController, -1) }

    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { page(beside: viewController, 1) }

    private func page(beside page: UIViewController, _ step: Int) -> UIViewController? {
      guard let place = pages.firstIndex(of: page), pages.indices.contains(place + step) else { return nil }
      return pages[place + step]
    }
  }

  @Test("A page is lifted by itself, and the next one lies where it belongs", arguments: [true, false])
  func pages(isSwipeCompleted: Bool) {
    KeyboardLifter.shared.isEnabled = true
    let book = Book()
    let stage = Stage(controller: book.controller)
    let user = SimulatedUser(stage.window)
    stage.edit(book.fields[0])
    #expect(isNear(stage.rect(of: book.fields[0]).maxY, 397))
    #expect(book.controller.view.transform == .identity)
    user.beginSwiping(book.controller, .forward)
    #expect(stage.rect(of: book.fields[1]).minY == 600)
    user.endSwiping(book.controller, completing: isSwipeCompleted)
    if isSwipeCompleted {
      // The old page went with its focus, and a new one has taken it before the keyboard could go.
      book.fields[1].becomeFirstResponder()
      stage.willShowKeyboard(300)
      #expect(isNear(stage.rect(of: book.fields[1]).maxY, 357))
      #expect(book.pages[0].view.transform == .identity)
    } else {
      #expect(isNear(stage.rect(of: book.fields[0]).maxY, 397))
    }
    finish(stage)
    #expect(book.pages.map { $0.view.transform } == [.identity, .identity, .identity])
    user.beginSwiping(book.controller, isSwipeCompleted ? .reverse : .forward)
    user.endSwiping(book.controller)
    #expect(stage.rect(of: book.fields[isSwipeCompleted ? 0 : 1]) == CGRect(x: 16, y: 600, width: 200, height: 34))
  }

  @Test(
    "Pages in a part of a screen move with the whole, at whose edges they would be cut off",
    arguments: [UIPageViewController.NavigationOrientation.horizontal, .vertical])
  func pagesInAScreen(axis: UIPageViewController.NavigationOrientation) {
    KeyboardLifter.shared.isEnabled = true
    let book = Book(axis)
    let stage = Stage()
    stage.controller.addChild(book.controller)
    book.controller.view.frame = CGRect(x: 0, y: 450, width: 375, height: 217)
    stage.view.addSubview(book.controller.view)
    book.controller.didMove(toParent: stage.controller)
    stage.device.layOut()
    book.fields[0].frame.origin.y = 150
    let queue = book.controller.view.subviews.compactMap { $0 as? UIScrollView }.first
    let offset = queue?.contentOffset
    stage.edit(book.fields[0])
    #expect(queue?.contentOffset == offset && queue?.contentInset == .zero)
    #expect(isNear(stage.rect(of: book.fields[0]).maxY, 397))
    #expect(stage.view.transform.ty == -237)
    #expect(book.pages[0].view.transform == .identity)
    finish(stage)
    #expect(stage.view.transform == .identity)
  }

  // MARK: Tabs

  @Test("A tab that is left while the keyboard is up lies where it belongs, in sight or not") func tabs() {
    KeyboardLifter.shared.isEnabled = true
    let screens = [UIViewController(), UIViewController()]
    let fields = screens.map { Make.field(at: 560, in: $0.view) }
    let tabs = UITabBarController()
    tabs.viewControllers = screens
    let stage = Stage(controller: screens[0], root: tabs)
    stage.edit(fields[0])
    #expect(isNear(stage.rect(of: fields[0]).maxY, 397))
    tabs.selectedIndex = 1
    stage.hideKeyboard()
    #expect(screens[0].view.transform == .identity)
    stage.edit(fields[1])
    #expect(isNear(stage.rect(of: fields[1]).maxY, 397))
    // The next tab takes the focus at once, so that the keyboard stays.
    tabs.selectedIndex = 0
    fields[0].becomeFirstResponder()
    #expect(isNear(stage.rect(of: fields[0]).maxY, 397))
    #expect(screens[1].view.transform == .identity)
    stage.willShowKeyboard(300)
    #expect(isNear(stage.rect(of: fields[0]).maxY, 357))
    finish(stage)
    tabs.selectedIndex = 1
    #expect(fields.map(\.frame.minY) == [560, 560])
    #expect(screens.map { $0.view.frame } == [fullScreen, fullScreen])
  }

  // MARK: The app's own

  @Test("A child that comes or goes while the keyboard is up leaves the content where it belongs") func children() {
    KeyboardLifter.shared.isEnabled = true
    let field = Make.field(at: 600)
    let stage = Stage { $0.addSubview(field) }
    stage.edit(field)
    let child = UIViewController()
    stage.controller.addChild(child)
    child.view.frame = CGRect(x: 0, y: 300, width: 375, height: 367)
    let childField = Make.field(at: 320, in: child.view)
    stage.view.addSubview(child.view)
    child.didMove(toParent: stage.controller)
    childField.becomeFirstResponder()
    #expect(isNear(stage.rect(of: childField).maxY, 397))
    #expect(stage.view.transform.ty == -257)
    // Its own input goes with it, and the keyboard with that.
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    stage.hideKeyboard()
    #expect(stage.view.transform == .identity)
    #expect(child.view.frame == CGRect(x: 0, y: 300, width: 375, height: 367))
    field.becomeFirstResponder()
    stage.showKeyboard()
    #expect(stage.view.transform.ty == -237)
    finish(stage)
  }

  @Test("A container that exchanges its child under the focus gives back what left and lifts what came")
  func exchangedChild() {
    KeyboardLifter.shared.isEnabled = true
    let stage = Stage()
    func show(_ child: UIViewController) -> (UIScrollView, UITextField) {
      let list = Make.scrollView(fullScreen, content: 1000, in: child.view)
      let field = Make.field(at: 600, in: list)
      stage.controller.addChild(child)
      child.view.frame = fullScreen
      stage.view.addSubview(child.view)
      child.didMove(toParent: stage.controller)
      return (list, field)
    }
    let (one, other) = (UIViewController(), UIViewController())
    let (oldList, oldField) = show(one)
    stage.edit(oldField)
    #expect(oldList.contentInset.bottom == 260)
    one.view.removeFromSuperview()
    one.removeFromParent()
    let (list, field) = show(other)
    field.becomeFirstResponder()
    #expect(oldList.contentInset.bottom == 0)
    #expect(oldList.contentOffset == .zero)
    #expect(list.contentInset.bottom == 260)
    #expect(stage.rect(of: field).maxY == 397)
    finish(stage)
    #expect(list.contentInset.bottom == 0)
    #expect(list.contentOffset == .zero)
  }
}
#endif
