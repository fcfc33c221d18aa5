#if !canImport(UIKit)
import Testing

@testable import KeyboardLift

/// A hundred and sixty sessions of a user in random apps, recorded and replayed. A strategy's change begins another trace,
/// and none that holds something without a focus can begin, so that options stay as they are.
@MainActor @Suite(.serialized) struct RecordedRandomSessionTests {
  @Test(arguments: 0..<4) func aReplayMakesTheSamePlansEventByEvent(quarter: Int) {
    var planCount = 0
    for seed in quarter * 40..<(quarter + 1) * 40 {
      let recorded = RecordedSession()
      let session = RandomSession(seed: 1000 + seed, changesOptions: false)
      session.run()
      recorded.stop()
      recorded.expectTheSamePlans("seed \(1000 + seed)")
      planCount += recorded.planCount
    }
    #expect(planCount > 500)
  }
}
#endif
