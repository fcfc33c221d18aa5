import KeyboardLiftTestSupport
import Testing

@testable import KeyboardLiftCore

/// Windows in Split View, Slide Over and Stage Manager; iOS 26.
///
/// Each test is a public bug report against an app or a library, by its id and source.
@Suite struct WindowReports {
  // B041: flutter/flutter#117324
  @Test("B041 a window in a corner") func aWindowInACorner() {
    func inset(_ window: Rect) -> Double? {
      let scroll: ScreenNode = .scroll(
        1, Rect(origin: .zero, size: window.size), content: 900, .field(2, [16, 40, 200, 34]))
      var bench = Bench(.phone([1194, 834], window: window, scroll))
      bench.focus(2)
      bench.post(KeyboardNotification(.willShow, end: [0, 434, 1194, 400]))
      return bench.bottomInset(1)
    }
    #expect(inset([700, 100, 400, 500]) == 166)
    #expect(inset([700, 0, 400, 400]) == 0)
  }

  // B108: Kofktu/KUIKeyboard#6
  @Test("B108 Slide Over: the window ends above the screen's bottom") func slideOverTheWindowEndsAboveTheScreensBottom()
  {
    let scroll: ScreenNode = .scroll(1, [0, 0, 375, 1326], content: 1500, .field(2, [16, 1200, 200, 34]))
    var bench = Bench(.phone([1024, 1366], window: [20, 20, 375, 1326], scroll))
    bench.focus(2)
    bench.show(400)
    #expect(bench.bottomInset(1) == 380)
  }

  // B109: facebook/react-native#48131
  @Test("B109 undocking posts only a hide") func undockingPostsOnlyAHide() {
    var bench = Bench(ReportScreens.scrolling(bottom: 1000, size: [768, 1024]))
    bench.focus(2)
    bench.show(353)
    bench.post(KeyboardNotification(.willChangeFrame, end: [100, 300, 500, 264]))
    bench.post(KeyboardNotification(.willHide))
    #expect(bench.bottomInset(1) == 0)
  }

  // B112: https://useyourloaf.com/blog/split-views-and-unexpected-keyboards/
  @Test("B112 another app's keyboard makes room and scrolls nothing")
  func anotherAppsKeyboardMakesRoomAndScrollsNothing() {
    var bench = Bench(ReportScreens.scrolling(bottom: 700, size: [1024, 768], offset: 50))
    bench.focus(2)
    bench.show(398, isLocal: false)
    #expect(bench.bottomInset(1) == 398)
    #expect(bench.offset(1) == 50)
  }

  // B159: mozilla-mobile/firefox-ios#739
  @Test("B159 a keyboard higher than what it covers") func aKeyboardHigherThanWhatItCovers() {
    let scroll: ScreenNode = .scroll(1, [0, 0, 375, 500], content: 900, .field(2, [16, 450, 200, 34]))
    var bench = Bench(.phone([375, 667], scroll))
    bench.focus(2)
    bench.show(260)
    #expect(bench.bottomInset(1) == 93)
  }

  // B160: signalapp/Signal-iOS#4581
  @Test("B160 the strip of a hardware keyboard over a Slide Over window")
  func theStripOfAHardwareKeyboardOverASlideOverWindow() {
    let scroll: ScreenNode = .scroll(1, [0, 0, 320, 814], content: 900, .field(2, [16, 780, 200, 34]))
    var bench = Bench(.phone([1194, 834], window: [860, 10, 320, 814], scroll))
    bench.focus(2)
    bench.post(KeyboardNotification(.willShow, end: [0, 779, 1194, 55]))
    #expect(bench.bottomInset(1) == 45)
  }

  // B038: hackiftekhar/IQKeyboardManager#2124
  @Test("B038 a hide that leaves a frame of 44 points") func aHideThatLeavesAFrameOf44Points() {
    var bench = Bench(ReportScreens.scrolling(bottom: 600))
    bench.focus(2)
    bench.show(260)
    bench.post(KeyboardNotification(.willHide, end: [0, 623, 375, 44]))
    #expect(bench.engine.keyboard.state == .hidden)
    #expect(bench.bottomInset(1) == 0)
  }

  // B039: https://github.com/chockenberry/KeyboardAvoider (FB18129544)
  @Test("B039 an end frame that was converted already") func anEndFrameThatWasConvertedAlready() {
    for x in [-300, 0] as [Double] {
      let scroll: ScreenNode = .scroll(1, [0, 0, 894, 834], content: 900, .field(2, [16, 780, 200, 34]))
      var bench = Bench(.phone([1194, 834], window: [300, 0, 894, 834], scroll))
      bench.focus(2)
      bench.post(KeyboardNotification(.willShow, end: Rect(x: x, y: 434, width: 1194, height: 400)))
      #expect(bench.bottomInset(1) == 400)
    }
  }

  // B102: badoo/Chatto#797
  @Test("B102 an accessory that the end frame does not contain") func anAccessoryThatTheEndFrameDoesNotContain() {
    for (end, accessory) in [([0, 516, 393, 336], [0, 466, 393, 50]), ([0, 466, 393, 386], nil)] as [(Rect, Rect?)] {
      var bench = Bench(ReportScreens.scrolling(bottom: 800, size: [393, 852]))
      bench.focus(2)
      bench.post(KeyboardNotification(.willShow, end: end, accessory: accessory))
      #expect(bench.bottomInset(1) == 386)
    }
  }

  // B105: https://github.com/chockenberry/KeyboardAvoider (FB18184281)
  @Test("B105 a window dragged behind the keyboard") func aWindowDraggedBehindTheKeyboard() {
    func screen(y: Double) -> Screen {
      .phone(
        [1194, 834], window: [0, y, 500, 500],
        .scroll(1, [0, 0, 500, 500], content: 900, .field(2, [16, 20, 200, 34])))
    }
    var bench = Bench(screen(y: 0))
    bench.focus(2)
    bench.post(KeyboardNotification(.willShow, end: [0, 434, 1194, 400]))
    #expect(bench.bottomInset(1) == 66)
    bench.layOut(screen(y: 200))
    #expect(bench.bottomInset(1) == 266)
  }

  // B106: kirillzyusko/react-native-keyboard-controller#1642
  @Test("B106 switching to emoji and back") func switchingToEmojiAndBack() {
    var bench = Bench(ReportScreens.scrolling(bottom: 800, size: [393, 852]))
    bench.focus(2)
    bench.show(336)
    let before = bench.stage
    bench.show(408)
    bench.show(336)
    #expect(bench.stage == before)
  }

  // B157: hackiftekhar/IQKeyboardManager#2177
  @Test("B157 an accessory of 58 points") func anAccessoryOf58Points() {
    var bench = Bench(ReportScreens.scrolling(bottom: 800, size: [393, 852]))
    bench.focus(2)
    bench.show(336, accessory: [0, 458, 393, 58])
    #expect(bench.bottomInset(1) == 394)
  }

  // B101: nathantannar4/InputBarAccessoryView#198
  @Test("B101 an interactive dismissal that is cancelled posts nothing")
  func anInteractiveDismissalThatIsCancelledPostsNothing() {
    var bench = Bench(ReportScreens.scrolling(bottom: 600))
    bench.focus(2)
    bench.show(216)
    for offset in [159, 120, 80, 159] as [Double] { bench.scroll(1, to: offset) }
    #expect(bench.bottomInset(1) == 216)
  }
}
