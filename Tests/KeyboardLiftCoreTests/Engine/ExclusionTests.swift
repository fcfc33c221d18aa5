import KeyboardLiftTestSupport
import Testing

@testable import KeyboardLiftCore

/// What is the system's, opted out, hidden or not there is not moved for.
@Suite struct ExclusionTests {
  let field: ScreenNode = .field(2, [16, 560, 200, 34])

  /// The reason for a keyboard of 260 with field 2 focused; nothing must have changed.
  func reason(_ node: ScreenNode, _ strategy: Strategy = .automatic()) -> Reason {
    var bench = Bench(.phone([375, 667], node), strategy)
    bench.focus(2)
    bench.show(260)
    #expect(bench.plan.changes.isEmpty)
    #expect(bench.plan.givesBack)
    return bench.reason
  }

  @Test func anInputThatIsTheSystemsOrOptedOut() {
    #expect(reason(field.systemOwned) == .systemOwned)
    #expect(reason(field.optedOut) == .optedOut)
  }

  @Test func anInputInWhatIsTheSystemsOrOptedOut() {
    #expect(reason(ScreenNode.scroll(1, [0, 0, 375, 667], content: 900, field).systemOwned) == .systemOwned)
    #expect(reason(ScreenNode.view(1, [0, 0, 375, 667], .view(3, [0, 0, 375, 667], field)).optedOut) == .optedOut)
  }

  @Test func theNearestCounts() {
    #expect(reason(ScreenNode.view(1, [0, 0, 375, 667], field.optedOut).systemOwned) == .optedOut)
    #expect(reason(ScreenNode.view(1, [0, 0, 375, 667], field.systemOwned).optedOut) == .systemOwned)
  }

  @Test func onOneViewTheSystemCounts() {
    #expect(reason(field.systemOwned.optedOut) == .systemOwned)
  }

  @Test func aHiddenInputIsNoFocus() {
    #expect(reason(field.hidden) == .noFocus)
    #expect(reason(ScreenNode.view(1, [0, 0, 375, 667], field).hidden) == .noFocus)
  }

  @Test func anInputThatIsNotInTheLayoutIsNoFocus() {
    #expect(reason(.field(9, [16, 560, 200, 34])) == .noFocus)
  }

  @Test func aTargetOutsideTheChainThatIsExcluded() {
    let target: ScreenNode = .scroll(1, [0, 0, 375, 500], content: 900)
    func reason(_ node: ScreenNode) -> Reason {
      var bench = Bench(.phone([375, 667], node, field), .inset(target: 1))
      bench.focus(2)
      bench.show(260)
      #expect(bench.bottomInset(1) == 0)
      return bench.reason
    }
    #expect(reason(target.systemOwned) == .systemOwned)
    #expect(reason(target.optedOut) == .optedOut)
    #expect(reason(ScreenNode.view(3, [0, 0, 375, 500], target).optedOut) == .optedOut)
  }

  @Test func anExcludedFocusGivesBackWhatWasHeld() {
    let scroll: ScreenNode = .scroll(
      1, [0, 0, 375, 667], content: 900, field, ScreenNode.field(3, [16, 600, 200, 34]).optedOut)
    var bench = Bench(.phone([375, 667], scroll))
    bench.focus(2)
    bench.show(260)
    #expect(bench.offset(1) == 197)
    bench.focus(3)
    #expect(bench.reason == .optedOut)
    #expect(bench.showsOwnValues)
    #expect(bench.offset(1) == 0)
  }

  @Test func anInputThatIsHiddenMeanwhileGivesBack() {
    var bench = Bench(.phone([375, 667], field))
    bench.focus(2)
    bench.show(260)
    #expect(bench.shift == -197)
    bench.layOut(.phone([375, 667], field.hidden))
    #expect(bench.reason == .noFocus)
    #expect(bench.shift == 0)
  }

  @Test func withoutALayoutNothingChanges() {
    var bench = Bench(Screen(size: [375, 667], window: [0, 0, 375, 667]))
    bench.focus(2)
    bench.show(260)
    #expect(bench.reason == Reason.none)
    #expect(!bench.plan.givesBack)
    bench.layOut(.phone([375, 667], field))
    #expect(bench.shift == -197)
  }

  @Test func aLayoutWithoutSizesKeepsTheShift() {
    var bench = Bench(.phone([375, 667], field))
    bench.focus(2)
    bench.show(260)
    bench.layOut(.phone([375, 667], root: [0, 0, 0, 0], field))
    #expect(bench.reason == Reason.none)
    #expect(bench.shift == -197)
    bench.layOut(.phone([375, 667], field))
    bench.hide()
    #expect(bench.showsOwnValues)
  }
}
