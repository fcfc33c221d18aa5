import Foundation
import KeyboardLiftCore
import KeyboardLiftTrace
import Testing

/// What users of keyboard libraries reported as bugs over the years does not happen here.
@Suite struct ReportedCaseTests {
  @Test func everyReportedCaseComesOutRight() throws {
    try check("reports.jsonl", count: 162)
  }

  @Test("what rounding, odd screens and late readings leave is nothing") func everyCornerComesOutRight() throws {
    try check("corners.jsonl", count: 11)
  }

  private func check(_ file: String, count: Int) throws {
    let vectors = try Fixture.vectors(file)
    #expect(vectors.count == count)
    for vector in vectors {
      let replay = try vector.replay()
      for check in try #require(vector.object["expect"] as? [[String: Any]]) { try self.check(check, vector, replay) }
    }
  }

  private func check(_ check: [String: Any], _ vector: Vector, _ replay: Replay) throws {
    let index = check["n"] as? Int ?? replay.events.count - 1
    guard replay.events.indices.contains(index) else {
      Issue.record("\(vector.id) has no event \(index)")
      return
    }
    let event = replay.events[index]
    let place = "\(vector.id), event \(index) (\(event.name))"
    for (key, value) in check {
      switch key {
      case "n", "id", "property":
        break
      case "value":
        checkValue(value, check, replay, index, place)
      case "covered":
        checkCovered(value, event, place)
      case "duration":
        expect([event.animation.duration], toBe: (value as? Double).map { [$0] }, "\(place), duration")
      case "curve":
        #expect(event.animation.curve == value as? Int, "\(place), curve")
      case "state":
        #expect(event.keyboardState.name == value as? String, "\(place), keyboard's state")
      case "frame":
        expect(event.keyboardFrame.map(numbers), toBe: value as? [Double], "\(place), keyboard's frame")
      case "reason":
        #expect(event.reason.name == value as? String, "\(place), reason")
      case "changes":
        #expect(event.changes.count == value as? Int, "\(place), changes")
      case "rect":
        expect(event.focus.map { numbers($0.rect) }, toBe: value as? [Double], "\(place), rect")
      case "restored":
        #expect(replay.summary.isRestored == value as? Bool, "\(place), restored")
      case "maxMove":
        expect([replay.summary.maximumMove], toBe: (value as? Double).map { [$0] }, "\(place), maxMove")
      default:
        Issue.record("\(place): unknown check \(key)")
      }
    }
  }

  private func checkValue(_ value: Any, _ check: [String: Any], _ replay: Replay, _ index: Int, _ place: String) {
    guard let id = check["id"] as? String, let property = check["property"] as? String else {
      Issue.record("\(place): a value without id and property")
      return
    }
    let name = "\(id).\(property)"
    expect(replay.standing(after: index)[name], toBe: value as? [Double], "\(place), \(name)")
  }

  private func checkCovered(_ value: Any, _ event: ReplayedEvent, _ place: String) {
    if let range = value as? [Double], range.count == 2, let covered = event.focus?.covered {
      #expect(range[0] - 1e-6...range[1] + 1e-6 ~= covered, "\(place), covered")
    } else {
      expect(event.focus.map { [$0.covered] }, toBe: (value as? Double).map { [$0] }, "\(place), covered")
    }
  }
}
