import KeyboardLiftTestSupport
import Testing

@testable import KeyboardLiftCore

@Suite struct ScreenTests {
  /// A scroll view of 375 × 400 with this content.
  func scrollView(content: Size, isScrollEnabled: Bool = true) -> ScreenView {
    let scroll = ScrollMetrics(contentSize: content, isScrollEnabled: isScrollEnabled)
    return ScreenView(id: 1, parent: 0, frame: [0, 0, 375, 400], scroll: scroll)
  }

  @Test func aCarouselIsSideways() {
    #expect(scrollView(content: [1125, 400]).isSideways)
    #expect(scrollView(content: [1125, 200]).isSideways)
    #expect(!scrollView(content: [1125, 401]).isSideways)
    #expect(!scrollView(content: [375, 400]).isSideways)
    #expect(!scrollView(content: [375, 900]).isSideways)
  }

  @Test func aScrollViewThatTheUserMayScrollAndIsNotSidewaysIsVertical() {
    #expect(scrollView(content: [375, 900]).isVertical)
    #expect(scrollView(content: [375, 100]).isVertical)
    #expect(!scrollView(content: [1125, 400]).isVertical)
    #expect(!scrollView(content: [375, 900], isScrollEnabled: false).isVertical)
  }

  @Test func aPlainViewIsNeither() {
    let view = ScreenView(id: 1, parent: 0, frame: [0, 0, 10, 10])
    #expect(!view.isSideways && !view.isVertical)
  }

  @Test func viewsAreFoundByID() {
    let screen = Screen.phone([375, 667], .view(7, [0, 0, 10, 10], .field(9, [0, 0, 5, 5])))
    #expect(screen.index(of: 9) == 2)
    #expect(screen.views[2].parent == 1)
    #expect(screen.index(of: 8) == nil)
  }

  @Test func withoutViewsOrSizesThereIsNoLayout() {
    #expect(Screen.phone([375, 667]).hasLayout)
    #expect(!Screen(size: [375, 667], window: [0, 0, 375, 667]).hasLayout)
    #expect(!Screen.phone([0, 667]).hasLayout)
    #expect(!Screen.phone([375, 667], window: [0, 0, 375, 0]).hasLayout)
    #expect(!Screen.phone([375, 667], root: [0, 0, 0, 0]).hasLayout)
  }

  @Test func aPlanGivesAScreenItsOffsetsAndNothingElse() {
    let screen = Screen.phone([375, 667], .scroll(1, [0, 0, 375, 667], content: 900))
    var plan = Plan(animation: .immediate, reason: .revealed)
    plan.changes = [
      Change(id: 0, value: .translation([0, -50])), Change(id: 1, value: .contentInset([0, 0, 260, 0])),
      Change(id: 1, value: .contentOffset([0, 120])),
    ]
    var expected = screen
    expected.change(1) { $0.scroll?.contentOffset = [0, 120] }
    #expect(screen.applying(plan) == expected)
  }
}
