import KeyboardLiftTestSupport
import Testing

@testable import KeyboardLiftCore

/// Where scrolling begins and where a scroll view returns to, on 375 × 667 with keyboards of 216 and 260.
@Suite struct HomeAndStartTests {
  /// A scroll view (1) with fields 2 (ends at 594) and 3 (ends at 734), field 2 focused.
  func bench(offset: Double = 0) -> Bench {
    let scroll: ScreenNode = .scroll(
      1, [0, 0, 375, 667], content: 1200, offset: offset, .field(2, [16, 560, 200, 34]), .field(3, [16, 700, 200, 34]))
    var bench = Bench(.phone([375, 667], scroll))
    bench.focus(2)
    return bench
  }

  /// A text view (1) that fills the screen, with content of 2000 and the caret at a height, focused with 260 up.
  func note(caret: Double) -> Bench {
    var bench = Bench(.phone([375, 667], .text(1, [0, 0, 375, 667], content: 2000, caret: [0, caret, 2, 20])))
    bench.focus(1)
    bench.show(260)
    return bench
  }

  @Test func aBurstEndsWhereItsLastFrameAloneWould() {
    var bench = bench()
    for height in [216, 260, 216] as [Double] { bench.show(height) }
    // 604 − (667 − 216) = 153.
    #expect(bench.offset(1) == 153)
  }

  @Test func anyOtherEventBeginsWhereTheScrollViewStands() {
    var bench = bench()
    bench.show(260)
    bench.show(216)
    bench.show(260)
    bench.focus(3)
    #expect(bench.offset(1) == 337)
    // Back to the first: it is still seen (560 − 337 = 223), so nothing moves.
    bench.focus(2)
    #expect(bench.offset(1) == 337)
    #expect(bench.reason == .alreadyVisible)
  }

  @Test func anotherFocusForgetsTheStart() {
    var bench = bench()
    bench.show(260)
    bench.focus(3)
    bench.focus(2)
    bench.show(216)
    // From 337, where the later focus found it, not from 0: nothing needs to move.
    #expect(bench.offset(1) == 337)
    bench.hide()
    // The lower field is in sight from 67 on: 734 − 667.
    #expect(bench.offset(1) == 67)
  }

  @Test func theSameFocusAgainKeepsTheStart() {
    var bench = bench()
    bench.show(260)
    bench.focus(2)
    bench.show(216)
    #expect(bench.offset(1) == 153)
  }

  @Test func aBlurForgetsTheStart() {
    var bench = bench()
    bench.show(260)
    bench.blur(2)
    #expect(bench.offset(1) == 197)
    bench.focus(2)
    bench.show(216)
    #expect(bench.offset(1) == 197)
  }

  @Test func theEngineHoldsAScrollViewOnlyWhileItMustBeToldOfIt() {
    // Nothing is covered: the scroll view has a start, and is forgotten with it.
    var bench = Bench(.phone([375, 667], .scroll(1, [0, 0, 375, 300], content: 900, .field(2, [16, 20, 200, 34]))))
    #expect(Array(bench.engine.heldScrollViews).isEmpty)
    bench.focus(2)
    bench.show(260)
    #expect(Array(bench.engine.heldScrollViews) == [1])
    bench.blur(2)
    #expect(Array(bench.engine.heldScrollViews).isEmpty)
    bench.focus(2)
    bench.hide()
    #expect(Array(bench.engine.heldScrollViews).isEmpty)
  }

  @Test func theUsersScrollIsNeverFoughtAndIsHome() {
    var bench = bench()
    bench.show(260)
    bench.scroll(1, to: 400)
    #expect(bench.reason == .scrolled)
    #expect(bench.plan.changes.isEmpty)
    bench.hide()
    #expect(bench.offset(1) == 400)
  }

  @Test func theUsersScrollIsTheStartToo() {
    var bench = bench()
    bench.show(260)
    bench.scroll(1, to: 300)
    bench.show(216)
    // From 300 the field is seen: 560 − 300 = 260.
    #expect(bench.offset(1) == 300)
  }

  @Test func aScrollBeforeAnythingWasTouchedIsJustWhereItStands() {
    var bench = bench()
    bench.scroll(1, to: 30)
    bench.show(260)
    #expect(bench.offset(1) == 197)
    bench.hide()
    #expect(bench.offset(1) == 30)
  }

  @Test func typingIsTheUsersOwnMotionAndHome() {
    var bench = note(caret: 0)
    #expect(bench.offset(1) == 0)
    bench.moveCaret(1, to: [0, 800, 2, 20])
    // 830 − 407.
    #expect(bench.offset(1) == 423)
    bench.hide()
    #expect(bench.offset(1) == 423)
  }

  @Test func whatTheKeyboardMovedIsNotHome() {
    var bench = note(caret: 500)
    #expect(bench.offset(1) == 123)
    bench.hide()
    #expect(bench.offset(1) == 0)
  }

  @Test func aTextThatGrowsIsTypingToo() {
    // A text view in a scroll view grows by a line at a time; its size event moves the scroll view.
    let text: ScreenNode = .text(2, [0, 300, 375, 40], enabled: false)
    var bench = Bench(.phone([375, 667], .scroll(1, [0, 0, 375, 667], content: 1200, text)))
    bench.focus(2)
    bench.show(260)
    bench.setContent(2, frame: [0, 300, 375, 160])
    // 460 + 10 − 407.
    #expect(bench.offset(1) == 63)
    bench.hide()
    #expect(bench.offset(1) == 63)
  }

  @Test func anotherViewsContentIsNotTyping() {
    var bench = bench()
    bench.show(260)
    bench.setContent(1, size: [375, 1000])
    bench.setContent(3, frame: [16, 720, 200, 34])
    bench.hide()
    #expect(bench.offset(1) == 0)
  }

  @Test func aContentOrInsetEventThatMovesSetsTheStart() {
    let list: ScreenNode = .scroll(4, [0, 0, 375, 400], content: 1000, .field(2, [16, 560, 200, 34]))
    var bench = Bench(.phone([375, 667], .scroll(1, [0, 0, 375, 667], content: 667, list)))
    bench.focus(2)
    bench.show(216)
    // 594 + 10 − 400.
    #expect(bench.offset(4) == 204)
    bench.setInset(4, to: [0, 0, 50, 0])
    #expect(bench.offset(4) == 254)
    bench.setInset(4, to: .zero)
    bench.show(260)
    // From 254, where the inset event left it: 604 − 254 = 350 of 400, nothing to do.
    #expect(bench.offset(4) == 254)
    bench.hide()
    // Where the field is in sight: 594 − 400.
    #expect(bench.offset(4) == 194)
  }

  @Test func aLayoutForgetsHomesAndStarts() {
    var bench = bench()
    bench.show(260)
    let scroll: ScreenNode = .scroll(
      1, [0, 0, 375, 667], content: 1200, offset: 100, .field(2, [16, 560, 200, 34]), .field(3, [16, 700, 200, 34]))
    bench.layOut(.phone([375, 667], scroll))
    #expect(bench.bottomInset(1) == 260)
    #expect(bench.offset(1) == 197)
    bench.hide()
    #expect(bench.offset(1) == 100)
  }

  @Test func aRotationAndBackLeavesNothing() {
    func form(_ size: Size) -> Screen {
      .phone(size, .scroll(1, Rect(origin: .zero, size: size), content: 1200, .field(2, [16, 560, 200, 34])))
    }
    var bench = Bench(form([375, 667]))
    bench.focus(2)
    bench.show(260)
    bench.layOut(form([667, 375]))
    bench.show(162)
    #expect(bench.bottomInset(1) == 162)
    #expect(bench.offset(1) == 391)
    bench.layOut(form([375, 667]))
    bench.show(260)
    #expect(bench.offset(1) == 197)
    bench.hide()
    #expect(bench.showsOwnValues)
    #expect(bench.offset(1) == 0)
  }

  @Test func goingToTheBackgroundAndBackChangesNothing() {
    var bench = bench()
    bench.show(260)
    bench.send(.background)
    #expect(bench.reason == .background)
    bench.send(.foreground)
    #expect(bench.reason == .foreground)
    #expect(bench.offset(1) == 197)
    bench.show(260)
    #expect(bench.reason == .revealed)
  }
}
