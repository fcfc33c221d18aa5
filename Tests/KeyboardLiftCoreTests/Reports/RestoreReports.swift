import KeyboardLiftTestSupport
import Testing

@testable import KeyboardLiftCore

/// After the hide all is as it was, however it came.
///
/// Each test is a public bug report against an app or a library, by its id and source.
@Suite struct RestoreReports {
  // B011: hackiftekhar/IQKeyboardManager#1005
  @Test("B011 laying out again and again changes nothing") func layingOutAgainAndAgainChangesNothing() {
    let screen = ReportScreens.plain(bottom: 700, size: [375, 812])
    var bench = Bench(screen)
    bench.focus(2)
    bench.show(291)
    let shift = bench.shift
    for _ in 1...3 {
      bench.layOut(screen)
      #expect(bench.plan.changes.isEmpty)
    }
    #expect(bench.shift == shift)
    bench.hide()
    #expect(bench.shift == 0)
  }

  // B012: hackiftekhar/IQKeyboardManager#1422
  @Test("B012 a swipe back that is abandoned half way") func aSwipeBackThatIsAbandonedHalfWay() {
    var bench = Bench(.phone([375, 667], .field(2, [16, 566, 200, 34])))
    bench.focus(2)
    bench.show(260)
    let first = bench.shift
    for x in [40, 120] as [Double] {
      bench.layOut(.phone([375, 667], root: Rect(x: x, y: 0, width: 375, height: 667), .field(2, [16, 566, 200, 34])))
    }
    bench.hide()
    bench.layOut(.phone([375, 667], .field(2, [16, 566, 200, 34])))
    bench.show(260)
    #expect(bench.shift == first)
    bench.hide()
    #expect(bench.showsOwnValues)
  }

  // B013: michaeltyson/TPKeyboardAvoiding#233
  @Test("B013 the app's own inset survives a second show, and a new one stays")
  func theAppsOwnInsetSurvivesASecondShowAndANewOneStays() {
    var bench = Bench(ReportScreens.scrolling(bottom: 600, inset: [0, 0, 50, 0]))
    bench.focus(2)
    bench.show(260)
    bench.show(216)
    bench.hide()
    #expect(bench.bottomInset(1) == 50)
    bench.show(260)
    bench.setInset(1, to: [0, 0, 80, 0])
    bench.hide()
    #expect(bench.bottomInset(1) == 80)
  }

  // B042: APSL/react-native-keyboard-aware-scroll-view#211
  @Test("B042 the list stays where the user dragged it") func theListStaysWhereTheUserDraggedIt() {
    var bench = Bench(ReportScreens.scrolling(bottom: 517, content: 900))
    bench.focus(2)
    bench.show(260)
    #expect(bench.offset(1) == 120)
    bench.scroll(1, to: 400)
    bench.hide()
    #expect(bench.offset(1) == 233)
  }

  // B043: IdleHandsApps/IHKeyboardAvoiding#38
  @Test("B043 five turns between landscape and portrait") func fiveTurnsBetweenLandscapeAndPortrait() {
    var bench = Bench(ReportScreens.plain(bottom: 600))
    bench.focus(2)
    for _ in 0..<5 {
      bench.layOut(ReportScreens.plain(bottom: 340, size: [667, 375]))
      bench.show(200)
      bench.layOut(ReportScreens.plain(bottom: 600))
      bench.show(260)
      #expect(bench.shift == -203)
    }
    bench.hide()
    #expect(bench.showsOwnValues)
  }

  // B044: hackiftekhar/IQKeyboardManager#1266
  @Test("B044 what is pinned to the safe top is there again") func whatIsPinnedToTheSafeTopIsThereAgain() {
    let label: ScreenNode = .view(3, [0, 44, 375, 20])
    var bench = Bench(.phone([375, 812], safeArea: [44, 0, 0, 0], label, .field(2, [16, 700, 200, 34])))
    bench.focus(2)
    bench.show(336)
    bench.hide()
    #expect(44 + bench.shift == 44)
  }

  // B045: hackiftekhar/IQKeyboardManager#1381
  @Test("B045 five times under an opaque bar") func fiveTimesUnderAnOpaqueBar() {
    var bench = Bench(.phone([375, 667], root: [0, 64, 375, 603], .field(2, [16, 540, 200, 34])))
    for _ in 0..<5 {
      bench.focus(2)
      bench.show(260)
      #expect(bench.shift == -241)
      bench.blur(2)
      bench.hide()
      #expect(bench.showsOwnValues)
    }
  }

  // B046: hackiftekhar/IQKeyboardManager#1421
  @Test("B046 focus before the keyboard or after it") func focusBeforeTheKeyboardOrAfterIt() {
    var first = Bench(ReportScreens.plain(bottom: 600))
    first.show(260)
    first.focus(2)
    var second = Bench(ReportScreens.plain(bottom: 600))
    second.focus(2)
    second.show(260)
    #expect(first.stage == second.stage)
    first.hide()
    second.hide()
    #expect(first.showsOwnValues && second.showsOwnValues)
  }

  // B047: hackiftekhar/IQKeyboardManager#1433
  @Test("B047 a field that has the focus before anything is laid out")
  func aFieldThatHasTheFocusBeforeAnythingIsLaidOut() {
    var bench = Bench(Screen(size: [375, 667], window: [0, 0, 375, 667]))
    bench.focus(2)
    bench.show(260)
    bench.layOut(ReportScreens.scrolling(bottom: 600))
    #expect(bench.seen?.covered == 0)
    bench.hide()
    #expect(bench.showsOwnValues)
    #expect(bench.offset(1) == 0)
  }

  // B048: hackiftekhar/IQKeyboardManager#1688
  @Test("B048 to the background and back") func toTheBackgroundAndBack() {
    var bench = Bench(ReportScreens.plain(bottom: 600))
    bench.focus(2)
    bench.show(260)
    bench.send(.background)
    bench.layOut(ReportScreens.plain(bottom: 600))
    bench.send(.foreground)
    bench.show(260)
    #expect(600 + bench.shift <= 407)
    bench.hide()
    #expect(bench.shift == 0)
  }

  // B049: hackiftekhar/IQKeyboardManager#1698
  @Test("B049 ten cycles") func tenCycles() {
    var bench = Bench(ReportScreens.scrolling(bottom: 600, offset: 12))
    bench.focus(2)
    for _ in 1...10 {
      bench.show(260)
      bench.hide()
      #expect(bench.showsOwnValues)
      #expect(bench.offset(1) == 12)
    }
  }

  // B050: hackiftekhar/IQKeyboardManager#2105
  @Test("B050 the keyboard is followed while nothing is to be done") func theKeyboardIsFollowedWhileNothingIsToBeDone()
  {
    var bench = Bench(ReportScreens.twoFields(bottoms: 600, 640))
    bench.focus(2)
    bench.show(260)
    bench.use(.none)
    bench.hide()
    bench.use(.automatic())
    bench.show(260)
    bench.focus(3)
    #expect(bench.shift == -243)
  }

  // B053: michaeltyson/TPKeyboardAvoiding#270
  @Test("B053 a hide whose rectangle has no height") func aHideWhoseRectangleHasNoHeight() {
    for end in [[0, 667, 375, 0], .zero] as [Rect] {
      var bench = Bench(ReportScreens.scrolling(bottom: 600))
      bench.focus(2)
      bench.show(260)
      bench.post(KeyboardNotification(.willHide, end: end))
      #expect(bench.bottomInset(1) == 0)
    }
  }

  // B114: GitHawkApp/MessageViewController#30
  @Test("B114 a swipe back that is abandoned, with an input bar") func aSwipeBackThatIsAbandonedWithAnInputBar() {
    let bar: ScreenNode = .text(2, [0, 617, 375, 50], caret: [0, 10, 2, 20], enabled: false)
    var bench = Bench(.phone([375, 667], bar))
    bench.focus(2)
    bench.show(260)
    let first = bench.shift
    bench.hide()
    bench.show(260)
    #expect(bench.shift == first)
    bench.hide()
    #expect(bench.showsOwnValues)
  }

  // B115: hackiftekhar/IQKeyboardManager#1006
  @Test("B115 a text view in a cell, five times") func aTextViewInACellFiveTimes() {
    let table: ScreenNode = .scroll(
      1, [0, 64, 375, 603], content: 900, kind: .tableView, .text(2, [0, 500, 375, 80], caret: [0, 50, 2, 20]))
    var bench = Bench(.phone([375, 667], safeArea: [20, 0, 0, 0], table))
    bench.focus(2)
    for _ in 1...5 {
      bench.show(260)
      bench.hide()
      #expect(bench.showsOwnValues)
      #expect(bench.screen.offsets == [nil, .zero, .zero])
    }
  }

  // B116: hackiftekhar/IQKeyboardManager#1289
  @Test("B116 the status bar's height is not left behind") func theStatusBarsHeightIsNotLeftBehind() {
    for safeTop in [20, 44] as [Double] {
      var bench = Bench(.phone([375, 812], safeArea: Insets(top: safeTop), .field(2, [16, 700, 200, 34])))
      bench.focus(2)
      bench.show(336)
      #expect(bench.shift < 0)
      bench.hide()
      #expect(bench.shift == 0)
    }
  }

  // B117: hackiftekhar/IQKeyboardManager#133
  @Test("B117 an alert while editing") func anAlertWhileEditing() {
    var bench = Bench(ReportScreens.plain(bottom: 600))
    bench.focus(2)
    bench.show(260)
    bench.blur(2)
    bench.hide()
    #expect(bench.showsOwnValues)
    bench.focus(2)
    bench.show(260)
    #expect(bench.shift == -203)
    bench.hide()
    #expect(bench.showsOwnValues)
  }

  // B119: hackiftekhar/IQKeyboardManager#1977
  @Test("B119 one focus is one movement") func oneFocusIsOneMovement() {
    var bench = Bench(ReportScreens.scrolling(bottom: 600))
    var targets: [Double?] = []
    for step in 0..<3 {
      switch step {
      case 0: bench.focus(2)
      case 1: bench.show(260)
      default: bench.show(260, .didShow)
      }
      if !bench.plan.changes.isEmpty { targets.append(bench.offset(1)) }
    }
    #expect(targets == [203])
  }

  // B121: michaeltyson/TPKeyboardAvoiding#85
  @Test("B121 push and return, again and again") func pushAndReturnAgainAndAgain() {
    var bench = Bench(ReportScreens.scrolling(bottom: 600))
    bench.focus(2)
    bench.show(260)
    let shown = bench.stage
    for _ in 1...5 {
      bench.blur(2)
      bench.hide()
      bench.focus(2)
      bench.show(260)
      #expect(bench.stage == shown)
    }
  }

  // B122: woocommerce/woocommerce-ios#1693
  @Test("B122 the table reloads while the keyboard goes") func theTableReloadsWhileTheKeyboardGoes() {
    var bench = Bench(ReportScreens.scrolling(bottom: 700, size: [375, 812]))
    bench.focus(2)
    bench.show(291)
    bench.setContent(1, size: [375, 1500])
    bench.setInset(1, to: .zero)
    bench.hide()
    #expect(bench.bottomInset(1) == 0)
    #expect(bench.showsOwnValues)
  }

  // B161: hackiftekhar/IQKeyboardManager#580
  @Test("B161 a hide without the end of editing") func aHideWithoutTheEndOfEditing() {
    var bench = Bench(ReportScreens.scrolling(bottom: 600))
    bench.focus(2)
    bench.show(260)
    bench.hide()
    #expect(bench.engine.focus == 2)
    #expect(bench.showsOwnValues)
    #expect(bench.offset(1) == 0)
  }

  // B128: feedback-assistant/reports#437
  @Test("B128 a did-hide settles what a lost will-hide left") func aDidHideSettlesWhatALostWillHideLeft() {
    var bench = Bench(ReportScreens.scrolling(bottom: 600))
    bench.focus(2)
    bench.show(260)
    bench.post(KeyboardNotification(.didHide))
    #expect(bench.showsOwnValues)
  }
}
