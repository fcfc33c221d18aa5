import KeyboardLiftTestSupport
import Testing

@testable import KeyboardLiftCore

/// Extend on a screen of 375 × 667 with a keyboard of 260: its top is at 407.
@Suite struct ExtendTests {
  /// A scroll view (1) from 67 to 667, so 600 high and covered by 260, with a field (2) that ends at a height.
  func bench(_ strategy: Strategy = .extend(), bottom: Double, offset: Double = 0, content: Double = 600) -> Bench {
    let scroll: ScreenNode = .scroll(
      1, [0, 67, 375, 600], content: content, offset: offset, .field(2, [16, bottom - 34, 200, 34]))
    var bench = Bench(.phone([375, 667], scroll), strategy)
    bench.focus(2)
    return bench
  }

  @Test func theContentGrowsAndTheOffsetIsTheCollapseAndThePadding() {
    var bench = bench(bottom: 400)
    bench.show(260)
    // 260 − (600 − 400) = 60, and 5.
    #expect(bench.contentHeight(1) == 860)
    #expect(bench.offset(1) == 65)
    bench.hide()
    #expect(bench.showsOwnValues)
    #expect(bench.offset(1) == 0)
  }

  @Test func aFieldThatWouldNotBeCoveredAtTheTopIsNotScrolled() {
    var bench = bench(bottom: 339)
    bench.show(260)
    #expect(bench.contentHeight(1) == 860)
    #expect(bench.offset(1) == 0)
    #expect(bench.reason == .alreadyVisible)
  }

  @Test func aCollapseOfNothingIsScrolledByThePadding() {
    var bench = bench(bottom: 340)
    bench.show(260)
    #expect(bench.offset(1) == 5)
  }

  @Test func aFieldThatIsSeenAlreadyIsScrolledAllTheSame() {
    // Scrolled by 200 it ends at 267 in the window, and still goes to 65.
    var bench = bench(bottom: 400, offset: 200, content: 900)
    bench.show(260)
    #expect(bench.offset(1) == 65)
    bench.hide()
    #expect(bench.offset(1) == 200)
  }

  @Test func thePaddingIsAnOption() {
    var bench = bench(.extend(padding: 20), bottom: 400)
    bench.show(260)
    #expect(bench.offset(1) == 80)
  }

  @Test("the content gains what the padding lacks below the last input") func thePaddingIsKeptBelowTheLastInput() {
    // 260 − 0 + 5 = 265: with 260 more the content would end at 260.
    var bench = bench(bottom: 600)
    bench.show(260)
    #expect(bench.offset(1) == 265)
    #expect(bench.contentHeight(1) == 865)
    bench.hide()
    #expect(bench.contentHeight(1) == 600)
  }

  @Test("the padding grows the content only where it is scrolled") func thePaddingGrowsNothingThatIsNotScrolled() {
    var bench = bench(bottom: 300)
    bench.show(260)
    #expect(bench.contentHeight(1) == 860)
  }

  @Test func withoutAnOverlapNothingChanges() {
    let scroll: ScreenNode = .scroll(1, [0, 0, 375, 400], content: 900, offset: 30, .field(2, [16, 380, 200, 34]))
    var bench = Bench(.phone([375, 667], scroll), .extend())
    bench.focus(2)
    bench.show(260)
    #expect(bench.plan.changes.isEmpty)
    #expect(bench.reason == .alreadyVisible)
  }

  @Test func aNestedFieldIsMeasuredInTheContent() {
    let scroll: ScreenNode = .scroll(
      1, [0, 67, 375, 600], content: 600, .view(3, [0, 300, 375, 200], .field(2, [16, 66, 200, 34])))
    var bench = Bench(.phone([375, 667], scroll), .extend())
    bench.focus(2)
    bench.show(260)
    // It ends at 300 + 100 = 400, as in the first test.
    #expect(bench.offset(1) == 65)
  }

  @Test func theSecondFieldIsScrolledWhileTheKeyboardStays() {
    let scroll: ScreenNode = .scroll(
      1, [0, 67, 375, 600], content: 600, .field(2, [16, 366, 200, 34]), .field(3, [16, 466, 200, 34]))
    var bench = Bench(.phone([375, 667], scroll), .extend())
    bench.focus(2)
    bench.show(260)
    bench.focus(3)
    #expect(bench.offset(1) == 165)
    bench.hide()
    #expect(bench.offset(1) == 0)
  }

  @Test func aForeignKeyboardGrowsItAndScrollsNothing() {
    var bench = bench(bottom: 400)
    bench.show(260, isLocal: false)
    #expect(bench.contentHeight(1) == 860)
    #expect(bench.offset(1) == 0)
  }

  @Test func anInputOutsideTheTargetScrollsNothing() {
    let scroll: ScreenNode = .scroll(1, [0, 67, 375, 600], content: 600)
    var bench = Bench(.phone([375, 667], scroll, .field(2, [16, 20, 200, 34])), .extend(target: 1))
    bench.focus(2)
    bench.show(260)
    #expect(bench.contentHeight(1) == 860)
    #expect(bench.offset(1) == 0)
  }
}
