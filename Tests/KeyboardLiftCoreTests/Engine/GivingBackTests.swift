import KeyboardLiftTestSupport
import Testing

@testable import KeyboardLiftCore

/// Clamping and giving back, on 375 × 667 with a keyboard of 260.
@Suite struct GivingBackTests {
  /// A scroll view (1) with field 2, which ends at 594, focused.
  func bench(_ strategy: Strategy = .automatic(), content: Double = 1200, offset: Double = 0, field: Double = 560)
    -> Bench
  {
    let scroll: ScreenNode = .scroll(
      1, [0, 0, 375, 667], content: content, offset: offset, .field(2, [16, field, 200, 34]))
    var bench = Bench(.phone([375, 667], scroll), strategy)
    bench.focus(2)
    return bench
  }

  @Test func tenCyclesLeaveNothing() {
    var bench = bench(offset: 40)
    for cycle in 1...10 {
      bench.show(260)
      #expect(bench.offset(1) == 197)
      bench.hide()
      #expect(bench.showsOwnValues, "cycle \(cycle)")
      #expect(bench.offset(1) == 40, "cycle \(cycle)")
    }
  }

  @Test func theAppsOwnChangesMadeMeanwhileStay() {
    var bench = bench()
    bench.show(260)
    bench.setInset(1, to: [0, 0, 80, 0])
    #expect(bench.bottomInset(1) == 260)
    bench.setContent(1, frame: [0, 0, 375, 600], size: [375, 1500])
    #expect(bench.bottomInset(1) == 193)
    bench.hide()
    #expect(bench.bottomInset(1) == 80)
    #expect(bench.height(1) == 600)
    #expect(bench.contentHeight(1) == 1500)
  }

  @Test func anOffsetOutsideTheRangeThatIsNotTouchedIsLeft() {
    // A refresh header holds the list at −60; the field is seen there and gets its room.
    var bench = bench(offset: -60, field: 100)
    bench.show(260)
    #expect(bench.offset(1) == -60)
    bench.hide()
    // Touched by the inset: home is −60, clamped when given back.
    #expect(bench.offset(1) == 0)
  }

  @Test func oneThatWeNeverTouchedIsLeftAlone() {
    let list: ScreenNode = .scroll(1, [0, 0, 375, 300], content: 900, offset: -60)
    var bench = Bench(.phone([375, 667], list, .field(2, [16, 560, 200, 34])))
    bench.focus(2)
    bench.show(260)
    bench.hide()
    #expect(bench.offset(1) == -60)
  }

  @Test func anOffsetThatMovesIsClampedToTheRange() {
    // The field ends with the content at 700: 710 would want 303, the range ends at 700 + 260 − 667 = 293.
    var bench = bench(content: 700, field: 666)
    bench.show(260)
    #expect(bench.offset(1) == 293)
  }

  @Test func aSmallerPartClampsWhatItHeld() {
    var bench = bench(content: 700, field: 300)
    bench.show(260)
    bench.scroll(1, to: 293)
    bench.show(216)
    // 700 + 216 − 667.
    #expect(bench.offset(1) == 249)
    bench.hide()
    #expect(bench.offset(1) == 33)
  }

  @Test func withoutRestoringOffsetsStayInTheirRange() {
    var bench = bench(.automatic(restoresOffset: false))
    bench.show(260)
    bench.hide()
    #expect(bench.offset(1) == 197)
    var short = self.bench(.automatic(restoresOffset: false), content: 700)
    short.show(260)
    #expect(short.offset(1) == 197)
    short.hide()
    #expect(short.offset(1) == 33)
  }

  @Test func aFloatingKeyboardGivesBack() {
    var bench = bench()
    bench.show(260)
    bench.post(KeyboardNotification(.willChangeFrame, end: [20, 200, 300, 200]))
    #expect(bench.reason == .floating)
    #expect(bench.showsOwnValues)
    #expect(bench.offset(1) == 0)
  }

  @Test func contentThatShrankMeanwhileClampsHome() {
    var bench = bench(offset: 500)
    bench.show(260)
    #expect(bench.offset(1) == 500)
    bench.setContent(1, size: [375, 900])
    bench.hide()
    #expect(bench.offset(1) == 233)
  }

  @Test func noFocusKeepsAllAndAddsAgainWhatAnEventOverwrote() {
    var bench = bench()
    bench.show(260)
    bench.blur(2)
    #expect(bench.reason == .noFocus)
    #expect(bench.plan.changes.isEmpty)
    bench.setInset(1, to: [0, 0, 20, 0])
    #expect(bench.bottomInset(1) == 280)
    #expect(bench.offset(1) == 197)
    bench.hide()
    #expect(bench.bottomInset(1) == 20)
    #expect(bench.offset(1) == 0)
  }

  @Test func partsThatAnEventOverwroteAreAddedAgain() {
    var resized = bench(.resize())
    resized.show(260)
    resized.setContent(1, frame: [0, 0, 375, 640])
    #expect(resized.plan.changes.first == Change(id: 1, value: .frame([0, 0, 375, 407])))
    var extended = bench(.extend())
    extended.show(260)
    extended.setContent(1, size: [375, 1300])
    #expect(extended.contentHeight(1) == 1560)
  }

  @Test func aScrollViewThatIsNoLongerWorkedOnLosesItsPartAndKeepsItsHome() {
    let first: ScreenNode = .scroll(1, [0, 0, 375, 500], content: 900, .field(2, [16, 460, 200, 34]))
    let second: ScreenNode = .scroll(3, [0, 500, 375, 167], content: 900, .field(4, [16, 100, 200, 34]))
    var bench = Bench(.phone([375, 667], first, second), .inset())
    bench.focus(2)
    bench.show(260)
    #expect(bench.bottomInset(1) == 93)
    #expect(bench.offset(1) == 87)
    bench.focus(4)
    #expect(bench.bottomInset(1) == 0)
    #expect(bench.offset(1) == 87)
    bench.hide()
    #expect(bench.offset(1) == 0)
  }

  @Test func changesComeOutermostFirstWithTheRootBeforeAll() {
    let inner: ScreenNode = .scroll(2, [0, 600, 375, 300], content: 800, .field(3, [16, 700, 200, 34]))
    var bench = Bench(.phone([375, 667], .scroll(1, [0, 0, 375, 667], content: 1200, inner)))
    bench.focus(3)
    bench.show(260)
    let expected: [Change] = [
      Change(id: 1, value: .contentInset([0, 0, 260, 0])), Change(id: 1, value: .contentOffset([0, 493])),
      Change(id: 2, value: .contentOffset([0, 444])),
    ]
    #expect(bench.plan.changes == expected)
  }
}
