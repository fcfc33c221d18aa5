import KeyboardLiftTestSupport
import Testing

@testable import KeyboardLiftCore

/// What only rounding tells from nothing is exactly nothing: a part of a ten-billionth would never be given back.
@Suite struct ResidueTests {
  /// A marked list (1) behind a bar whose message (2) is placed in thirds, on 375 × 812.
  func chat() -> Bench {
    Bench(
      .phone(
        [375, 812], safeArea: [47, 0, 34, 0], .scroll(1, [0, 0, 375, 812], content: 3000, room: true),
        .view(3, [0, 2123 / 3, 375, 313 / 3], .text(2, [16, 170 / 3, 343, 113 / 3]))))
  }

  @Test("a list that goes up with the screen by its whole overlap keeps no part") func noPartRemains() {
    var bench = chat()
    bench.show(260)
    bench.focus(2)
    #expect(bench.engine.parts(of: 1) == .none)
    bench.blur(2)
    bench.hide()
    #expect(bench.engine.heldScrollViews.isEmpty)
    #expect(bench.showsOwnValues)
  }

  @Test("a need of nothing shifts nothing") func noShiftRemains() {
    // A field of thirds whose distance is as far above the keyboard as rounding can be.
    let field = ScreenNode.field(1, [16, 407 - 0.1 * 3 - 34, 200, 34]).distance(0.3)
    var bench = Bench(.phone([375, 667], field))
    bench.focus(1)
    bench.show(260)
    #expect(bench.shift == 0)
    #expect(bench.reason == .alreadyVisible)
  }

  @Test("what may be shifted by nothing is not shifted") func noRoomForAShift() {
    let field = ScreenNode.field(1, [16, 0.1 + 0.2, 200, 600])
    var bench = Bench(.phone([375, 667], safeArea: [0.3, 0, 0, 0], field))
    bench.focus(1)
    bench.show(260)
    #expect(bench.shift == 0)
    #expect(bench.reason == .capped)
  }

  @Test("a held scroll view that is gone when all is given back is no longer held") func aVanishedViewIsForgotten() {
    let scroll: ScreenNode = .scroll(1, [0, 0, 375, 667], content: 2000, .field(2, [0, 600, 375, 40]))
    var engine = Engine()
    var screen = Screen.phone([375, 667], scroll)
    screen = screen.applying(engine.handle(.focus(2), in: screen))
    _ = engine.handle(.keyboard(KeyboardNotification(.willShow, end: [0, 407, 375, 260])), in: screen)
    #expect(Array(engine.heldScrollViews) == [1])
    _ = engine.handle(.keyboard(KeyboardNotification(.willHide)), in: .phone([375, 667]))
    #expect(engine.heldScrollViews.isEmpty)
  }
}
