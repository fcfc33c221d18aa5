import KeyboardLiftTestSupport
import Testing

@testable import KeyboardLiftCore

/// Suggestion, password and one-time-code bars, reduced motion.
///
/// Each test is a public bug report against an app or a library, by its id and source.
@Suite struct BarReports {
  // B017: IdleHandsApps/IHKeyboardAvoiding#62
  @Test("B017 a one-time-code bar that comes and goes") func aOneTimeCodeBarThatComesAndGoes() {
    var bench = Bench(ReportScreens.plain(bottom: 780, size: [375, 812]))
    bench.focus(2)
    bench.show(291)
    let before = bench.shift
    bench.show(336, .willChangeFrame)
    bench.show(291, .willChangeFrame)
    #expect(bench.shift == before)
    bench.hide()
    #expect(bench.shift == 0)
  }

  // B018: hackiftekhar/IQKeyboardManager#962
  @Test("B018 a bar that appears after the keyboard") func aBarThatAppearsAfterTheKeyboard() {
    var bench = Bench(ReportScreens.plain(bottom: 600))
    bench.focus(2)
    bench.show(216)
    bench.show(260, .willChangeFrame)
    #expect(600 + bench.shift <= 667 - 260 - 10)
  }

  // B019: https://wiki.kunaldawn.com/content/stackoverflow.com_en_all_2023-11/questions/25946121/
  @Test("B019 the suggestion bar toggled moves by exactly 33 and back")
  func theSuggestionBarToggledMovesByExactly33AndBack() {
    var seen = Bench(ReportScreens.plain(bottom: 430), .automatic(distance: 0))
    seen.focus(2)
    var low = Bench(ReportScreens.plain(bottom: 600), .automatic(distance: 0))
    low.focus(2)
    var shifts: [[Double]] = []
    for height in [225, 258, 225] as [Double] {
      for name: KeyboardNotification.Name in [.willChangeFrame, .willShow, .didChangeFrame, .didShow] {
        seen.show(height, name)
        low.show(height, name)
      }
      shifts.append([seen.shift, low.shift])
    }
    #expect(shifts == [[0, -158], [-21, -191], [0, -158]])
  }

  // B061: flutter/flutter#164884
  @Test("B061 a password sheet: a hide of no duration right after the show")
  func aPasswordSheetAHideOfNoDurationRightAfterTheShow() {
    var bench = Bench(ReportScreens.scrolling(bottom: 800, size: [390, 844]))
    bench.focus(2)
    bench.show(336)
    bench.post(KeyboardNotification(.willHide, end: [0, 844, 390, 336], duration: 0, curve: 7))
    #expect(bench.plan.animation.duration == 0)
    #expect(bench.bottomInset(1) == 0)
    bench.show(336, .didShow)
    #expect(bench.bottomInset(1) == 0)
  }

  // B014: RxSwiftCommunity/RxKeyboard#107
  @Test("B014 cross-fade: a hidden keyboard with a height beyond the bottom")
  func crossFadeAHiddenKeyboardWithAHeightBeyondTheBottom() {
    var bench = Bench(ReportScreens.scrolling(bottom: 780, size: [375, 812]))
    bench.focus(2)
    bench.post(KeyboardNotification(.willChangeFrame, end: [0, 521, 375, 291]))
    #expect(bench.bottomInset(1) == 291)
    bench.post(KeyboardNotification(.willChangeFrame, end: [0, 812, 375, 71]))
    #expect(bench.bottomInset(1) == 0)
  }

  // B015: facebook/react-native#29974
  @Test("B015 reduced motion: an all-zero frame tells nothing, with a hide it hides")
  func reducedMotionAnAllZeroFrameTellsNothingWithAHideItHides() {
    var bench = Bench(ReportScreens.scrolling(bottom: 600))
    bench.focus(2)
    bench.show(260)
    bench.post(KeyboardNotification(.willChangeFrame, end: .zero))
    #expect(bench.bottomInset(1) == 260)
    bench.post(KeyboardNotification(.willHide, end: .zero))
    #expect(bench.bottomInset(1) == 0)
  }

  // B016: freshOS/KeyboardLayoutGuide#39
  @Test("B016 reduced motion: a frame without height at the top of the screen")
  func reducedMotionAFrameWithoutHeightAtTheTopOfTheScreen() {
    var bench = Bench(ReportScreens.scrolling(bottom: 600))
    bench.focus(2)
    bench.post(KeyboardNotification(.willShow, end: [0, 0, 375, 0]))
    #expect(bench.bottomInset(1) == 0)
    #expect(bench.shift == 0)
  }

  // B059: finn-no/FinniversKit#1208
  @Test("B059 cross-fade: an empty end frame") func crossFadeAnEmptyEndFrame() {
    var bench = Bench(ReportScreens.plain(bottom: 600))
    bench.focus(2)
    bench.show(260)
    bench.post(KeyboardNotification(.willChangeFrame, end: .zero))
    #expect(bench.plan.changes.isEmpty)
    bench.post(KeyboardNotification(.willHide, end: .zero))
    #expect(bench.shift == 0)
  }
}
