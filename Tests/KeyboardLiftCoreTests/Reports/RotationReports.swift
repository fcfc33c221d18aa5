import KeyboardLiftTestSupport
import Testing

@testable import KeyboardLiftCore

/// Rotation, transforms and large screens.
///
/// Each test is a public bug report against an app or a library, by its id and source.
@Suite struct RotationReports {
  // B055: hackiftekhar/IQKeyboardManager#269
  @Test("B055 portrait, landscape and portrait again") func portraitLandscapeAndPortraitAgain() {
    var bench = Bench(ReportScreens.scrolling(bottom: 600))
    bench.focus(2)
    bench.show(216)
    for (size, height) in [([667, 375], 162), ([375, 667], 216)] as [(Size, Double)] {
      let screen = ReportScreens.scrolling(bottom: 600, size: size)
      bench.hide()
      #expect(bench.showsOwnValues)
      bench.layOut(screen)
      bench.show(height)
      #expect(bench.bottomInset(1) == height)
    }
    bench.hide()
    #expect(bench.showsOwnValues)
  }

  // B126: mozilla-mobile/firefox-ios#34106
  @Test("B126 after a rotation the next notification decides") func afterARotationTheNextNotificationDecides() {
    var bench = Bench(ReportScreens.scrolling(bottom: 600))
    bench.focus(2)
    bench.show(260)
    // The portrait frame lies below a landscape window: until the keyboard is announced anew it takes no room.
    bench.layOut(ReportScreens.scrolling(bottom: 600, size: [667, 375]))
    #expect(bench.bottomInset(1) == 0)
    bench.show(162)
    #expect(bench.bottomInset(1) == 162)
    bench.layOut(ReportScreens.scrolling(bottom: 600))
    bench.show(260)
    #expect(bench.bottomInset(1) == 260)
  }

  // B163: openradar-mirror#18638
  @Test("B163 waking in another orientation reports no height") func wakingInAnotherOrientationReportsNoHeight() {
    var bench = Bench(ReportScreens.scrolling(bottom: 600))
    bench.focus(2)
    bench.show(260)
    bench.post(KeyboardNotification(.willChangeFrame, end: .zero))
    #expect(bench.plan.changes.isEmpty)
    #expect(bench.bottomInset(1) == 260)
  }

  // B165: hackiftekhar/IQKeyboardManager#1010
  @Test("B165 a root that lies 80 points to the right") func aRootThatLies80PointsToTheRight() {
    let field: ScreenNode = .field(2, [16, 600, 200, 34])
    var bench = Bench(.phone([667, 667], root: [80, 0, 500, 667], field))
    bench.focus(2)
    bench.show(260)
    #expect(bench.stage.translation == [0, -237])
    bench.hide()
    #expect(bench.stage.translation == .zero)
    #expect(bench.stage.looks[0].frame.minX == 80)
  }

  // B113: hackiftekhar/IQKeyboardManager#550
  @Test("B113 five thousand siblings change nothing") func fiveThousandSiblingsChangeNothing() {
    let chain = ReportScreens.scrolling(bottom: 600)
    var crowded = chain
    for id in 0..<5000 {
      crowded.views.append(ScreenView(id: 1000 + id, parent: 0, frame: [0, 0, 375, 20]))
    }
    func plan(on screen: Screen) -> Plan {
      var engine = Engine()
      _ = engine.handle(.focus(2), in: screen)
      return engine.handle(.keyboard(KeyboardNotification(.willShow, end: [0, 407, 375, 260])), in: screen)
    }
    #expect(plan(on: crowded) == plan(on: chain))
  }
}
