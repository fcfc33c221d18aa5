import Foundation
import KeyboardLiftTestSupport
import Testing

@testable import KeyboardLiftCore

/// The laws on screens and events that nobody thought of. A failure names its seed; `RandomTrace(seed:)` brings it back.
@Suite struct RandomTraceTests {
  @Test(arguments: 0..<10) func randomTracesKeepTheLawsAndGiveBackExactly(thousand: UInt64) {
    _ = play(thousand * 1000..<thousand * 1000 + UInt64(Grid.count(300, of: 1000)))
  }

  /// As many traces as `Scripts/random-traces` asks for, in eight parts that run beside each other.
  @Test("as many traces as asked keep the laws", .enabled(if: Asked.count > 0), arguments: 0..<8)
  func asManyTracesAsAskedKeepTheLaws(part: UInt64) {
    let first = Asked.seed + Asked.count * part / 8
    let end = Asked.seed + Asked.count * (part + 1) / 8
    if play(first..<end) { print("\(end - first) traces, seeds \(first) to \(end - 1): every law holds") }
  }

  private func play(_ seeds: Range<UInt64>) -> Bool {
    for seed in seeds {
      var trace = RandomTrace(seed: seed)
      guard trace.play(events: 12) else {
        Issue.record("Seed \(seed) leaves something behind")
        return false
      }
    }
    return true
  }

  /// What the environment asks for beyond the usual.
  private enum Asked {
    static let count = number("RANDOM_TRACES")
    static let seed = number("RANDOM_TRACES_SEED")

    private static func number(_ name: String) -> UInt64 {
      ProcessInfo.processInfo.environment[name].flatMap { UInt64($0) } ?? 0
    }
  }
}
