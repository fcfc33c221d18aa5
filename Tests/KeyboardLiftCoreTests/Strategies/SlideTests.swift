import KeyboardLiftTestSupport
import Testing

@testable import KeyboardLiftCore

/// Slide on a screen of 375 × 667: the scale runs from 133.4 (20 %) to 533.6 (80 %), 400.2 points long.
@Suite struct SlideTests {
  /// A screen with one field at this height, no scroll view.
  func screen(midline: Double) -> Screen {
    .phone([375, 667], .field(1, [16, midline - 17, 200, 34]))
  }

  /// The root's shift for a field at this midline and a keyboard of 260.
  func shift(midline: Double, _ strategy: Strategy = .slide()) -> Double {
    var bench = Bench(screen(midline: midline), strategy)
    bench.focus(1)
    bench.show(260)
    return bench.shift
  }

  @Test func aFieldAtOrAboveTheLowerFractionIsNotMoved() {
    #expect(shift(midline: 50) == 0)
    #expect(shift(midline: 133) == 0)
  }

  @Test func aFieldAtOrBelowTheUpperFractionMovesByTheWholeKeyboard() {
    #expect(shift(midline: 534) == -260)
    #expect(shift(midline: 640) == -260)
  }

  @Test func inBetweenItMovesInProportionInWholePoints() {
    // (334 − 133.4) / 400.2 = 0.5012, of 260 = 130.3.
    #expect(shift(midline: 334) == -130)
    // (317 − 133.4) / 400.2 = 0.4588, of 260 = 119.28, floored.
    #expect(shift(midline: 317) == -119)
  }

  @Test("what was in sight is never slid above the safe top") func nothingIsSlidAboveTheSafeTop() {
    // (450.5 − 133.4) / 400.2 = 0.7923, of 260 = 206.0; of 400 = 316.9, but 300.5 − 59 = 241.5, floored.
    var bench = Bench(.phone([375, 667], safeArea: [59, 0, 0, 0], .field(1, [16, 300.5, 200, 300])), .slide())
    bench.focus(1)
    bench.show(260)
    #expect(bench.shift == -206)
    bench.show(400)
    #expect(bench.shift == -241)
    // One that begins above the safe top already is not slid at all.
    var high = Bench(.phone([375, 667], safeArea: [59, 0, 0, 0], .field(1, [16, 50, 200, 500])), .slide())
    high.focus(1)
    high.show(260)
    #expect(high.shift == 0)
  }

  @Test("a caret is not slid above the safe top, though its text view is") func aCaretIsWhatIsKeptInSight() {
    let text: ScreenNode = .text(1, [0, 100, 375, 500], content: 500, caret: [0, 480, 2, 20])
    var bench = Bench(.phone([375, 667], safeArea: [59, 0, 0, 0], text), .slide())
    bench.focus(1)
    bench.show(400)
    // (350 − 133.4) / 400.2 = 0.541, of 400 = 216.5; the caret's top is at 580.
    #expect(bench.shift == -216)
  }

  @Test func whatIsWholeOnPaperIsNotRoundedDown() {
    // The middle of the scale: (333.5 − 133.4) / 400.2 is 0.5, of 260 that is 130, of the classic 216 it is 108.
    #expect(shift(midline: 333.5) == -130)
    #expect(shift(midline: 333.5, .slide(keyboardHeight: .classic)) == -108)
  }

  @Test func classicHeightsAreTheScreensOrientations() {
    // 0.5012 of 216 = 108.3.
    #expect(shift(midline: 334, .slide(keyboardHeight: .classic)) == -108)
    // Landscape, 375 high: (188 − 75) / 225 = 0.5022, of 162 = 81.4.
    var bench = Bench(.phone([667, 375], .field(1, [16, 171, 200, 34])), .slide(keyboardHeight: .classic))
    bench.focus(1)
    bench.show(200)
    #expect(bench.shift == -81)
  }

  @Test func ownFractionsMakeTheirOwnScale() {
    // From 0 to 1: 334 / 667 = 0.5007, of 260 = 130.2.
    #expect(shift(midline: 334, .slide(minimumFraction: 0, maximumFraction: 1)) == -130)
    #expect(shift(midline: 334, .slide(minimumFraction: 0.5, maximumFraction: 0.5)) == 0)
    // A scale upside down: (334 − 533.6) / −400.2 = 0.4988, of 260 = 129.7; a field at the bottom is not moved.
    #expect(shift(midline: 334, .slide(minimumFraction: 0.8, maximumFraction: 0.2)) == -129)
    #expect(shift(midline: 640, .slide(minimumFraction: 0.8, maximumFraction: 0.2)) == 0)
  }

  @Test func theActualHeightIsWhatCoversTheWindow() {
    // The keyboard's frame reaches 258 points below the screen: 55 are seen. 0.5012 of 55 = 27.6.
    var bench = Bench(screen(midline: 334), .slide())
    bench.focus(1)
    bench.post(KeyboardNotification(.willShow, end: [0, 612, 375, 313]))
    #expect(bench.shift == -27)
    // With an accessory of 44 on top, 0.5012 of 99 = 49.6.
    bench.post(KeyboardNotification(.willShow, end: [0, 612, 375, 313], accessory: [0, 568, 375, 44]))
    #expect(bench.shift == -49)
  }

  @Test func aFieldThatIsSeenMovesAllTheSame() {
    // The recipe of 2008 does not ask: (254 − 133.4) / 400.2 = 0.3013, of 260 = 78.4, far above the keyboard's top at 407.
    #expect(shift(midline: 254) == -78)
  }

  @Test func theInputsBoundsCountNotItsCaret() {
    let text: ScreenNode = .text(1, [16, 234, 200, 200], content: 600, caret: [0, 10, 2, 20])
    var bench = Bench(.phone([375, 667], text), .slide())
    bench.focus(1)
    bench.show(260)
    #expect(bench.shift == -130)
  }

  @Test func aWindowAboveTheKeyboardIsNotMoved() {
    var bench = Bench(.phone([375, 667], window: [0, 0, 375, 300], .field(1, [16, 260, 200, 34])), .slide())
    bench.focus(1)
    bench.show(260)
    #expect(bench.shift == 0)
    #expect(bench.reason == .alreadyVisible)
  }

  @Test func aClassicHeightNeedsAKeyboardInTheWindowToo() {
    let screen = Screen.phone([375, 667], window: [0, 0, 375, 300], .field(1, [16, 260, 200, 34]))
    var bench = Bench(screen, .slide(keyboardHeight: .classic))
    bench.focus(1)
    bench.show(260)
    #expect(bench.shift == 0)
  }

  @Test func aForeignKeyboardMovesNothing() {
    var bench = Bench(screen(midline: 600), .slide())
    bench.focus(1)
    bench.show(260, isLocal: false)
    #expect(bench.shift == 0)
    #expect(bench.reason == .foreign)
  }

  @Test func scrollViewsGetNothing() {
    var bench = Bench(
      .phone([375, 667], .scroll(1, [0, 0, 375, 667], content: 900, .field(2, [16, 560, 200, 34]))), .slide())
    bench.focus(2)
    bench.show(260)
    #expect(bench.shift == -260)
    #expect(bench.bottomInset(1) == 0)
    #expect(bench.offset(1) == 0)
  }

  @Test func fromFieldToFieldIsOneMotion() {
    var bench = Bench(.phone([375, 667], .field(1, [16, 317, 200, 34]), .field(2, [16, 600, 200, 34])), .slide())
    bench.focus(1)
    bench.show(260)
    #expect(bench.shift == -130)
    bench.focus(2)
    #expect(bench.plan.changes == [Change(id: 0, value: .translation([0, -260]))])
    #expect(bench.plan.animation == .keyboard)
    bench.hide()
    #expect(bench.plan.changes == [Change(id: 0, value: .translation([0, 0]))])
  }
}
