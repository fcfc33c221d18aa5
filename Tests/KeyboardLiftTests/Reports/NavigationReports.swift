#if !canImport(UIKit)
import KeyboardLift
import Testing
import UIKitStandInTesting

/// Reports of bars, pushes, pops and searches, through the library and the view tree.
@MainActor @Suite(.serialized) struct NavigationReports {
  private let lifter = KeyboardLifter.shared

  private func whileEnabled(_ body: () throws -> Void) rethrows {
    lifter.isEnabled = true
    defer { lifter.isEnabled = false }
    try body()
  }

  @Test("B005 in the app: the navigation bar stays while a field below it is edited")
  func barStays() {
    whileEnabled {
      let (field, content) = (Make.field(at: 600), UIViewController())
      let navigation = UINavigationController(rootViewController: content)
      let tabs = UITabBarController()
      tabs.viewControllers = [navigation]
      let stage = Stage(controller: content, root: tabs) { $0.addSubview(field) }
      let bar = stage.rect(of: navigation.navigationBar)
      #expect(bar.minY == 20)
      field.becomeFirstResponder()
      stage.willShowKeyboard()
      #expect(content.view.transform.ty == -237)
      #expect(stage.rect(of: navigation.navigationBar) == bar)
      stage.settle()
      #expect(stage.rect(of: navigation.navigationBar) == bar)
      stage.endEditing()
      #expect(stage.rect(of: navigation.navigationBar) == bar)
      #expect(content.view.transform == .identity)
    }
  }

  /// How UIKit leaves the view's frame when a swipe back is let go: as it lays it out, or as it found it.
  enum FrameAfterwards: CaseIterable { case laidOut, found }

  @Test(
    "B012 in the app: a swipe back that is abandoned half way leaves the screen neither displaced nor uncovered",
    arguments: FrameAfterwards.allCases)
  func abandonedSwipe(_ afterwards: FrameAfterwards) {
    whileEnabled {
      let pages = NavigationTests.Pages()
      let view: UIView = pages.above.view
      pages.stage.focus(pages.aboveField)
      #expect(view.transform.ty == -203)
      let found = view.frame
      #expect(found.minY == -203)
      pages.user.beginSwipingBack(pages.navigation)
      #expect(!pages.aboveField.isFirstResponder)
      #expect(!pages.stage.isKeyboardUp)
      pages.user.swipeBack(pages.navigation, to: 0.32)
      #expect(view.frame.minX == 120)
      pages.stage.device.advance(by: 0.3)
      pages.user.endSwipingBack(pages.navigation, popping: false)
      #expect(pages.stage.isKeyboardUp)
      if afterwards == .found { view.frame = found }
      pages.stage.settle()
      #expect(pages.aboveField.isFirstResponder)
      #expect(view.frame == found)
      #expect(view.transform.ty == -203)
      #expect(pages.stage.rect(of: pages.aboveField).maxY == 397)
      pages.stage.resign()
      #expect(view.frame == fullScreen)
      #expect(view.transform == .identity)
    }
  }

  @Test(
    "B012 in the app: where the keyboard comes back late, or never, the base is exact all the same",
    arguments: FrameAfterwards.allCases)
  func keyboardComesLate(_ afterwards: FrameAfterwards) {
    whileEnabled {
      let pages = NavigationTests.Pages()
      let view: UIView = pages.above.view
      for comesBack in [true, false] {
        pages.stage.focus(pages.aboveField)
        let found = view.frame
        pages.user.beginSwipingBack(pages.navigation)
        pages.user.swipeBack(pages.navigation, to: 0.32)
        pages.user.endSwipingBack(pages.navigation, popping: false)
        pages.aboveField.resignFirstResponder()
        if afterwards == .found { view.frame = found }
        pages.stage.settle()
        #expect(view.frame == fullScreen)
        #expect(view.transform == .identity)
        guard comesBack else { continue }
        pages.stage.focus(pages.aboveField)
        #expect(view.frame.minY == -203)
        pages.stage.resign()
        #expect(view.frame == fullScreen)
      }
    }
  }

  @Test("B031 in the app: the search bar in a navigation bar moves nothing, and the list below gets room")
  func searchInBar() {
    whileEnabled {
      let content = UIViewController()
      let navigation = UINavigationController(rootViewController: content)
      let search = UISearchController(searchResultsController: nil)
      search.hidesNavigationBarDuringPresentation = false
      content.navigationItem.searchController = search
      let list = Make.scrollView(fullScreen, content: 900)
      let stage = Stage(controller: content, root: navigation) { $0.addSubview(list) }
      stage.followFocus()
      let before = ViewValues(of: navigation.view)
      stage.focus(search.searchBar)
      #expect(search.isActive)
      #expect(stage.isKeyboardUp)
      #expect(content.view.transform == .identity && navigation.view.transform == .identity)
      #expect(list.contentOffset == .zero && list.contentInset.bottom == 260)
      search.isActive = false
      stage.settle()
      #expect(!stage.isKeyboardUp)
      #expect(ViewValues(of: navigation.view) == before)
    }
  }

  @Test("B037 in the app: a search bar in a table that the keyboard does not reach changes nothing at all")
  func searchInTable() {
    whileEnabled {
      let list = Make.scrollView(CGRect(x: 16, y: 72, width: 343, height: 332), content: 900)
      let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 343, height: 56))
      list.addSubview(bar)
      let stage = Stage { $0.addSubview(list) }
      stage.device.layOut()
      let before = ViewValues(of: stage.view)
      bar.becomeFirstResponder()
      stage.showKeyboard(216)
      #expect(ViewValues(of: stage.view) == before)
      #expect(list.contentOffset == .zero)
      stage.endEditing()
      #expect(ViewValues(of: stage.view) == before)
      #expect(list.contentOffset == .zero)
    }
  }

  @Test("B045 in the app: pushing and popping under an opaque bar with the keyboard up leaves nothing behind")
  func opaqueBar() {
    whileEnabled {
      let pages = NavigationTests.Pages(edges: [.left, .right, .bottom])
      pages.navigation.popViewController(animated: false)
      pages.stage.device.layOut()
      #expect(pages.below.view.frame == CGRect(x: 0, y: 64, width: 375, height: 603))
      let before = ViewValues(of: pages.navigation.view)
      for isAnimated in [false, true, false, true, true] {
        pages.stage.focus(pages.belowField)
        #expect(pages.below.view.transform.ty == -267)
        pages.navigation.pushViewController(pages.above, animated: isAnimated)
        pages.stage.settle()
        pages.stage.focus(pages.aboveField)
        #expect(pages.above.view.transform.ty == -267)
        pages.navigation.popViewController(animated: isAnimated)
        pages.stage.settle()
        pages.stage.settle()
        pages.stage.resign()
        #expect(ViewValues(of: pages.navigation.view) == before)
      }
    }
  }

  @Test("B101 in the app: a drag of the keyboard that is let go leaves the room that it had")
  func draggedKeyboard() {
    whileEnabled {
      let list = Make.scrollView(fullScreen, content: 1200)
      let field = Make.field(at: 500, in: list)
      list.keyboardDismissMode = .interactive
      let stage = Stage { $0.addSubview(list) }
      stage.edit(field, keyboard: 216)
      #expect(list.contentInset.bottom == 216)
      let user = SimulatedUser(stage.window)
      let offset = list.contentOffset
      // The keyboard goes with the finger from 451 to 600 and back, and posts nothing.
      user.beginDragging(list)
      user.drag(list, to: CGPoint(x: 0, y: offset.y - 149))
      user.drag(list, to: offset)
      user.endDragging(list)
      lifter.reload()
      #expect(list.contentInset.bottom == 216)
      #expect(list.contentOffset == offset)
      stage.endEditing()
      #expect(list.contentInset == .zero)
    }
  }

  @Test("B114 in the app: a swipe back that is let go leaves a list with a bar below it as they stood")
  func swipeWithBar() {
    whileEnabled {
      let bar = UIView(frame: CGRect(x: 0, y: 617, width: 375, height: 50))
      let list = Make.scrollView(CGRect(x: 0, y: 0, width: 375, height: 617), content: 1200)
      list.keyboardLift.makesRoom = true
      let pages = NavigationTests.Pages()
      pages.aboveField.frame.origin.y = 8
      bar.addSubview(pages.aboveField)
      pages.above.view.addSubview(list)
      pages.above.view.addSubview(bar)
      let before = ViewValues(of: pages.above.view)
      pages.stage.focus(pages.aboveField)
      let lifted = ViewValues(of: pages.above.view)
      #expect(lifted != before)
      #expect(pages.stage.rect(of: pages.aboveField).maxY <= 397)
      pages.swipe(popping: false)
      #expect(ViewValues(of: pages.above.view) == lifted)
      pages.stage.resign()
      #expect(ViewValues(of: pages.above.view) == before)
    }
  }

  @Test("B121 in the app: going to another screen and back with the keyboard up gives the same insets each time")
  func sameInsets() throws {
    try whileEnabled {
      let pages = NavigationTests.Pages { view, field in
        let list = Make.scrollView(fullScreen, content: 900, in: view)
        list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        list.addSubview(field)
      }
      pages.navigation.popViewController(animated: false)
      let list = try #require(pages.below.view.subviews.first as? UIScrollView)
      list.contentOffset.y = 30
      pages.stage.focus(pages.belowField)
      for isAnimated in [false, true, false, true, true] {
        #expect(list.contentInset.bottom == 260)
        #expect(list.contentOffset.y == 203)
        pages.navigation.pushViewController(pages.above, animated: isAnimated)
        pages.stage.settle()
        #expect(list.contentInset == .zero)
        #expect(list.contentOffset.y == 30)
        pages.navigation.popViewController(animated: isAnimated)
        pages.stage.settle()
        pages.stage.settle()
        #expect(pages.belowField.isFirstResponder)
      }
      pages.stage.resign()
      #expect(list.contentInset == .zero)
      #expect(list.contentOffset.y == 30)
    }
  }
}
#endif
