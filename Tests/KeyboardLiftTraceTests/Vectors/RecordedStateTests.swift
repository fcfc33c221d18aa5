import Foundation
import KeyboardLiftCore
import KeyboardLiftTrace
import Testing

/// After every event of the recorded traces all values, reasons and keyboards are the known ones.
@Suite struct RecordedStateTests {
  @Test(arguments: ["automatic.jsonl", "strategies.jsonl", "mended.jsonl", "reference.jsonl"])
  func everyEventLeavesTheKnownState(file: String) throws {
    let vectors = try Fixture.vectors(file)
    #expect(!vectors.isEmpty)
    for vector in vectors { try check(vector) }
  }

  private func check(_ vector: Vector) throws {
    let replay = try vector.replay()
    let states = try #require(vector.object["states"] as? [[String: [Double]]])
    let reasons = try #require(vector.object["reasons"] as? [String])
    let keyboards = try #require(vector.object["keyboard"] as? [[String: Any]])
    let covered = try #require(vector.object["covered"] as? [Any])
    #expect(replay.events.count == states.count, "\(vector.id)")
    for (index, event) in replay.events.enumerated() where index < states.count {
      let place = "\(vector.id), event \(index) (\(event.name))"
      let standing = replay.standing(after: index)
      for (property, value) in states[index] { expect(standing[property], toBe: value, "\(place), \(property)") }
      #expect(event.reason.name == reasons[index], "\(place), reason")
      #expect(event.keyboardState.name == keyboards[index]["state"] as? String, "\(place), keyboard's state")
      expect(
        event.keyboardFrame.map(numbers), toBe: keyboards[index]["frame"] as? [Double], "\(place), keyboard's frame")
      expect(event.focus.map { [$0.covered] }, toBe: (covered[index] as? Double).map { [$0] }, "\(place), covered")
    }
    #expect(replay.summary.isRestored == vector.object["restored"] as? Bool, "\(vector.id), restored")
    expect(
      [replay.summary.maximumMove], toBe: (vector.object["maxMove"] as? Double).map { [$0] }, "\(vector.id), maxMove")
  }
}
