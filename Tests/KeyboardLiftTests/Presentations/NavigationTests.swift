#if !canImport(UIKit)
import KeyboardLift
import Testing
import UIKitStandInTesting

/// Pushes, pops and swipes back with the keyboard up.
@MainActor @Suite(.serialized) struct NavigationTests {
  /// Two screens on a stack, each with an input near its bottom; the second is shown.
  @MainActor final class Pages {
    let below = UIViewController()
    let above = UIViewController()
    let navigation: UINavigationController
    let belowField = Make.field(at: 566)
    let aboveField = Make.field(at: 566)
    let stage: Stage
    var user: SimulatedUser { SimulatedUser(stage.window) }

    init(edges: UIRectEdge = .all, build: (UIView, UITextField) -> Void = { $0.addSubview($1) }) {
      for (controller, field) in [(below, belowField), (above, aboveField)] {
        controller.view.frame = fullScreen
        controller.view.backgroundColor = .white
        controller.edgesForExtendedLayout = edges
        build(controller.view, field)
      }
      navigation = UINavigationController(rootViewController: below)
      stage = Stage(controller: below, root: navigation)
      navigation.pushViewController(above, animated: false)
      stage.followFocus()
      stage.device.layOut()
    }

    func swipe(popping: Bool) {
      user.beginSwipingBack(navigation)
      user.swipeBack(navigation, to: 0.3)
      stage.device.advance(by: 0.1)
      user.endSwipingBack(navigation, popping: popping)
      stage.settle()
    }
  }

  nonisolated static let strategies: [KeyboardLifter.Strategy] = [.automatic, .slide(), .inset, .resize(), .extend()]

  private func inList(_ view: UIView, _ field: UITextField) {
    let list = Make.scrollView(fullScreen, content: 900, in: view)
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.addSubview(field)
  }

  @Test("A swipe back that is let go leaves the lifted screen exactly as it stood", arguments: strategies)
  func aSwipeThatIsLetGo(_ strategy: KeyboardLifter.Strategy) {
    for edges: UIRectEdge in [.all, [.left, .right, .bottom]] {
      for build in [{ $0.addSubview($1) }, inList] {
        let pages = Pages(edges: edges, build: build)
        let lifter = KeyboardLifter(for: pages.stage.window, strategy: strategy)
        let before = ViewValues(of: pages.navigation.view)
        pages.stage.focus(pages.aboveField)
        let lifted = ViewValues(of: pages.navigation.view)
        for _ in 0..<3 {
          pages.swipe(popping: false)
          #expect(pages.aboveField.isFirstResponder)
          #expect(ViewValues(of: pages.navigation.view) == lifted, "\(edges)")
        }
        pages.stage.resign()
        #expect(ViewValues(of: pages.navigation.view) == before, "\(edges)")
        #expect(lifter.isEnabled)
      }
    }
  }

  @Test("A swipe back that is let go takes nothing back that the user scrolled, nor moves for a field that was visible")
  func offsetsAreKeptThroughASwipe() throws {
    let pages = Pages(build: inList)
    let lifter = KeyboardLifter(for: pages.stage.window)
    let list = try #require(pages.above.view.subviews.first as? UIScrollView)
    let upper = Make.field(at: 300, in: list)
    pages.stage.focus(pages.aboveField)
    #expect(list.contentOffset.y == 203)
    // Visible as the list stands: nothing moves, though from home it would stand elsewhere.
    pages.stage.focus(upper)
    #expect(list.contentOffset.y == 203)
    pages.swipe(popping: false)
    #expect(list.contentOffset.y == 203)
    #expect(upper.isFirstResponder)
    pages.stage.resign()
    #expect(list.contentOffset.y == 0)
    #expect(lifter.isEnabled)
  }

  @Test("A swipe back that goes through leaves both screens as they were, and so does a pop", arguments: [true, false])
  func aSwipeThatGoesThrough(_ isSwipe: Bool) {
    for strategy in Self.strategies {
      let pages = Pages()
      let lifter = KeyboardLifter(for: pages.stage.window, strategy: strategy)
      let above = ViewValues(of: pages.above.view)
      pages.stage.focus(pages.aboveField)
      if isSwipe {
        pages.swipe(popping: true)
      } else {
        pages.navigation.popViewController(animated: true)
        pages.stage.settle()
      }
      #expect(pages.navigation.topViewController === pages.below)
      #expect(!pages.stage.isKeyboardUp)
      #expect(pages.below.view.frame == fullScreen)
      #expect(pages.above.view.transform == .identity)
      pages.navigation.pushViewController(pages.above, animated: false)
      pages.stage.device.layOut()
      #expect(ViewValues(of: pages.above.view) == above, "\(strategy)")
      pages.navigation.popViewController(animated: false)
      pages.stage.device.layOut()
      #expect(pages.below.view.frame == fullScreen && pages.below.view.transform == .identity)
      #expect(lifter.isEnabled)
    }
  }

  @Test("A push with the keyboard up lifts the next screen's field, and coming back lifts the first one's again")
  func aPushWithTheKeyboardUp() {
    let pages = Pages()
    let lifter = KeyboardLifter(for: pages.stage.window)
    pages.navigation.popViewController(animated: false)
    pages.stage.focus(pages.belowField)
    #expect(pages.below.view.transform.ty == -203)
    pages.navigation.pushViewController(pages.above, animated: true)
    pages.aboveField.becomeFirstResponder()
    pages.stage.settle()
    #expect(pages.stage.rect(of: pages.aboveField).maxY == 397)
    #expect(pages.below.view.transform == .identity)
    pages.stage.resign()
    pages.navigation.popViewController(animated: true)
    pages.stage.settle()
    pages.stage.settle()
    #expect(pages.belowField.isFirstResponder)
    #expect(pages.stage.rect(of: pages.belowField).maxY == 397)
    pages.stage.resign()
    #expect(pages.below.view.frame == fullScreen)
    #expect(lifter.isEnabled)
  }

  @Test(
    "A field below that takes the focus while the user swipes back is lifted when it is there",
    arguments: [true, false])
  func eagerBelow(_ pops: Bool) {
    let (below, above) = (NestedTests.Eager(), UIViewController())
    let field = Make.field(at: 600, in: above.view)
    let navigation = UINavigationController(rootViewController: below)
    let stage = Stage(controller: below, root: navigation)
    let user = SimulatedUser(stage.window)
    navigation.pushViewController(above, animated: false)
    stage.followFocus()
    let lifter = KeyboardLifter(for: stage.window)
    stage.focus(field)
    #expect(isNear(stage.rect(of: field).maxY, 397))
    user.beginSwipingBack(navigation)
    #expect(below.field.isFirstResponder)
    user.swipeBack(navigation, to: 0.6)
    stage.device.advance(by: 0.1)
    user.endSwipingBack(navigation, popping: pops)
    stage.settle()
    stage.settle()
    let input = pops ? below.field : field
    #expect(input.isFirstResponder)
    #expect(isNear(stage.rect(of: input).maxY, 397))
    stage.resign()
    #expect(below.view.transform == .identity && above.view.transform == .identity)
    #expect((pops ? below : above).view.frame == fullScreen)
    #expect(lifter.isEnabled)
  }

  @Test("A list that makes room stands through a swipe that is let go")
  func aMarkedListStands() throws {
    let pages = Pages(build: inList)
    let list = try #require(pages.above.view.subviews.first as? UIScrollView)
    list.keyboardLift.makesRoom = true
    let lifter = KeyboardLifter(for: pages.stage.window)
    pages.stage.focus(pages.aboveField)
    #expect(list.contentInset.bottom == 260)
    pages.user.beginSwipingBack(pages.navigation)
    pages.user.swipeBack(pages.navigation, to: 0.5)
    #expect(list.contentInset.bottom == 260)
    pages.user.endSwipingBack(pages.navigation, popping: false)
    pages.stage.settle()
    #expect(list.contentInset.bottom == 260)
    pages.stage.resign()
    #expect(list.contentInset == .zero)
    #expect(lifter.isEnabled)
  }

  @Test("A lifter that is switched off while the user swipes gives everything back at once, and for good")
  func switchedOffMeanwhile() {
    let pages = Pages()
    let lifter = KeyboardLifter(for: pages.stage.window)
    let before = ViewValues(of: pages.navigation.view)
    pages.stage.focus(pages.aboveField)
    pages.user.beginSwipingBack(pages.navigation)
    pages.user.swipeBack(pages.navigation, to: 0.5)
    lifter.isEnabled = false
    #expect(pages.above.view.transform == .identity)
    pages.user.endSwipingBack(pages.navigation, popping: false)
    pages.stage.settle()
    #expect(pages.above.view.transform == .identity)
    pages.stage.resign()
    #expect(ViewValues(of: pages.navigation.view) == before)
  }
}
#endif
