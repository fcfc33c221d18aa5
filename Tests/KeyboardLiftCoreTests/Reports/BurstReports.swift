import KeyboardLiftTestSupport
import Testing

@testable import KeyboardLiftCore

/// One appearance, several notifications: only the last counts.
///
/// Each test is a public bug report against an app or a library, by its id and source.
@Suite struct BurstReports {
  // B001: https://qanswer.space/questions/unable-to-retrieve-the-accurate-keyboard-height-in-ios8
  @Test("B001 three heights for one appearance end at the last") func threeHeightsForOneAppearanceEndAtTheLast() {
    for heights in [[0, 216, 256], [0, 216, 259], [224]] as [[Double]] {
      var bench = Bench(ReportScreens.plain(bottom: 540, size: [320, 568]))
      bench.focus(2)
      var moves = 0
      for height in heights {
        bench.show(height)
        moves += bench.plan.changes.count
      }
      #expect(moves <= 2)
      #expect(bench.shift == -(540 + 10 - (568 - (heights.last ?? 0))))
      bench.hide()
      #expect(bench.shift == 0)
    }
  }

  // B002: openradar-mirror#18382
  @Test("B002 another field takes over and no notification is posted")
  func anotherFieldTakesOverAndNoNotificationIsPosted() {
    var bench = Bench(ReportScreens.twoFields(bottoms: 440, 640))
    bench.focus(2)
    bench.show(260)
    bench.blur(2)
    bench.focus(3)
    #expect(bench.shift == -(640 + 10 - 407))
    #expect(bench.seen?.covered == 0)
  }

  // B020: hackiftekhar/IQKeyboardManager#1445
  @Test("B020 258 at first and 302 ever after") func heights258AtFirstAnd302EverAfter() {
    var bench = Bench(ReportScreens.plain(bottom: 600))
    bench.focus(2)
    bench.show(258)
    bench.show(302)
    #expect(600 + bench.shift <= 667 - 302 - 10)
  }

  // B062: facebook/react-native#30674
  @Test("B062 a hide that reports the bar's 69 points still hides, a show counts them once")
  func aHideThatReportsTheBars69PointsStillHidesAShowCountsThemOnce() {
    var bench = Bench(ReportScreens.scrolling(bottom: 600))
    bench.focus(2)
    bench.show(216)
    bench.post(KeyboardNotification(.willHide, end: [0, 598, 375, 69]))
    #expect(bench.bottomInset(1) == 0)
    bench.post(KeyboardNotification(.didHide, end: [0, 598, 375, 69]))
    #expect(bench.bottomInset(1) == 0)
    bench.show(285, .didShow)
    #expect(bench.bottomInset(1) == 285)
  }

  // B063: hackiftekhar/IQKeyboardManager#1326
  @Test("B063 the begin frame of 270 does not count, the end frame of 226 does")
  func theBeginFrameOf270DoesNotCountTheEndFrameOf226Does() {
    var bench = Bench(ReportScreens.scrolling(bottom: 700, size: [414, 736]))
    bench.focus(2)
    bench.post(KeyboardNotification(.willShow, begin: [0, 466, 414, 270], end: [0, 510, 414, 226]))
    #expect(bench.bottomInset(1) == 226)
  }

  // B066: kirillzyusko/react-native-keyboard-controller#1284
  @Test("B066 335 and then 369 ends as 369 alone") func heights335AndThen369EndsAs369Alone() {
    var twice = Bench(ReportScreens.scrolling(bottom: 800, size: [390, 844]))
    twice.focus(2)
    twice.show(335)
    twice.show(369)
    var once = Bench(ReportScreens.scrolling(bottom: 800, size: [390, 844]))
    once.focus(2)
    once.show(369)
    #expect(twice.stage == once.stage)
  }

  // B136: FluidGroup/Rideau#70
  @Test("B136 a change-frame below the screen while there is no keyboard")
  func aChangeFrameBelowTheScreenWhileThereIsNoKeyboard() {
    var bench = Bench(ReportScreens.scrolling(bottom: 600))
    bench.focus(2)
    bench.post(KeyboardNotification(.willChangeFrame, end: [0, 667, 375, 0]))
    #expect(bench.plan.changes.isEmpty)
    #expect(bench.engine.keyboard.state == .hidden)
  }

  // B137: KeyboardKit/KeyboardKit#971
  @Test("B137 a custom keyboard of 364, 347 and 575 points") func aCustomKeyboardOf364347And575Points() {
    var bench = Bench(ReportScreens.scrolling(bottom: 800, size: [393, 852]))
    bench.focus(2)
    for height in [364, 347, 575] as [Double] {
      bench.show(height)
      #expect(bench.bottomInset(1) == height)
    }
    var above = Bench(.phone([393, 852], window: [0, 0, 393, 270], .field(2, [16, 200, 200, 34])))
    above.focus(2)
    above.show(575)
    #expect(above.shift == 0)
  }

  // B138: cjwirth/RichEditorView#102
  @Test("B138 only the 14-point bar is reported, then the whole keyboard")
  func onlyThe14PointBarIsReportedThenTheWholeKeyboard() {
    var bench = Bench(ReportScreens.scrolling(bottom: 600))
    bench.focus(2)
    bench.show(216)
    bench.post(KeyboardNotification(.willShow, end: [0, 451, 375, 216], accessory: [0, 437, 375, 14]))
    #expect(bench.bottomInset(1) == 230)
    bench.post(KeyboardNotification(.willShow, end: [0, 653, 375, 14]))
    bench.post(KeyboardNotification(.didShow, end: [0, 437, 375, 230]))
    #expect(bench.bottomInset(1) == 230)
  }
}
