import KeyboardLiftTestSupport
import Testing

@testable import KeyboardLiftCore

/// Inset and none on a screen of 375 × 667 with a keyboard of 260: its top is at 407.
@Suite struct InsetTests {
  /// A full-screen scroll view (1) with a field (2) that ends at 594.
  func bench(_ strategy: Strategy = .inset(), inset: Insets = .zero, system: Insets = .zero) -> Bench {
    Bench(
      .phone(
        [375, 667],
        .scroll(1, [0, 0, 375, 667], content: 900, inset: inset, system: system, .field(2, [16, 560, 200, 34]))),
      strategy)
  }

  @Test func theInsetGainsTheOverlapAndTheFieldIsScrolledIntoView() {
    var bench = bench()
    bench.focus(2)
    bench.show(260)
    // Room 667 − 260 = 407; 594 − 407 = 187.
    #expect(bench.bottomInset(1) == 260)
    #expect(bench.offset(1) == 187)
    #expect(bench.reason == .revealed)
    bench.hide()
    #expect(bench.showsOwnValues)
    #expect(bench.offset(1) == 0)
  }

  @Test func theDistanceIsOnTop() {
    var bench = bench(.inset(distance: 20))
    bench.focus(2)
    bench.show(260)
    #expect(bench.offset(1) == 207)
  }

  @Test func whatUIKitInsetsAlreadyIsSubtracted() {
    var bench = bench(system: [64, 0, 83, 0])
    bench.focus(2)
    bench.show(260)
    // 260 − 83 = 177. Room 667 − 64 − 83 − 177 = 343; 594 − 64 − 343 = 187.
    #expect(bench.bottomInset(1) == 177)
    #expect(bench.offset(1) == 187)
  }

  @Test("what the app insets lies under the keyboard and is not inset twice") func theAppsOwnInsetIsNotInsetTwice() {
    var bench = bench(inset: [10, 0, 50, 0])
    bench.focus(2)
    bench.show(260)
    // 260 − 50 = 210. Room 667 − 10 − 260 = 397; 594 − 10 − 397 = 187.
    #expect(bench.engine.parts(of: 1).inset == 210)
    #expect(bench.bottomInset(1) == 260)
    #expect(bench.offset(1) == 187)
    bench.hide()
    #expect(bench.bottomInset(1) == 50)
  }

  @Test("an own inset deeper than the keyboard leaves the input just above the keyboard")
  func aDeepOwnInsetCoversNothing() {
    var bench = bench(inset: [0, 0, 400, 0])
    bench.focus(2)
    bench.show(260)
    #expect(bench.bottomInset(1) == 400)
    // Room 407: 594 − 407.
    #expect(bench.offset(1) == 187)
  }

  @Test func aScrollViewThatEndsAboveTheKeyboardGetsNothing() {
    let scroll: ScreenNode = .scroll(1, [0, 0, 375, 400], content: 900, .field(2, [16, 300, 200, 34]))
    var bench = Bench(.phone([375, 667], scroll), .inset())
    bench.focus(2)
    bench.show(260)
    #expect(bench.bottomInset(1) == 0)
    #expect(bench.reason == .alreadyVisible)
  }

  @Test func withoutAScrollViewThereIsNothingToDo() {
    var bench = Bench(.phone([375, 667], .field(2, [16, 560, 200, 34])), .inset())
    bench.focus(2)
    bench.show(260)
    #expect(bench.reason == .noScrollView)
    #expect(bench.plan.changes.isEmpty)
  }

  @Test func theNearestScrollViewThatIsNotSidewaysIsTaken() {
    let carousel: ScreenNode = .carousel(3, [0, 500, 375, 100], width: 1125, .field(2, [16, 40, 200, 34]))
    let inner: ScreenNode = .scroll(4, [0, 0, 375, 700], content: 700, enabled: false, carousel)
    var bench = Bench(.phone([375, 667], .scroll(1, [0, 0, 375, 667], content: 900, inner)), .inset())
    bench.focus(2)
    bench.show(260)
    // The inner one is not user-scrollable and still the nearest; it reaches 293 below the keyboard's top.
    #expect(bench.bottomInset(4) == 293)
    #expect(bench.bottomInset(3) == 0)
    #expect(bench.bottomInset(1) == 0)
  }

  @Test func theFocusedTextViewItselfIsNeverTakenWithoutATarget() {
    var bench = Bench(.phone([375, 667], .text(2, [0, 300, 375, 300], caret: [0, 250, 2, 20])), .inset())
    bench.focus(2)
    bench.show(260)
    #expect(bench.reason == .noScrollView)
  }

  @Test func aTargetElsewhereGetsItsPartAndIsNotScrolled() {
    let screen = Screen.phone(
      [375, 667], .scroll(1, [0, 0, 375, 500], content: 900, offset: 30), .field(2, [16, 600, 200, 34]))
    var bench = Bench(screen, .inset(target: 1))
    bench.focus(2)
    bench.show(260)
    #expect(bench.bottomInset(1) == 93)
    #expect(bench.offset(1) == 30)
    #expect(bench.reason == .alreadyVisible)
  }

  @Test func aTargetThatIsNoneOrNoScrollViewIsNone() {
    for target in [9, 2] {
      var bench = bench(.inset(target: target))
      bench.focus(2)
      bench.show(260)
      #expect(bench.reason == .noScrollView, "target \(target)")
    }
  }

  @Test func aTargetMayBeTheFocusedTextViewAndIsScrolledToItsCaret() {
    let text: ScreenNode = .text(2, [0, 300, 375, 300], content: 600, caret: [0, 250, 2, 20])
    var bench = Bench(.phone([375, 667], text), .inset(target: 2))
    bench.focus(2)
    bench.show(260)
    // The text view reaches 193 below 407; room 107; 270 − 107 = 163.
    #expect(bench.bottomInset(2) == 193)
    #expect(bench.offset(2) == 163)
  }

  @Test func aTargetThatIsAHiddenOrSidewaysScrollViewIsWorkedOn() {
    let hidden: ScreenNode = .scroll(1, [0, 0, 375, 667], content: 900)
    var bench = Bench(.phone([375, 667], hidden.hidden, .field(2, [16, 560, 200, 34])), .inset(target: 1))
    bench.focus(2)
    bench.show(260)
    #expect(bench.bottomInset(1) == 260)
    let carousel: ScreenNode = .carousel(1, [0, 400, 375, 200], width: 1125)
    var other = Bench(.phone([375, 667], carousel, .field(2, [16, 10, 200, 34])), .inset(target: 1))
    other.focus(2)
    other.show(260)
    #expect(other.bottomInset(1) == 193)
  }

  @Test func aForeignKeyboardMakesRoomAndScrollsNothing() {
    var bench = bench()
    bench.focus(2)
    bench.show(260, isLocal: false)
    #expect(bench.bottomInset(1) == 260)
    #expect(bench.offset(1) == 0)
    #expect(bench.reason == .foreign)
  }

  @Test func noneDoesNothing() {
    var bench = bench(.none)
    bench.focus(2)
    bench.show(260)
    #expect(bench.reason == Reason.none)
    #expect(bench.plan.changes.isEmpty)
  }
}
