import KeyboardLiftTestSupport
import Testing

@testable import KeyboardLiftCore

/// What avoids the keyboard by itself, and other libraries.
///
/// Each test is a public bug report against an app or a library, by its id and source.
@Suite struct ExclusionReports {
  // B025: hackiftekhar/IQKeyboardManager#1553
  @Test("B025 a scroll view whose frame already ends at the keyboard")
  func aScrollViewWhoseFrameAlreadyEndsAtTheKeyboard() {
    func screen(height: Double) -> Screen {
      .phone([375, 667], .scroll(1, [0, 0, 375, height], content: 900, .field(2, [16, 300, 200, 34])))
    }
    var bench = Bench(screen(height: 667))
    bench.focus(2)
    bench.show(260)
    bench.layOut(screen(height: 407))
    #expect(bench.bottomInset(1) == 0)
  }

  // B073: freshOS/KeyboardLayoutGuide#30
  @Test("B073 another library has moved the screen already") func anotherLibraryHasMovedTheScreenAlready() {
    var bench = Bench(.phone([375, 667], .field(2, [16, 600, 200, 34])))
    bench.focus(2)
    bench.layOut(.phone([375, 667], root: [0, -260, 375, 667], .field(2, [16, 600, 200, 34])))
    bench.show(260)
    #expect(bench.plan.changes.isEmpty)
  }

  // B031: hackiftekhar/IQKeyboardManager#1511
  @Test("B031 a search bar in the navigation bar") func aSearchBarInTheNavigationBar() {
    var search = ScreenNode.field(2, [0, 20, 375, 44])
    search.view.kind = .searchBar
    let table: ScreenNode = .scroll(1, [0, 64, 375, 603], content: 2000, kind: .tableView)
    var bench = Bench(.phone([375, 667], search, table))
    bench.focus(2)
    bench.show(260)
    #expect(bench.plan.changes.isEmpty)
  }

  // B084: hackiftekhar/IQKeyboardManager#1662
  @Test("B084 a web view\'s input is no input of ours") func aWebViewSInputIsNoInputOfOurs() {
    var bench = Bench(ReportScreens.scrolling(bottom: 600))
    bench.show(260)
    #expect(bench.plan.changes.isEmpty)
    #expect(bench.reason == .noFocus)
  }

  // B146: slackhq/SlackTextViewController#14
  @Test("B146 a popover that has moved away from the keyboard") func aPopoverThatHasMovedAwayFromTheKeyboard() {
    var bench = Bench(.phone([768, 1024], root: [200, 100, 320, 400], .field(2, [16, 350, 200, 34])))
    bench.focus(2)
    bench.show(264)
    #expect(bench.plan.changes.isEmpty)
  }

  // B056: hackiftekhar/IQKeyboardManager#1747
  @Test("B056 a field in a hosting view that avoids by itself") func aFieldInAHostingViewThatAvoidsByItself() {
    let host: ScreenNode = .scroll(1, [0, 0, 375, 667], content: 1200, .field(2, [16, 600, 200, 34]))
    var bench = Bench(.phone([375, 667], host.systemOwned))
    bench.focus(2)
    bench.show(260)
    #expect(bench.plan.changes.isEmpty)
    #expect(bench.reason == .systemOwned)
  }

  // B010: michaeltyson/TPKeyboardAvoiding#188
  @Test("B010 the system has inset the collection view already") func theSystemHasInsetTheCollectionViewAlready() {
    var bench = Bench(ReportScreens.scrolling(bottom: 600, system: [0, 0, 216, 0]))
    bench.focus(2)
    bench.show(216)
    #expect(bench.bottomInset(1) == 0)
  }
}
