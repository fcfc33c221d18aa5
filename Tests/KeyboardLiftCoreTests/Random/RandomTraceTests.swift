import Testing

@testable import KeyboardLiftCore

/// The laws on screens and events that nobody thought of. A failure names its seed; `RandomTrace(seed:)` brings it back.
@Suite struct RandomTraceTests {
  @Test(arguments: 0..<10) func tenThousandTracesKeepTheLawsAndGiveBackExactly(thousand: UInt64) {
    for seed in thousand * 1000..<(thousand + 1) * 1000 {
      var trace = RandomTrace(seed: seed)
      guard trace.play(events: 12) else {
        Issue.record("Seed \(seed) leaves something behind")
        return
      }
    }
  }
}
