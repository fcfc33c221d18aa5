import Foundation
import KeyboardLiftCore
import KeyboardLiftTestSupport
import Testing

@testable import KeyboardLiftTrace

@Suite struct ReplayFormatterTests {
  private func output(_ formatter: some ReplayFormatter, file: String = "walk.jsonl") throws -> String {
    var stream = ReplayStream(file: file, formatter: formatter)
    var output: [UInt8] = []
    stream.read(try Fixture.data("walk.jsonl"), into: &output) { error, _ in Issue.record(error) }
    stream.finish(into: &output) { error, _ in Issue.record(error) }
    return String(decoding: output, as: UTF8.self)
  }

  @Test func linesForPrograms() throws {
    #expect(try Golden(fixture: "walk.replay.jsonl").difference(from: try output(JSONReplayFormatter())) == nil)
  }

  @Test func tableForPeople() throws {
    #expect(try Golden(fixture: "walk.replay.txt").difference(from: try output(TextReplayFormatter())) == nil)
  }

  @Test func tableInColors() throws {
    #expect(
      try Golden(fixture: "walk.replay.color.txt").difference(from: try output(TextReplayFormatter(usesColor: true)))
        == nil)
  }

  @Test func tableNeverGivesTheTerminalOrders() {
    var output: [UInt8] = []
    var event = ReplayedEvent(
      number: 0, time: 0, name: "focus", keyboardState: .hidden, changes: [], animation: .immediate, reason: .hidden)
    event.focus = ReplayedEvent.Focus(id: "\u{1B}[2Jx", rect: .zero, covered: 0)
    event.changes = [ReplayedEvent.Change(id: "\u{7}", value: .contentOffset(.zero))]
    TextReplayFormatter().append(event, to: &output)
    let header = TraceHeader(device: "\u{1B}c", screen: .zero, note: "a\nb\u{9B}2J")
    TextReplayFormatter().begin(header, strategy: TraceStrategy(.none), to: &output)
    let text = String(decoding: output, as: UTF8.self)
    #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || $0.properties.generalCategory != .control })
    #expect(text.contains(#"\u{1B}[2Jx"#))
  }

  @Test func numbersAreShortAndReadBackTheSame() {
    for (value, text) in [
      (-0.0, "0"), (12, "12"), (-3.5, "-3.5"), (0.1 + 0.2, "0.30000000000000004"), (1e20, "1e+20"),
      (1e-7, "1e-07"), (.infinity, "null"),
    ] {
      var output: [UInt8] = []
      JSONReplayFormatter().append(
        ReplaySummary(note: "", events: 1, isRestored: true, maximumMove: value), to: &output)
      let line = String(decoding: output, as: UTF8.self)
      #expect(line == #"{"summary":{"note":"","events":1,"restored":true,"maxMove":\#(text)}}"# + "\n")
    }
  }

  @Test func stringsAreEscaped() throws {
    let note = "\u{0}\u{1F}\"\\/\n\r\t\u{7F}é\u{2028}😀"
    var output: [UInt8] = []
    JSONReplayFormatter().append(
      ReplaySummary(note: note, events: 0, isRestored: false, maximumMove: 0), to: &output)
    let object = try JSONSerialization.jsonObject(with: Data(output)) as? [String: [String: Any]]
    #expect(object?["summary"]?["note"] as? String == note)
  }

  @Test("A trace that ends with the keyboard up is told so, and not that anything were out of its place")
  func keyboardStillUpAtTheEnd() {
    func end(_ lines: String...) -> Substring? {
      var stream = ReplayStream(file: "a.jsonl", formatter: TextReplayFormatter())
      var output: [UInt8] = []
      let all = [Lines.header, Lines.layout] + lines
      stream.read(Lines.bytes(all), into: &output) { error, _ in Issue.record(error) }
      stream.finish(into: &output) { error, _ in Issue.record(error) }
      return String(decoding: output, as: UTF8.self).split(separator: "\n").last
    }
    #expect(end(Lines.show) == "2 events, moved at most 0 points, the keyboard is still up")
    #expect(end(Lines.focus, Lines.show) == "3 events, moved at most 153 points, the keyboard is still up")
    #expect(end(Lines.show, Lines.hide) == "3 events, moved at most 0 points, everything back in its place")
  }

  @Test func traceWithSomethingWrongHasNoSummaryAndTheNextIsReplayed() {
    var stream = ReplayStream(file: "a.jsonl", formatter: JSONReplayFormatter())
    var output: [UInt8] = []
    var errors: [TraceError] = []
    stream.read(
      Lines.bytes([Lines.header, Lines.layout, Lines.focus, "oops", Lines.header, Lines.layout]), into: &output
    ) { error, _ in errors.append(error) }
    stream.finish(into: &output) { error, _ in errors.append(error) }
    let lines = String(decoding: output, as: UTF8.self).split(separator: "\n")
    #expect(lines.count == 4)
    #expect(lines[1].contains(#""event":"focus""#))
    #expect(lines[3].hasPrefix(#"{"summary":"#))
    #expect(errors.map(\.line) == [4])
  }
}
