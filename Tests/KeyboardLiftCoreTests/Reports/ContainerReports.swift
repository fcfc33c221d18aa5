import KeyboardLiftTestSupport
import Testing

@testable import KeyboardLiftCore

/// Sheets, popovers and containers: one owner for each overlap, in the window's coordinates.
///
/// Each test is a public bug report against an app or a library, by its id and source.
@Suite struct ContainerReports {
  // B006: hackiftekhar/IQKeyboardManager#909
  @Test("B006 a form sheet that moves by itself leaves only the residual overlap")
  func aFormSheetThatMovesByItselfLeavesOnlyTheResidualOverlap() {
    func sheet(y: Double) -> Screen {
      .phone(
        [1024, 768], root: [242, y, 540, 620],
        .scroll(1, [0, 0, 540, 620], content: 900, .field(2, [16, 560, 200, 34])))
    }
    var bench = Bench(sheet(y: 74))
    bench.focus(2)
    bench.show(398)
    #expect(bench.bottomInset(1) == 324)
    bench.layOut(sheet(y: 20))
    #expect(bench.bottomInset(1) == 270)
    bench.layOut(sheet(y: 74))
    bench.hide()
    #expect(bench.showsOwnValues)
  }

  // B027: kirillzyusko/react-native-keyboard-controller#1500
  @Test("B027 a page sheet 59 points down") func aPageSheet59PointsDown() {
    let scroll: ScreenNode = .scroll(1, [0, 0, 393, 793], content: 1200, .field(2, [16, 700, 200, 34]))
    var bench = Bench(.phone([393, 852], root: [0, 59, 393, 793], scroll))
    bench.focus(2)
    bench.show(336)
    #expect(bench.bottomInset(1) == 336)
  }

  // B028: kirillzyusko/react-native-keyboard-controller#789
  @Test("B028 a sheet and a scroll view in it avoid one overlap once")
  func aSheetAndAScrollViewInItAvoidOneOverlapOnce() {
    let inner: ScreenNode = .scroll(3, [0, 0, 375, 667], content: 900, .field(2, [16, 800, 200, 34]))
    var bench = Bench(.phone([375, 667], .scroll(1, [0, 0, 375, 667], content: 667, inner)))
    bench.focus(2)
    bench.show(260)
    #expect((bench.bottomInset(1) ?? 0) + (bench.bottomInset(3) ?? 0) - bench.shift == 260)
    #expect(bench.seen?.covered == 0)
  }

  // B075: hackiftekhar/IQKeyboardManager#2101
  @Test("B075 a field in a pop-up that is seen is not moved") func aFieldInAPopUpThatIsSeenIsNotMoved() {
    var bench = Bench(.phone([393, 852], root: [46, 326, 300, 200], .field(2, [16, 90, 200, 34])))
    bench.focus(2)
    bench.show(336)
    #expect(bench.shift == 0)
  }

  // B143: hackiftekhar/IQKeyboardManager#114
  @Test("B143 a page controller's own sideways scroll view is left alone")
  func aPageControllersOwnSidewaysScrollViewIsLeftAlone() {
    let pages: ScreenNode = .carousel(1, [0, 0, 375, 667], width: 1125, offset: 375, .field(2, [391, 600, 200, 34]))
    var bench = Bench(.phone([375, 667], pages))
    bench.focus(2)
    bench.show(260)
    #expect(bench.bottomInset(1) == 0)
    #expect(bench.screen.views[1].scroll?.contentOffset == [375, 0])
    #expect(bench.shift == -237)
  }

  // B144: nathantannar4/InputBarAccessoryView#238
  @Test("B144 a sheet that is dragged down and back") func aSheetThatIsDraggedDownAndBack() {
    func sheet(y: Double) -> Screen {
      .phone([375, 667], root: [0, y, 375, 627], .field(2, [16, 560, 200, 34]))
    }
    var bench = Bench(sheet(y: 40))
    bench.focus(2)
    bench.show(260)
    let shifts = [40, 120, 40].map { (y: Double) in
      bench.layOut(sheet(y: y))
      return bench.shift
    }
    #expect(shifts == [-237, -317, -237])
    bench.hide()
    #expect(bench.showsOwnValues)
  }
}
