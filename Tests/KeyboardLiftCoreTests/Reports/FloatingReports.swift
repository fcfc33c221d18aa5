import KeyboardLiftTestSupport
import Testing

@testable import KeyboardLiftCore

/// Undocked, split and hardware keyboards.
///
/// Each test is a public bug report against an app or a library, by its id and source.
@Suite struct FloatingReports {
  // B032: flutter/flutter#46222
  @Test("B032 from docked to floating") func fromDockedToFloating() {
    var bench = Bench(ReportScreens.scrolling(bottom: 1000, size: [768, 1024]))
    bench.focus(2)
    bench.post(KeyboardNotification(.willShow, end: [0, 671, 768, 353]))
    #expect(bench.bottomInset(1) == 353)
    bench.post(KeyboardNotification(.willChangeFrame, end: [200, 300, 320, 250]))
    #expect(bench.bottomInset(1) == 0)
  }

  // B085: blinksh/blink#2021
  @Test("B085 from docked by way of a zero frame to a small one") func fromDockedByWayOfAZeroFrameToASmallOne() {
    var bench = Bench(ReportScreens.scrolling(bottom: 1000, size: [768, 1024]))
    bench.focus(2)
    bench.show(353)
    bench.post(KeyboardNotification(.willChangeFrame, end: .zero))
    bench.post(KeyboardNotification(.didChangeFrame, end: [200, 300, 320, 250]))
    #expect(bench.bottomInset(1) == 0)
  }

  // B087: freshOS/KeyboardLayoutGuide#37
  @Test("B087 a frame at the top of the screen without height") func aFrameAtTheTopOfTheScreenWithoutHeight() {
    for end in [[0, 0, 0, 0], [0, 0, 320, 0]] as [Rect] {
      var bench = Bench(ReportScreens.scrolling(bottom: 1000, size: [768, 1024]))
      bench.focus(2)
      bench.post(KeyboardNotification(.willShow, end: end))
      #expect(bench.bottomInset(1) == 0)
    }
  }

  // B089: michaeltyson/TPKeyboardAvoiding#110
  @Test("B089 an undocked keyboard of full width") func anUndockedKeyboardOfFullWidth() {
    var bench = Bench(ReportScreens.scrolling(bottom: 1000, size: [768, 1024]))
    bench.focus(2)
    bench.post(KeyboardNotification(.willShow, end: [0, 400, 768, 264]))
    #expect(bench.bottomInset(1) == 0)
  }

  // B148: https://stackoverflow.com/questions/10749311/ipad-split-keyboard
  @Test("B148 undocking reports a frame above the screen") func undockingReportsAFrameAboveTheScreen() {
    var bench = Bench(ReportScreens.scrolling(bottom: 1000, size: [768, 1024]))
    bench.focus(2)
    bench.post(KeyboardNotification(.willChangeFrame, begin: [0, 0, 768, 304], end: [0, -264, 768, 304]))
    #expect(bench.bottomInset(1) == 0)
  }

  // B167: openradar-mirror#3344
  @Test("B167 splitting the keyboard posts only a change-frame") func splittingTheKeyboardPostsOnlyAChangeFrame() {
    var bench = Bench(ReportScreens.plain(bottom: 1000, size: [768, 1024]))
    bench.focus(2)
    bench.show(264)
    #expect(bench.shift == -250)
    bench.post(KeyboardNotification(.willChangeFrame, end: [0, 500, 768, 264]))
    #expect(bench.engine.keyboard.state == .floating)
    #expect(bench.shift == 0)
  }

  // B033: ionic-team/ionic-plugin-keyboard#273
  @Test("B033 a hardware keyboard reports 313 and shows 55") func aHardwareKeyboardReports313AndShows55() {
    var bench = Bench(ReportScreens.scrolling(bottom: 1000, size: [768, 1024]))
    bench.focus(2)
    bench.post(KeyboardNotification(.willShow, end: [0, 969, 768, 313]))
    #expect(bench.bottomInset(1) == 55)
  }

  // B090: hackiftekhar/IQKeyboardManager#1020
  @Test("B090 from a picker of 260 to one of 216") func fromAPickerOf260ToOneOf216() {
    var bench = Bench(ReportScreens.scrolling(bottom: 600))
    bench.focus(2)
    bench.show(260)
    #expect(bench.offset(1) == 203)
    bench.show(216)
    #expect(bench.offset(1) == 159)
  }

  // B151: getdictus/dictus-ios#129
  @Test("B151 an input view stretched over the whole screen pushes nothing above the top")
  func anInputViewStretchedOverTheWholeScreenPushesNothingAboveTheTop() {
    for height in [452, 880, 908, 932] as [Double] {
      var bench = Bench(ReportScreens.plain(bottom: 800, size: [430, 932]))
      bench.focus(2)
      bench.show(height)
      #expect(766 + bench.shift >= 20)
    }
  }
}
