import KeyboardLiftTestSupport
import Testing

@testable import KeyboardLiftCore

/// Text views and their carets, on a screen of 375 × 667 with a keyboard of 260: its top is at 407.
@Suite struct CaretTests {
  /// A text view (1) from 100 to 600 with content of 1000 points, focused, with the keyboard up.
  func bench(caret: Rect?, enabled: Bool = true) -> Bench {
    let text: ScreenNode = .text(1, [0, 100, 375, 500], content: 1000, caret: caret, enabled: enabled)
    var bench = Bench(.phone([375, 667], safeArea: [20, 0, 0, 0], text))
    bench.focus(1)
    bench.show(260)
    return bench
  }

  @Test func aTextViewScrollsItselfToItsCaret() {
    let bench = bench(caret: [0, 480, 2, 20])
    // 193 points are covered: room 307; 500 + 10 − 307 = 203.
    #expect(bench.bottomInset(1) == 193)
    #expect(bench.offset(1) == 203)
    #expect(bench.shift == 0)
  }

  @Test func withoutACaretItGetsRoomAndIsNotMoved() {
    let bench = bench(caret: nil)
    #expect(bench.bottomInset(1) == 193)
    #expect(bench.offset(1) == 0)
    #expect(bench.shift == 0)
    #expect(bench.reason == .alreadyVisible)
  }

  @Test func aCaretThatIsNotFiniteIsNotKnown() {
    #expect(bench(caret: [.infinity, .infinity, 0, 0]).offset(1) == 0)
    #expect(bench(caret: [0, .nan, 2, 20]).offset(1) == 0)
  }

  @Test("a caret outside its text view counts at the nearer end of it") func aCaretOutsideCountsAtTheNearerEnd() {
    func offset(_ caret: Rect, in height: Double = 200) -> Double? {
      let text: ScreenNode = .text(2, [0, 500, 375, height], content: 3000, caret: caret)
      var bench = Bench(.phone([375, 667], .scroll(1, [0, 0, 375, 667], content: 2000, text)), .inset())
      bench.focus(2)
      bench.show(260)
      return bench.offset(1)
    }
    // At the text view's end: 700 − 407; at its top: 520 − 407; where it is.
    #expect(offset([0, 2500, 2, 20]) == 293)
    #expect(offset([0, -90, 2, 20]) == 113)
    #expect(offset([0, 100, 2, 20]) == 213)
    // A caret higher than its text view counts as high as that: 510 − 407.
    #expect(offset([0, 2500, 2, 20], in: 10) == 103)
  }

  @Test func aCaretIsFollowedAsItMoves() {
    var bench = bench(caret: [0, 10, 2, 20])
    #expect(bench.offset(1) == 0)
    bench.moveCaret(1, to: [0, 290, 2, 20])
    // 310 + 10 − 307.
    #expect(bench.offset(1) == 13)
    #expect(bench.plan.animation == .immediate)
    bench.moveCaret(1, to: [0, 5, 2, 20])
    #expect(bench.offset(1) == 5)
  }

  @Test func aCaretOfAnotherInputIsNoNews() {
    let other: ScreenNode = .text(2, [0, 20, 375, 60], caret: [0, 0, 2, 20])
    var bench = Bench(.phone([375, 667], other, .field(1, [16, 560, 200, 34])))
    bench.focus(1)
    bench.show(260)
    bench.moveCaret(2, to: [0, 30, 2, 20])
    #expect(bench.plan.changes.isEmpty)
    #expect(bench.reason == .revealed)
  }

  @Test func aTextViewThatDoesNotScrollIsShiftedForItsCaret() {
    let text: ScreenNode = .text(1, [0, 300, 375, 300], caret: [0, 250, 2, 20], enabled: false)
    var bench = Bench(.phone([375, 667], safeArea: [20, 0, 0, 0], text))
    bench.focus(1)
    bench.show(260)
    // 300 + 270 + 10 − 407.
    #expect(bench.shift == -173)
    #expect(bench.seen?.rect == [0, 377, 2, 20])
  }

  @Test func aTextViewThatDoesNotScrollIsShiftedForItsBoundsWithoutACaret() {
    let text: ScreenNode = .text(1, [0, 300, 375, 300], enabled: false)
    var bench = Bench(.phone([375, 667], safeArea: [20, 0, 0, 0], text))
    bench.focus(1)
    bench.show(260)
    #expect(bench.shift == -203)
  }

  @Test func aCaretScrollsWithItsTextView() {
    let text: ScreenNode = .text(1, [0, 100, 375, 500], content: 1000, caret: [0, 480, 2, 20], offset: 400)
    var bench = Bench(.phone([375, 667], text))
    bench.focus(1)
    bench.show(260)
    // It stands at 100 + 480 − 400 = 180: seen.
    #expect(bench.offset(1) == 400)
  }

  @Test func aCaretInATextViewInAScrollViewIsRevealedInBoth() {
    let text: ScreenNode = .text(2, [0, 300, 375, 400], content: 900, caret: [0, 700, 2, 20])
    var bench = Bench(.phone([375, 667], .scroll(1, [0, 0, 375, 667], content: 1000, text)))
    bench.focus(2)
    bench.show(260)
    // Text view: room 400, 730 − 400 = 330. Scroll view: the caret ends at 300 + 720 − 330 = 690, 700 − 407 = 293.
    #expect(bench.offset(2) == 330)
    #expect(bench.offset(1) == 293)
  }

  @Test func aTextFieldsCaretIsNotUsed() {
    var field = ScreenNode.field(1, [16, 560, 200, 34])
    field.view.caret = [0, 0, 2, 20]
    var bench = Bench(.phone([375, 667], field))
    bench.focus(1)
    bench.show(260)
    #expect(bench.shift == -197)
    #expect(bench.seen?.rect == [16, 363, 200, 34])
  }

  @Test func aLostCaretLeavesTheTextViewWhereItIs() {
    var bench = bench(caret: [0, 480, 2, 20])
    bench.moveCaret(1, to: nil)
    #expect(bench.offset(1) == 203)
    #expect(bench.bottomInset(1) == 193)
  }
}
