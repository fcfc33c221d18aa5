#if os(macOS) || os(Linux)
import Foundation
import Testing

/// What `keyboard-lift replay --against` says of plans that an earlier version printed.
@Suite(.timeLimit(.minutes(2))) struct ReplayAgainstTests {
  private func recorded(_ names: String...) async throws -> Tool {
    let tool = try Tool()
    try tool.write(Lines.trace.text, to: "a.jsonl")
    try tool.write(Lines.trace(note: "second").text, to: "b.jsonl")
    let result = try await tool.shell("\"$0\" replay --format json \(names.joined(separator: " ")) > expected.jsonl")
    #expect(result.code == 0)
    return tool
  }

  private func change(_ tool: Tool, _ old: String, to new: String) throws {
    let text = try tool.read("expected.jsonl")
    #expect(text.contains(old))
    try tool.write(text.replacingOccurrences(of: old, with: new), to: "expected.jsonl")
  }

  @Test func samePlansEndWithZero() async throws {
    let tool = try await recorded("a.jsonl", "b.jsonl")
    let text = try await tool.run(
      "replay", "--against", "expected.jsonl", "--format", "text", "a.jsonl", "b.jsonl")
    #expect(text.output == "8 events, all as expected\n")
    #expect(text.code == 0)
    let json = try await tool.run("replay", "--against", "expected.jsonl", "a.jsonl", "b.jsonl")
    #expect(json.output == #"{"summary":{"events":8,"differences":0}}"# + "\n")
    #expect(json.error.isEmpty)
    #expect(json.code == 0)
  }

  @Test func anotherPlanIsToldWithEventAndPlace() async throws {
    let tool = try await recorded("a.jsonl")
    try change(tool, "[0,0,216,0]", to: "[0,0,260,0]")
    try change(tool, #""reason":"revealed""#, to: #""reason":"capped""#)
    let text = try await tool.run("replay", "--against", "expected.jsonl", "--format", "text", "a.jsonl")
    #expect(
      text.output == """
        trace 1, event 2 keyboardWillShow at 1 s (expected.jsonl:3):
          changes[0].value[2]: expected 260, now 216
          reason: expected "capped", now "revealed"
        4 events compared, 1 line differs

        """)
    #expect(text.code == 1)
    let json = try await tool.run("replay", "--against=expected.jsonl", "a.jsonl")
    #expect(
      json.lines.first
        == #"{"trace":1,"n":2,"event":"keyboardWillShow","field":"changes[0].value[2]","expected":260,"actual":216}"#)
    #expect(json.lines.count == 3)
    #expect(json.lines.last == #"{"summary":{"events":4,"differences":2}}"#)
    #expect(json.code == 1)
  }

  @Test("Times are told in milliseconds to people, and as they are to programs")
  func timesAreRounded() async throws {
    let tool = try await recorded("a.jsonl")
    let lines = Lines.trace.map { $0.replacingOccurrences(of: #""t":1,"#, with: #""t":1.0016212760001508286,"#) }
    try tool.write(lines.text, to: "a.jsonl")
    let result = try await tool.run("replay", "--against", "expected.jsonl", "--format", "text", "a.jsonl")
    #expect(result.lines.contains("trace 1, event 2 keyboardWillShow at 1.002 s (expected.jsonl:3):"))
    #expect(result.lines.contains { $0.hasPrefix("  t: expected 1, now 1.0016212760") })
  }

  @Test func numbersWithinAMillionthAreTheSame() async throws {
    let tool = try await recorded("a.jsonl")
    try change(tool, "[0,0,216,0]", to: "[0.0,-0.0,216.0000009,0]")
    #expect(try await tool.run("replay", "--against", "expected.jsonl", "a.jsonl").code == 0)
    try change(tool, "216.0000009", to: "216.000002")
    #expect(try await tool.run("replay", "--against", "expected.jsonl", "a.jsonl").code == 1)
  }

  @Test func anotherStrategyMakesOtherPlans() async throws {
    let tool = try await recorded("a.jsonl")
    let result = try await tool.run("replay", "--strategy", "slide", "--against", "expected.jsonl", "a.jsonl")
    #expect(result.output.contains(#""field":"changes"#))
    #expect(result.code == 1)
  }

  @Test func missingAndFurtherLinesAreDifferences() async throws {
    let tool = try await recorded("a.jsonl", "b.jsonl")
    let fewer = try await tool.run("replay", "--against", "expected.jsonl", "--format", "text", "a.jsonl")
    #expect(fewer.output.hasPrefix("trace 2, event 0 layout at 0 s: expected (expected.jsonl:6), but the replay ends"))
    #expect(fewer.code == 1)
    let more = try await tool.run(
      "replay", "--against", "expected.jsonl", "--format", "text", "a.jsonl", "b.jsonl", "a.jsonl")
    #expect(more.output.hasPrefix("trace 3, event 0 layout at 0 s: not expected, expected.jsonl ends before it\n"))
    #expect(more.lines.count == 2)
    #expect(more.code == 1)
  }

  @Test func theFileOfAnotherTraceIsToldOnce() async throws {
    let tool = try await recorded("a.jsonl")
    let other = [Lines.header, Lines.layout, Lines.show, Lines.focus, Lines.hide]
    try tool.write(other.text, to: "other.jsonl")
    let result = try await tool.run("replay", "--against", "expected.jsonl", "--format", "text", "other.jsonl")
    #expect(
      result.output == """
        trace 1, event 1 keyboardWillShow at 1 s: expected event 1 focus at 1 s (expected.jsonl:2)
        from there on, the events are others: does expected.jsonl belong to this trace?

        """)
    #expect(result.code == 1)
  }

  @Test func whatCannotBeReadEndsWithTwo() async throws {
    let tool = try await recorded("a.jsonl")
    let missing = try await tool.run("replay", "--against", "nowhere.jsonl", "a.jsonl")
    #expect(missing.error.hasPrefix("keyboard-lift: nowhere.jsonl: cannot be read: "))
    #expect(missing.code == 2)
    let broken = try await tool.run("replay", "--against", "expected.jsonl", "b.jsonl", "nowhere.jsonl")
    #expect(broken.error.hasPrefix("keyboard-lift: nowhere.jsonl: cannot be read: "))
    #expect(broken.code == 2)
    #expect(broken.output.hasSuffix(#"{"summary":{"events":4,"differences":1,"complete":false}}"# + "\n"))
    try tool.write("nonsense\n", to: "expected.jsonl")
    let nonsense = try await tool.run("replay", "--against", "expected.jsonl", "a.jsonl")
    #expect(
      nonsense.error == "keyboard-lift: expected.jsonl:1: no line of a replay; make the file by "
        + "'keyboard-lift replay --format json TRACE > FILE'\n")
    #expect(nonsense.code == 2)
    try tool.write(Lines.trace.text, to: "expected.jsonl")
    #expect(try await tool.run("replay", "--against", "expected.jsonl", "a.jsonl").code == 2)
  }

  @Test("An unreadable trace is no success, though nothing differs", arguments: ["nowhere.jsonl", "broken.jsonl"])
  func unreadableTrace(name: String) async throws {
    let tool = try await recorded("a.jsonl")
    try tool.write((Lines.trace + ["oops"]).text, to: "broken.jsonl")
    for order in [["a.jsonl", name], [name]] {
      let lines = order.contains("a.jsonl") || name == "broken.jsonl" ? 4 : 0
      let events = name == "broken.jsonl" && order.count == 2 ? 8 : lines
      _ = try await tool.shell("\"$0\" replay --format json \(order.joined(separator: " ")) > expected.jsonl 2>&-")
      let words = order.joined(separator: " ")
      let text = try await tool.shell("\"$0\" replay --against expected.jsonl --format text \(words)")
      #expect(
        text.output
          == "\(events) events compared, 0 lines differ; not every trace could be read, so this is no success\n")
      #expect(text.error.hasPrefix("keyboard-lift: \(name):"))
      #expect(text.code == 2)
      let json = try await tool.shell("\"$0\" replay --against expected.jsonl \(words)")
      #expect(json.output == #"{"summary":{"events":\#(events),"differences":0,"complete":false}}"# + "\n")
      #expect(json.code == 2)
    }
  }

  @Test("A difference controls no terminal and is cut for people, not for programs")
  func hostileValues() async throws {
    let tool = try await recorded("a.jsonl")
    let note = "\u{9B}2J\u{202E}\u{2028}" + String(repeating: "é", count: 500)
    try change(tool, "sign in", to: note)
    let text = try await tool.run("replay", "--against", "expected.jsonl", "--format", "text", "a.jsonl")
    let line = try #require(text.lines.first { $0.hasPrefix("  summary.note: expected ") })
    #expect(line.hasPrefix(#"  summary.note: expected "\u009b2J\u202e\u2028éé"#))
    #expect(line.hasSuffix(#"é…, now "sign in""#))
    #expect(line.utf8.count < 300)
    let json = try await tool.run("replay", "--against", "expected.jsonl", "a.jsonl")
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(json.lines[0].utf8)) as? [String: Any])
    #expect(object["expected"] as? String == note)
    #expect(!json.output.unicodeScalars.contains("\u{9B}"))
  }

  @Test func standardInputIsTheTraceOrTheExpectation() async throws {
    let tool = try await recorded("a.jsonl")
    #expect(try await tool.run("replay", "--against", "expected.jsonl", input: Lines.trace.text).code == 0)
    let expected = try tool.read("expected.jsonl")
    #expect(try await tool.run("replay", "--against", "-", "a.jsonl", input: expected).code == 0)
    let both = try await tool.run("replay", "--against", "-", "-", input: expected)
    #expect(both.error.contains("standard input cannot be both"))
    #expect(both.code == 2)
  }

  @Test func aClosedOutputEndsItQuietly() async throws {
    let tool = try await recorded("a.jsonl")
    let result = try await tool.shell("\"$0\" replay --strategy slide --against expected.jsonl a.jsonl | true")
    #expect(result.error.isEmpty)
  }
}
#endif
