import KeyboardLiftTestSupport
import Testing

@testable import KeyboardLiftCore

/// Where automatic leaves a form that was filled in from field to field, on 375 × 667 with a keyboard of 260.
@Suite struct HomeFollowsFocusTests {
  /// A form (1) of 2000 points with fields 2 at 100, 3 at 900 and 4 at 1500, each 34 high.
  func form(
    _ strategy: Strategy = .automatic(), offset: Double = 0, inset: Insets = .zero, safeTop: Double = 0
  ) -> Bench {
    let scroll: ScreenNode = .scroll(
      1, [0, 0, 375, 667], content: 2000, offset: offset, inset: inset, .field(2, [16, 100, 200, 34]),
      .field(3, [16, 900, 200, 34]), .field(4, [16, 1500, 200, 34]))
    return Bench(.phone([375, 667], safeArea: [safeTop, 0, 0, 0], scroll), strategy)
  }

  @Test("what was edited last stays in sight when the keyboard goes") func theLastFieldStaysInSight() {
    var bench = form()
    bench.focus(2)
    bench.show(260)
    bench.focus(3)
    #expect(bench.offset(1) == 537)
    bench.focus(4)
    bench.hide()
    // The least without a keyboard and without a distance: 1534 − 667.
    #expect(bench.offset(1) == 867)
    #expect(bench.reason == .hidden)
  }

  @Test("going back brings the form back by the least") func goingBackScrollsTheLeast() {
    var bench = form(inset: [30, 0, 20, 0], safeTop: 47)
    bench.focus(4)
    bench.show(260)
    bench.focus(2)
    bench.hide()
    // From 887 (1534 − 647) up to where the field's top is at the safe top, below the inset: 100 − 47.
    #expect(bench.offset(1) == 53)
  }

  @Test("an input in sight at home leaves it as it is") func anInputInSightMovesNoHome() {
    var bench = form(offset: 40)
    bench.focus(2)
    bench.show(260)
    bench.hide()
    #expect(bench.offset(1) == 40)
  }

  @Test("a form that is not touched has no home to move") func whatIsNotTouchedHasNoHome() {
    let short: ScreenNode = .scroll(1, [0, 0, 375, 300], content: 900, .field(2, [16, 280, 200, 34]))
    var bench = Bench(.phone([375, 667], short), .automatic(distance: 0))
    bench.show(260)
    bench.focus(2)
    #expect(bench.engine.home(of: 1) == 14)
    bench.scroll(1, to: 0)
    #expect(bench.engine.home(of: 1) == 0)
    bench.blur(2)
    bench.hide()
    #expect(bench.offset(1) == 0)
  }

  @Test("typing and a blur move no home but as before") func onlySomeEventsMoveHomes() {
    var bench = form()
    bench.focus(2)
    bench.show(260)
    bench.scroll(1, to: 500)
    #expect(bench.engine.home(of: 1) == 500)
    bench.setInset(1, to: [0, 0, 5, 0])
    #expect(bench.engine.home(of: 1) == 500)
    // The next notification looks for the field again: 100 − 0.
    bench.show(216)
    #expect(bench.engine.home(of: 1) == 100)
  }

  @Test("a late notification that is no news moves no home") func noNewsMovesNoHome() {
    var bench = form()
    bench.focus(2)
    bench.show(260)
    bench.scroll(1, to: 500)
    bench.show(260, .didShow)
    bench.hide()
    #expect(bench.offset(1) == 500)
  }

  @Test("the other strategies return to where the form was") func onlyAutomaticFollows() {
    for strategy: Strategy in [.inset(), .resize(), .extend()] {
      var bench = form(strategy)
      bench.focus(2)
      bench.show(260)
      bench.focus(4)
      bench.hide()
      #expect(bench.offset(1) == 0, "\(strategy)")
    }
  }

  @Test("a home that moves stays in the range") func aMovedHomeIsClamped() {
    let scroll: ScreenNode = .scroll(1, [0, 0, 375, 667], content: 700, .field(2, [16, 680, 200, 34]))
    var bench = Bench(.phone([375, 667], scroll))
    bench.focus(2)
    bench.show(260)
    // 714 − 667 = 47 would show all of it; the content ends at 33.
    #expect(bench.engine.home(of: 1) == 33)
  }

  @Test("each scroll view has its home with the inner ones at theirs") func innerHomesComeFirst() {
    let inner: ScreenNode = .scroll(2, [0, 600, 375, 300], content: 800, .field(3, [16, 700, 200, 34]))
    var bench = Bench(.phone([375, 667], .scroll(1, [0, 0, 375, 667], content: 1200, inner)))
    bench.focus(3)
    bench.show(260)
    bench.hide()
    // Inner 734 − 300 = 434; then the field ends at 600 + 300: 900 − 667 = 233.
    #expect(bench.offset(2) == 434)
    #expect(bench.offset(1) == 233)
  }

  @Test("a note returns to where its caret is in sight") func aNoteFollowsItsCaret() {
    let text: ScreenNode = .text(1, [0, 0, 375, 667], content: 3000, caret: [0, 1200, 2, 20])
    var bench = Bench(.phone([375, 667], text))
    bench.focus(1)
    bench.show(260)
    bench.hide()
    // 1220 − 667.
    #expect(bench.offset(1) == 553)
  }

  @Test("the move is measured from the home that this event leaves") func theMoveIsFromTheNewHome() {
    var bench = form()
    bench.show(260)
    bench.focus(4)
    // From 867 to 1534 + 10 − 407 = 1137.
    #expect(bench.plan.move == 270)
  }
}
