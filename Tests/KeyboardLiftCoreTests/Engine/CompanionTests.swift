import KeyboardLiftTestSupport
import Testing

@testable import KeyboardLiftCore

/// A button to keep visible with the field, on a screen of 375 × 667 with a keyboard of 260: its top is at 407.
@Suite struct CompanionTests {
  /// A field from 500 to 534 with the button 3 as companion.
  let field = ScreenNode.field(2, [16, 500, 200, 34]).companion(3)

  /// The screen with the field focused and the keyboard up.
  func bench(_ nodes: ScreenNode..., strategy: Strategy = .automatic()) -> Bench {
    let root = ScreenNode(ScreenView(id: 0, parent: nil, frame: [0, 0, 375, 667]), nodes)
    var bench = Bench(
      Screen(size: [375, 667], window: [0, 0, 375, 667], safeArea: [20, 0, 0, 0], root: root), strategy)
    bench.focus(2)
    bench.show(260)
    return bench
  }

  @Test func theRootIsShiftedForBoth() {
    // 600 + 10 − 407.
    #expect(bench(field, .view(3, [16, 560, 200, 40])).shift == -203)
  }

  @Test func aScrollViewScrollsForBoth() {
    let bench = bench(.scroll(1, [0, 0, 375, 667], content: 900, field, .view(3, [16, 640, 200, 40])))
    // 680 + 10 − 407.
    #expect(bench.offset(1) == 283)
  }

  @Test func oneThatDoesNotFitWithTheInputIsLeftOut() {
    // From 500 to 888 are 388 points; the room is 387 high, from the safe top to the keyboard.
    let tooHigh = bench(.scroll(1, [0, 0, 375, 667], content: 1200, field, .view(3, [16, 848, 200, 40])))
    #expect(tooHigh.offset(1) == 137)
    let fits = bench(.scroll(1, [0, 0, 375, 667], content: 1200, field, .view(3, [16, 847, 200, 40])))
    #expect(fits.offset(1) == 480)
  }

  @Test func theDistanceDoesNotCountInTheFit() {
    // The union of 387 fits, with the distance it is 397: cut to the room, keeping its top at the safe top.
    let bench = bench(.scroll(1, [0, 0, 375, 667], content: 1200, field, .view(3, [16, 847, 200, 40])))
    #expect(bench.offset(1) == 480)
  }

  @Test func theRootTakesOneThatFitsBelowTheSafeTop() {
    // 387 points are free between 20 and 407; from 240 to 627 are 387, to 628 one more.
    let high = ScreenNode.field(2, [16, 240, 200, 34]).companion(3)
    #expect(bench(high, .view(3, [16, 600, 200, 27])).shift == -220)
    #expect(bench(high, .view(3, [16, 600, 200, 28])).shift == 0)
  }

  @Test func aHiddenCompanionIsNone() {
    #expect(bench(field, ScreenNode.view(3, [16, 560, 200, 40]).hidden).shift == -137)
    let inHidden = ScreenNode.view(4, [0, 0, 375, 667], .view(3, [16, 560, 200, 40])).hidden
    #expect(bench(field, inHidden).shift == -137)
  }

  @Test func aCompanionThatIsNotThereIsNone() {
    #expect(bench(field).shift == -137)
  }

  @Test("the root is shifted for one outside the scroll views that fits with the input") func oneOutsideShiftsTheRoot()
  {
    let bench = bench(.scroll(1, [0, 0, 375, 600], content: 900, field), .view(3, [16, 610, 200, 40]))
    #expect(bench.offset(1) == 137)
    // From 363 to 650, where the field then is: 650 + 10 − 407.
    #expect(bench.shift == -253)
  }

  @Test("one outside the scroll views that does not fit with the input shifts nothing")
  func oneOutsideThatDoesNotFitIsLeftOut() {
    let low = ScreenNode.field(2, [16, 200, 200, 34]).companion(3)
    // From 200 to 588 are 388 points; 387 are free.
    let bench = bench(.scroll(1, [0, 0, 375, 500], content: 900, low), .view(3, [16, 548, 200, 40]))
    #expect(bench.shift == 0)
    #expect(bench.reason == .alreadyVisible)
  }

  @Test("one outside the scroll views and above the keyboard shifts nothing")
  func oneOutsideAboveTheKeyboardShiftsNothing() {
    let bench = bench(.scroll(1, [0, 40, 375, 627], content: 900, field), .view(3, [16, 20, 200, 20]))
    #expect(bench.shift == 0)
  }

  @Test func aBoxMovedAsAWholeTakesOneOutsideAlong() {
    let low = ScreenNode.field(2, [16, 20, 200, 34]).companion(3)
    let box: ScreenNode = .scroll(1, [0, 500, 375, 80], content: 80, low)
    // The box would need 580 + 10 − 407 = 183; with the button 630 + 10 − 407 = 233.
    #expect(bench(box, .view(3, [16, 590, 200, 40])).shift == -233)
    #expect(bench(.scroll(1, [0, 500, 375, 80], content: 80, low, .view(3, [16, 60, 200, 20]))).shift == -183)
  }

  @Test func oneInTheBoxButOutOfItsFrameIsNotTakenAlong() {
    let low = ScreenNode.field(2, [16, 20, 200, 34]).companion(3)
    let bench = bench(.scroll(1, [0, 500, 375, 80], content: 300, low, .view(3, [16, 100, 200, 20])))
    #expect(bench.shift == -183)
  }

  @Test func slideAndExtendTakeNone() {
    // 517 is (517 − 133.4) / 400.2 = 0.9585 of the scale, with or without a button: 249.
    #expect(bench(field, .view(3, [16, 560, 200, 40]), strategy: .slide()).shift == -249)
    let scroll: ScreenNode = .scroll(1, [0, 0, 375, 667], content: 900, field, .view(3, [16, 640, 200, 40]))
    // 260 − (667 − 534) + 5.
    #expect(bench(scroll, strategy: .extend()).offset(1) == 132)
  }

  @Test func resizeAndInsetTakeOne() {
    let scroll: ScreenNode = .scroll(1, [0, 0, 375, 667], content: 900, field, .view(3, [16, 640, 200, 40]))
    #expect(bench(scroll, strategy: .resize()).offset(1) == 273)
    #expect(bench(scroll, strategy: .inset()).offset(1) == 273)
  }
}
