import KeyboardLiftTestSupport
import Testing

@testable import KeyboardLiftCore

/// What the engine tells of its account, and what callers tell it beyond events; 375 × 667 with keyboards of 216 and 260.
@Suite struct AccountTests {
  /// A scroll view (1) with field 2, which ends at 594, focused, and the keyboard of 260 up.
  func shown(_ strategy: Strategy) -> Bench {
    let scroll: ScreenNode = .scroll(
      1, [0, 0, 375, 667], content: 1200, offset: 20, inset: [5, 0, 7, 0], .field(2, [16, 560, 200, 34]))
    var bench = Bench(.phone([375, 667], scroll), strategy)
    bench.focus(2)
    bench.show(260)
    return bench
  }

  @Test func liftedValuesAreTheAppsOwnWithOurParts() {
    func lifted(_ strategy: Strategy) -> LiftedValues? {
      let bench = shown(strategy)
      return bench.engine.liftedValues(of: bench.screen.views[1])
    }
    let own = LiftedValues(frame: [0, 0, 375, 667], contentSize: [375, 1200], contentInset: [5, 0, 7, 0])
    var inset = own
    inset.contentInset.bottom = 260
    #expect(lifted(.inset()) == inset)
    var resized = own
    resized.frame.size.height = 407
    #expect(lifted(.resize()) == resized)
    var extended = own
    extended.contentSize.height = 1453
    #expect(lifted(.extend()) == extended)
    #expect(lifted(.none) == own)
  }

  @Test func aViewThatDoesNotScrollHasNoLiftedValues() {
    let bench = shown(.automatic())
    #expect(bench.engine.liftedValues(of: bench.screen.views[2]) == nil)
  }

  @Test func homeIsKnownWhileAScrollViewIsTouched() {
    var bench = shown(.automatic())
    #expect(bench.engine.home(of: 1) == 20)
    #expect(bench.engine.home(of: 2) == nil)
    bench.scroll(1, to: 300)
    #expect(bench.engine.home(of: 1) == 300)
    bench.hide()
    #expect(bench.engine.home(of: 1) == nil)
  }

  @Test func whatTheSystemScrolledIsWhereNotificationsBeginAndNotHome() {
    let bench = shown(.inset())
    var engine = bench.engine
    var screen = bench.screen
    screen.views[1].scroll?.contentOffset.y = 300
    engine.noteSystemScroll(1, to: 300)
    #expect(engine.home(of: 1) == 20)
    let end: Rect = [0, 451, 375, 216]
    let plan = engine.handle(.keyboard(KeyboardNotification(.willShow, end: end)), in: screen)
    // From 300 the field is seen: 560 − 300 = 260.
    #expect(screen.applying(plan).views[1].scroll?.contentOffset.y == 300)
    let hide = engine.handle(.keyboard(KeyboardNotification(.willHide)), in: screen)
    #expect(screen.applying(hide).views[1].scroll?.contentOffset.y == 20)
  }

  @Test func aSystemScrollOfWhatIsNotStartedIsNothing() {
    var engine = Engine()
    engine.noteSystemScroll(1, to: 300)
    #expect(engine.heldScrollViews.isEmpty)
  }

  @Test func anEngineThatComesLateKnowsTheKeyboard() {
    var keyboard = Keyboard()
    keyboard.receive(KeyboardNotification(.willShow, end: [0, 407, 375, 260]), on: [375, 667])
    var engine = Engine(keyboard: keyboard)
    let screen = Screen.phone([375, 667], .field(2, [16, 560, 200, 34]))
    let plan = engine.handle(.focus(2), in: screen)
    #expect(plan.changes == [Change(id: 0, value: .translation([0, -197]))])
  }
}
