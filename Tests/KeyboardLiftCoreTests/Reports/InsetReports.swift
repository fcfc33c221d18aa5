import KeyboardLiftTestSupport
import Testing

@testable import KeyboardLiftCore

/// Insets: only what is lacking, and only what is ours.
///
/// Each test is a public bug report against an app or a library, by its id and source.
@Suite struct InsetReports {
  // B009: hackiftekhar/IQKeyboardManager#1568
  @Test("B009 the bottom safe area is subtracted") func theBottomSafeAreaIsSubtracted() {
    var bench = Bench(ReportScreens.scrolling(bottom: 850, size: [414, 896], system: [0, 0, 83, 0]))
    bench.focus(2)
    bench.show(346)
    #expect(bench.bottomInset(1) == 263)
  }

  // B034: hackiftekhar/IQKeyboardManager#1460
  @Test("B034 a scroll view in a child that ends 200 points above the bottom")
  func aScrollViewInAChildThatEnds200PointsAboveTheBottom() {
    let child: ScreenNode = .view(
      3, [0, 0, 375, 467], .scroll(1, [0, 0, 375, 467], content: 900, .field(2, [16, 400, 200, 34])))
    var bench = Bench(.phone([375, 667], child))
    bench.focus(2)
    bench.show(216)
    #expect(bench.bottomInset(1) == 16)
  }

  // B035: hackiftekhar/IQKeyboardManager#1904
  @Test("B035 the safe area is subtracted only where it is applied") func theSafeAreaIsSubtractedOnlyWhereItIsApplied()
  {
    for (system, inset) in [(0, 336), (34, 302)] as [(Double, Double)] {
      let screen = ReportScreens.scrolling(bottom: 800, size: [390, 844], system: [0, 0, system, 0])
      var bench = Bench(screen)
      bench.focus(2)
      bench.show(336)
      #expect(bench.bottomInset(1) == inset)
      bench.layOut(screen)
      #expect(bench.bottomInset(1) == inset)
    }
  }

  // B036: hackiftekhar/IQKeyboardManager#256
  @Test("B036 the offset is put back, unless the user moved it") func theOffsetIsPutBackUnlessTheUserMovedIt() {
    var bench = Bench(ReportScreens.scrolling(bottom: 621, offset: 40))
    bench.focus(2)
    bench.show(216)
    #expect(bench.offset(1) == 180)
    bench.hide()
    #expect(bench.offset(1) == 40)
    bench.show(216)
    bench.scroll(1, to: 300)
    bench.hide()
    #expect(bench.offset(1) == 300)
  }

  // B037: hackiftekhar/IQKeyboardManager#868
  @Test("B037 a search bar in a table that ends above the keyboard") func aSearchBarInATableThatEndsAboveTheKeyboard() {
    let table: ScreenNode = .scroll(
      1, [16, 72, 343, 332], content: 332, kind: .tableView, .field(2, [0, 0, 343, 44]))
    var bench = Bench(.phone([375, 667], table))
    bench.focus(2)
    bench.show(216)
    #expect(bench.plan.changes.isEmpty)
    bench.hide()
    #expect(bench.offset(1) == 0)
  }

  // B092: hackiftekhar/IQKeyboardManager#131
  @Test("B092 what another party adds meanwhile remains") func whatAnotherPartyAddsMeanwhileRemains() {
    var bench = Bench(ReportScreens.scrolling(bottom: 600))
    bench.focus(2)
    bench.show(260)
    bench.setInset(1, to: [0, 0, 20, 0])
    #expect(bench.bottomInset(1) == 260)
    bench.hide()
    #expect(bench.bottomInset(1) == 20)
  }

  // B093: hackiftekhar/IQKeyboardManager#1596
  @Test("B093 a sideways collection view gets no bottom inset") func aSidewaysCollectionViewGetsNoBottomInset() {
    let pages: ScreenNode = .carousel(1, [0, 0, 375, 812], width: 2250, .field(2, [16, 700, 200, 34]))
    var bench = Bench(.phone([375, 812], pages))
    bench.focus(2)
    bench.show(335)
    #expect(bench.bottomInset(1) == 0)
    #expect(bench.seen?.covered == 0)
  }

  // B094: hackiftekhar/IQKeyboardManager#2027
  @Test("B094 the bottom safe area is not added to the shift") func theBottomSafeAreaIsNotAddedToTheShift() {
    let field: ScreenNode = .field(2, [16, 666, 200, 34])
    var bench = Bench(.phone([393, 852], safeArea: [59, 0, 34, 0], field))
    bench.focus(2)
    bench.show(336)
    #expect(bench.shift == -194)
  }

  // B095: hackiftekhar/IQKeyboardManager#227
  @Test("B095 a page scrolled to the side keeps its x") func aPageScrolledToTheSideKeepsItsX() {
    var scroll: ScreenNode = .scroll(1, [0, 0, 320, 568], content: 900, .field(2, [656, 500, 200, 34]))
    scroll.view.scroll?.contentSize.width = 1280
    scroll.view.scroll?.contentOffset.x = 640
    var bench = Bench(.phone([320, 568], scroll))
    bench.focus(2)
    bench.show(216)
    #expect(bench.screen.views[1].scroll?.contentOffset == [640, 192])
    bench.hide()
    #expect(bench.screen.views[1].scroll?.contentOffset == [640, 0])
  }

  // B097: michaeltyson/TPKeyboardAvoiding#106
  @Test("B097 rows inserted while the keyboard is up") func rowsInsertedWhileTheKeyboardIsUp() {
    var bench = Bench(ReportScreens.scrolling(bottom: 800, content: 1200, offset: 400))
    bench.focus(2)
    bench.show(216)
    bench.setContent(1, size: [375, 1400])
    #expect(bench.bottomInset(1) == 216)
  }

  // B154: hackiftekhar/IQKeyboardManager#1796
  @Test("B154 a stack at the safe top is where it was") func aStackAtTheSafeTopIsWhereItWas() {
    let stack: ScreenNode = .view(3, [0, 44, 375, 100])
    var bench = Bench(.phone([375, 812], safeArea: [44, 0, 34, 0], stack, .field(2, [16, 700, 200, 34])))
    bench.focus(2)
    bench.show(336)
    bench.hide()
    #expect(bench.screen.views[1].frame.minY + bench.shift == 44)
  }

  // B123: hackiftekhar/IQKeyboardManager#1480
  @Test("B123 never more inset than the keyboard covers") func neverMoreInsetThanTheKeyboardCovers() {
    let scroll: ScreenNode = .scroll(1, [0, 40, 415, 272], content: 694, offset: 15, .field(2, [16, 200, 200, 34]))
    var bench = Bench(.phone([415, 375], scroll))
    bench.focus(2)
    bench.show(213)
    #expect(bench.bottomInset(1) == 150)
  }
}
