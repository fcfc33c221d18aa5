import KeyboardLiftTestSupport
import Testing

@testable import KeyboardLiftCore

/// Resize on a screen of 375 × 667 with a keyboard of 260: its top is at 407.
@Suite struct ResizeTests {
  /// A scroll view (1) with a field (2) that ends at 594 in the content.
  func bench(
    _ strategy: Strategy = .resize(), height: Double = 667, offset: Double = 0, inset: Insets = .zero,
    system: Insets = .zero
  ) -> Bench {
    let scroll: ScreenNode = .scroll(
      1, [0, 0, 375, height], content: 900, offset: offset, inset: inset, system: system, .field(2, [16, 560, 200, 34]))
    var bench = Bench(.phone([375, 667], scroll), strategy)
    bench.focus(2)
    return bench
  }

  @Test func theHeightLosesTheOverlapAndTheFieldIsScrolledIntoView() {
    var bench = bench()
    bench.show(260)
    // 594 − 407 = 187; no distance unless the input has its own.
    #expect(bench.height(1) == 407)
    #expect(bench.offset(1) == 187)
    #expect(bench.bottomInset(1) == 0)
    bench.hide()
    #expect(bench.showsOwnValues)
    #expect(bench.offset(1) == 0)
  }

  @Test func onlyWhatReachesBelowTheKeyboardsTopIsLost() {
    var bench = bench(height: 567)
    bench.show(260)
    #expect(bench.height(1) == 407)
  }

  @Test func aFrameThatEndsAboveLosesNothing() {
    var bench = bench(height: 400)
    bench.show(260)
    #expect(bench.height(1) == 400)
    // It is scrolled all the same: 594 − 400 = 194.
    #expect(bench.offset(1) == 194)
  }

  @Test func theFrameLeavesTheSafeArea() {
    // 20 points lost of a system inset of 34 leave 14: the room is 407 − 14 = 393; 594 − 393 = 201.
    var bench = bench(height: 427, system: [0, 0, 34, 0])
    bench.show(260)
    #expect(bench.height(1) == 407)
    #expect(bench.offset(1) == 201)
  }

  @Test func aLargerLossLeavesNothingOfTheSystemsInset() {
    var bench = bench(system: [20, 0, 34, 0])
    bench.show(260)
    // Room 407 − 20 = 387; 594 − 20 − 387 = 187.
    #expect(bench.offset(1) == 187)
  }

  @Test func aScrollViewWhollyBelowTheKeyboardsTopLosesItsWholeHeight() {
    let scroll: ScreenNode = .scroll(1, [0, 450, 375, 100], content: 300, .field(2, [16, 40, 200, 34]))
    var bench = Bench(.phone([375, 667], scroll), .resize())
    bench.focus(2)
    bench.show(260)
    #expect(bench.height(1) == 0)
    // No room at all: the field is cut to nothing, keeping its top.
    #expect(bench.offset(1) == 40)
  }

  @Test func afterTheHideItScrollsToTheTopWhereToldTo() {
    var bench = bench(.resize(afterHide: .scrollToTop), offset: 100, inset: [15, 0, 0, 0])
    bench.show(260)
    // Room 392, 594 − 15 − 392 = 187.
    #expect(bench.offset(1) == 187)
    bench.hide()
    #expect(bench.offset(1) == -15)
  }

  @Test func scrollingToTheTopComesBeforeKeepingTheOffset() {
    var bench = bench(.resize(afterHide: .scrollToTop, restoresOffset: false))
    bench.show(260)
    bench.hide()
    #expect(bench.offset(1) == 0)
  }

  @Test func scrollingToTheTopIsDoneOnlyOnce() {
    var bench = bench(.resize(afterHide: .scrollToTop), offset: 100)
    bench.show(260)
    bench.hide()
    bench.scroll(1, to: 50)
    bench.blur(2)
    bench.hide()
    #expect(bench.offset(1) == 50)
  }

  @Test func withoutRestoringItStaysWhereItIs() {
    var bench = bench(.resize(restoresOffset: false))
    bench.show(260)
    bench.hide()
    #expect(bench.offset(1) == 187)
    #expect(bench.showsOwnValues)
  }

  @Test func aForeignKeyboardShrinksItToo() {
    var bench = bench()
    bench.show(260, isLocal: false)
    #expect(bench.height(1) == 407)
    #expect(bench.offset(1) == 0)
    #expect(bench.reason == .foreign)
  }

  @Test func aTargetIsTakenAlsoWithoutTheInputInIt() {
    let list: ScreenNode = .scroll(3, [0, 0, 375, 600], content: 2000, offset: 40)
    var bench = Bench(.phone([375, 667], list, .field(2, [16, 610, 200, 34])), .resize(target: 3))
    bench.focus(2)
    bench.show(260)
    #expect(bench.height(3) == 407)
    #expect(bench.offset(3) == 40)
  }

  @Test func theRootIsNeverShifted() {
    var bench = bench(height: 620)
    bench.show(500)
    #expect(bench.shift == 0)
  }
}
