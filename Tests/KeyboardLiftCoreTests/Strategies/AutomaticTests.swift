import KeyboardLiftTestSupport
import Testing

@testable import KeyboardLiftCore

/// Automatic on a screen of 375 × 667, safe top 20, distance 10, with a keyboard of 260: its top is at 407.
@Suite struct AutomaticTests {
  /// A screen with the first input focused and the keyboard up.
  func bench(_ nodes: ScreenNode..., focus: Int, height: Double = 260, strategy: Strategy = .automatic()) -> Bench {
    var screen = Screen(
      size: [375, 667], window: [0, 0, 375, 667],
      root: ScreenNode(ScreenView(id: 0, parent: nil, frame: [0, 0, 375, 667]), nodes))
    screen.safeArea.top = 20
    var bench = Bench(screen, strategy)
    bench.focus(focus)
    bench.show(height)
    return bench
  }

  @Test func theScrollViewGetsTheOverlapAsInsetAndScrollsTheLeast() {
    let bench = bench(.scroll(1, [0, 0, 375, 667], content: 900, .field(2, [16, 560, 200, 34])), focus: 2)
    // Room 407; 594 + 10 − 407 = 197.
    #expect(bench.bottomInset(1) == 260)
    #expect(bench.offset(1) == 197)
    #expect(bench.shift == 0)
    #expect(bench.reason == .revealed)
    #expect(bench.seen?.covered == 0)
  }

  @Test func aFieldThatIsSeenIsNotMovedButRoomIsMade() {
    let bench = bench(.scroll(1, [0, 0, 375, 667], content: 900, .field(2, [16, 300, 200, 34])), focus: 2)
    #expect(bench.bottomInset(1) == 260)
    #expect(bench.offset(1) == 0)
    #expect(bench.reason == .alreadyVisible)
  }

  @Test func aFieldAboveTheRoomIsScrolledDownTo() {
    let scroll: ScreenNode = .scroll(
      1, [0, 0, 375, 667], content: 1200, offset: 300, system: [64, 0, 34, 0], .field(2, [16, 200, 200, 34]))
    // 200 − 64.
    #expect(bench(scroll, focus: 2).offset(1) == 136)
  }

  @Test("a scroll view that lies in no other scrolls nothing above the safe top") func theRoomBeginsAtTheSafeTop() {
    let field = ScreenNode.field(2, [16, 200, 200, 34])
    // 200 − 20: the frame begins at the window's top.
    #expect(bench(.scroll(1, [0, 0, 375, 667], content: 1200, offset: 300, field), focus: 2).offset(1) == 180)
    // 200 − 15: 5 points of the safe area lie above the frame.
    #expect(bench(.scroll(1, [0, 5, 375, 662], content: 1200, offset: 300, field), focus: 2).offset(1) == 185)
    // One in another scroll view has its own inset alone.
    let inner: ScreenNode = .scroll(3, [0, 0, 375, 300], content: 1200, offset: 300, field)
    #expect(bench(.scroll(1, [0, 0, 375, 667], content: 667, inner), focus: 2).offset(3) == 200)
  }

  @Test("a scroll view that has the focus itself is not scrolled for itself") func aFocusedTableIsNotScrolled() {
    let bench = bench(.scroll(1, [0, 250, 375, 100], content: 2000, kind: .tableView), focus: 1)
    #expect(bench.offset(1) == 0)
    #expect(bench.reason == .alreadyVisible)
  }

  @Test func withoutAScrollViewTheRootIsShifted() {
    let bench = bench(.field(1, [16, 560, 200, 34]), focus: 1)
    // 594 + 10 − 407.
    #expect(bench.shift == -197)
    #expect(bench.reason == .revealed)
    #expect(bench.plan.move == 197)
  }

  @Test func aShiftNeverTakesTheInputAboveTheSafeTop() {
    let bench = bench(.field(1, [0, 100, 375, 550]), focus: 1)
    // 650 + 10 − 407 = 253 are needed, 100 − 20 = 80 may be.
    #expect(bench.shift == -80)
    #expect(bench.reason == .capped)
  }

  @Test func anInputAtTheSafeTopIsNotShiftedAtAll() {
    let bench = bench(.field(1, [0, 10, 375, 640]), focus: 1)
    #expect(bench.shift == 0)
    #expect(bench.reason == .capped)
  }

  @Test func theInputsOwnDistanceComesFirst() {
    #expect(bench(ScreenNode.field(1, [16, 560, 200, 34]).distance(40), focus: 1).shift == -227)
    #expect(bench(.field(1, [16, 560, 200, 34]), focus: 1, strategy: .automatic(distance: 0)).shift == -187)
  }

  @Test func eachScrollViewOfTheChainRevealsInnermostFirst() {
    let inner: ScreenNode = .scroll(2, [0, 600, 375, 300], content: 800, .field(3, [16, 700, 200, 34]))
    let bench = bench(.scroll(1, [0, 0, 375, 667], content: 1200, inner), focus: 3)
    // Inner: room 300, 744 − 300 = 444. Outer: the field is at 600 + 700 − 444 = 856, 890 + 10 − 407 = 493.
    #expect(bench.offset(2) == 444)
    #expect(bench.offset(1) == 493)
    #expect(bench.bottomInset(2) == 0)
    #expect(bench.bottomInset(1) == 260)
  }

  @Test func sidewaysAndNotScrollableScrollViewsAreLeftAlone() {
    let carousel: ScreenNode = .carousel(
      2, [0, 500, 375, 100], width: 1125, offset: 375, .field(4, [391, 40, 200, 34]))
    let still: ScreenNode = .scroll(3, [0, 0, 375, 667], content: 900, enabled: false, carousel)
    let bench = bench(still, focus: 4)
    // 500 + 74 + 10 − 407 = 177.
    #expect(bench.shift == -177)
    #expect(bench.bottomInset(2) == 0 && bench.bottomInset(3) == 0)
    #expect(bench.offset(3) == 0)
  }

  @Test func aLowBoxIsMovedAsAWhole() {
    let bench = bench(.scroll(1, [0, 560, 375, 80], content: 80, .field(2, [16, 20, 200, 34])), focus: 2)
    // Nothing of it is left above 407, less than 34; its end 640 + 10 − 407 = 243.
    #expect(bench.shift == -243)
    #expect(bench.bottomInset(1) == 0)
    #expect(bench.offset(1) == 0)
  }

  @Test func aBoxOfWhichEnoughIsLeftGetsAnInset() {
    // 34 points are left above 407: as high as the input is, without its distance.
    let bench = bench(.scroll(1, [0, 373, 375, 200], content: 200, .field(2, [16, 150, 200, 34])), focus: 2)
    #expect(bench.bottomInset(1) == 166)
    #expect(bench.offset(1) == 150)
    #expect(bench.shift == 0)
  }

  @Test func aBoxThatDoesNotFitAboveTheKeyboardGetsAnInsetAndTheInputIsShifted() {
    // A keyboard of 500: 17 points of the box are left above 167, and 517 do not fit between 20 and 167.
    let scroll: ScreenNode = .scroll(1, [0, 150, 375, 517], content: 700, .field(2, [16, 600, 200, 34]))
    let bench = bench(scroll, focus: 2, height: 500)
    #expect(bench.bottomInset(1) == 500)
    // The room is 17: the field's top goes to it, 600 − 0. Then the field ends at 184: 184 + 10 − 167 = 27.
    #expect(bench.offset(1) == 600)
    #expect(bench.shift == -27)
  }

  @Test func aRootThatEndsAboveTheKeyboardIsNotShifted() {
    var bench = Bench(.phone([375, 667], root: [0, 0, 375, 400], .field(1, [16, 390, 200, 34])))
    bench.focus(1)
    bench.show(260)
    #expect(bench.shift == 0)
    #expect(bench.reason == .alreadyVisible)
  }

  @Test func aRootLowerInTheWindowIsShiftedInWindowCoordinates() {
    var bench = Bench(
      .phone([375, 667], safeArea: [64, 0, 0, 0], root: [0, 64, 375, 603], .field(1, [16, 500, 200, 34])))
    bench.focus(1)
    bench.show(260)
    // 64 + 534 + 10 − 407.
    #expect(bench.shift == -201)
  }

  @Test func aForeignKeyboardMakesRoomOnly() {
    let scroll: ScreenNode = .scroll(1, [0, 560, 375, 80], content: 80, .field(2, [16, 20, 200, 34]))
    var bench = Bench(.phone([375, 667], scroll))
    bench.focus(2)
    bench.show(260, isLocal: false)
    // Also a box that would be moved as a whole for a docked one.
    #expect(bench.bottomInset(1) == 80)
    #expect(bench.shift == 0)
    #expect(bench.reason == .foreign)
  }

  @Test func whatUIKitInsetsIsNotInsetTwice() {
    let scroll: ScreenNode = .scroll(
      1, [0, 0, 375, 667], content: 900, system: [0, 0, 300, 0], .field(2, [16, 560, 200, 34]))
    let bench = bench(scroll, focus: 2)
    #expect(bench.bottomInset(1) == 0)
    // Its room ends above the keyboard already: 667 − 300 = 367; 604 − 367 = 237.
    #expect(bench.offset(1) == 237)
  }
}
