import Foundation
import KeyboardLiftTrace
import Testing

/// The four known ways come to the known values while the keyboard is shown and after it has gone.
@Suite struct KnownWayTests {
  @Test func everyWayComesToTheKnownValues() throws {
    let vectors = try Fixture.vectors("seeds.jsonl")
    #expect(vectors.count == 60)
    for vector in vectors { try check(vector) }
  }

  private func check(_ vector: Vector) throws {
    let replay = try vector.replay()
    let shown = try #require(replay.events.lastIndex { $0.name == "keyboardDidShow" }, "\(vector.id)")
    check("shown", vector, replay, after: shown)
    check("hidden", vector, replay, after: replay.events.count - 1)
    expect(
      replay.events[shown].focus.map { numbers($0.rect) }, toBe: vector.object["fieldRect"] as? [Double],
      "\(vector.id), field")
  }

  private func check(_ moment: String, _ vector: Vector, _ replay: Replay, after event: Int) {
    guard let known = vector.object[moment] as? [String: [String: [Double]]] else {
      Issue.record("\(vector.id) does not say what is \(moment)")
      return
    }
    let standing = replay.standing(after: event)
    for (property, values) in known {
      for (id, value) in values {
        expect(standing["\(id).\(property)"], toBe: value, "\(vector.id), \(moment), \(id).\(property)")
      }
    }
  }
}
