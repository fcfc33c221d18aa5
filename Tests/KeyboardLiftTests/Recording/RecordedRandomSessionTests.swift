#if !canImport(UIKit)
import KeyboardLiftTestSupport
import Testing

@testable import KeyboardLift

/// Eighty sessions of a user in random apps, or with whole grids twice as many, recorded and replayed. A strategy's change begins another trace,
/// and none that holds something without a focus can begin, so that options stay as they are.
@MainActor @Suite(.serialized) struct RecordedRandomSessionTests {
  @Test(arguments: 0..<4) func aReplayMakesTheSamePlansEventByEvent(quarter: Int) {
    var planCount = 0
    for seed in quarter * 40..<quarter * 40 + Grid.count(20, of: 40) {
      let recorded = RecordedSession()
      let session = RandomSession(seed: 1000 + seed, changesOptions: false)
      session.run()
      recorded.stop()
      recorded.expectTheSamePlans("seed \(1000 + seed)")
      planCount += recorded.planCount
    }
    #expect(planCount > Grid.count(250, of: 500))
  }
}
#endif
