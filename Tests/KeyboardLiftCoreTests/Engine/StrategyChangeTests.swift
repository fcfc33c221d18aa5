import KeyboardLiftTestSupport
import Testing

@testable import KeyboardLiftCore

/// `use(_:in:)`: gives back under the old strategy, then plans as for a focus event.
@Suite struct StrategyChangeTests {
  let strategies: [Strategy] = [
    .none, .automatic(), .automatic(distance: 40), .slide(), .resize(), .extend(), .inset(),
    .resize(afterHide: .scrollToTop), .inset(restoresOffset: false),
  ]

  /// A scroll view (1) with field 2, focused, and the keyboard of 260 up.
  func bench(_ strategy: Strategy) -> Bench {
    let scroll: ScreenNode = .scroll(1, [0, 0, 375, 667], content: 1200, .field(2, [16, 560, 200, 34]))
    var bench = Bench(.phone([375, 667], scroll), strategy)
    bench.focus(2)
    bench.show(260)
    return bench
  }

  @Test func anotherStrategyEndsWhereItAloneWouldHave() {
    for old in strategies where old.restoresOffset && !old.scrollsToTop {
      for new in strategies {
        var bench = bench(old)
        bench.use(new)
        let alone = self.bench(new)
        #expect(bench.stage == alone.stage, "\(old) to \(new)")
        bench.hide()
        #expect(bench.showsOwnValues, "\(old) to \(new)")
      }
    }
  }

  @Test func itIsOnePlanInTheOrderOfApplication() {
    var bench = bench(.inset())
    bench.use(.resize())
    // The offset is the same under both: only frame and inset change.
    let expected: [Change] = [
      Change(id: 1, value: .frame([0, 0, 375, 407])), Change(id: 1, value: .contentInset(.zero)),
    ]
    #expect(bench.plan.changes == expected)
    #expect(bench.plan.animation == .keyboard)
    bench.use(.slide())
    let sliding: [Change] = [
      Change(id: 0, value: .translation([0, -260])), Change(id: 1, value: .frame([0, 0, 375, 667])),
      Change(id: 1, value: .contentOffset([0, 0])),
    ]
    #expect(bench.plan.changes == sliding)
  }

  @Test func theSameStrategyAgainChangesNothing() {
    for strategy in strategies where strategy.restoresOffset && !strategy.scrollsToTop {
      var bench = bench(strategy)
      bench.use(strategy)
      #expect(bench.plan.changes.isEmpty, "\(strategy)")
    }
  }

  @Test func theOldOptionsDecideTheGivingBack() {
    var bench = bench(.inset(restoresOffset: false))
    #expect(bench.offset(1) == 187)
    bench.use(.none)
    #expect(bench.offset(1) == 187)
    var top = self.bench(.resize(afterHide: .scrollToTop))
    top.scroll(1, to: 100)
    top.use(.none)
    #expect(top.offset(1) == 0)
  }

  @Test func withoutAKeyboardItOnlyRemembers() {
    let scroll: ScreenNode = .scroll(1, [0, 0, 375, 667], content: 1200, .field(2, [16, 560, 200, 34]))
    var bench = Bench(.phone([375, 667], scroll), .inset())
    bench.use(.slide())
    #expect(bench.plan.changes.isEmpty)
    #expect(bench.engine.strategy == .slide())
    bench.focus(2)
    bench.show(260)
    #expect(bench.shift == -260)
  }

  @Test func withoutAFocusAllIsGivenBackAndMarksGetTheirRoom() {
    let list: ScreenNode = .scroll(1, [0, 0, 375, 667], content: 1200, room: true, .field(2, [16, 560, 200, 34]))
    var bench = Bench(.phone([375, 667], list), .inset())
    bench.focus(2)
    bench.show(260)
    bench.blur(2)
    bench.use(.automatic())
    #expect(bench.bottomInset(1) == 260)
    #expect(bench.offset(1) == 0)
  }
}
