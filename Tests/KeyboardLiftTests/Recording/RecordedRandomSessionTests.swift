import Testing

@testable import KeyboardLift

/// A hundred sessions of a user on random screens, recorded and replayed.
@MainActor @Suite(.serialized) struct RecordedRandomSessionTests {
  @Test(arguments: 0..<4) func aReplayMakesTheSamePlansEventByEvent(quarter: Int) {
    var planCount = 0
    for seed in quarter * 25..<(quarter + 1) * 25 {
      let recorded = RecordedSession()
      let session = RandomSession(seed: 1000 + seed)
      session.run()
      recorded.stop()
      recorded.expectTheSamePlans("seed \(1000 + seed)")
      planCount += recorded.planCount
    }
    #expect(planCount > 500)
  }
}
