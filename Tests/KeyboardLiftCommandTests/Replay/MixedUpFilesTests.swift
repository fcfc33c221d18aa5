#if os(macOS) || os(Linux)
import Foundation
import Testing

/// A file that is given in place of another is recognized, and the message says which.
@Suite(.timeLimit(.minutes(2))) struct MixedUpFilesTests {
  private func tool() async throws -> Tool {
    let tool = try Tool()
    try tool.write(Lines.trace.text, to: "a.jsonl")
    let result = try await tool.shell(
      """
      "$0" replay --format json a.jsonl > plans.jsonl
      "$0" replay --format text a.jsonl > plans.txt
      "$0" replay --format json --against plans.jsonl --strategy slide a.jsonl > differences.jsonl
      "$0" replay --format json --against plans.jsonl a.jsonl > same.jsonl
      """)
    #expect(result.error.isEmpty)
    return tool
  }

  @Test(
    "The output of a replay is no trace",
    arguments: [
      (
        "plans.jsonl",
        "the output of a replay, not a trace; name the trace that was replayed, and compare with this file by --against"
      ),
      ("plans.txt", "the table that a replay prints, not a trace; name the trace that was replayed"),
      ("differences.jsonl", "the output of 'replay --against', not a trace; name the trace that was replayed"),
      ("same.jsonl", "the output of 'replay --against', not a trace; name the trace that was replayed"),
    ])
  func outputAsTrace(name: String, message: String) async throws {
    let tool = try await tool()
    for result in [
      try await tool.run("replay", name, "a.jsonl"), try await tool.shell("\"$0\" replay - a.jsonl < \(name)"),
    ] {
      let place = result.error.hasPrefix("keyboard-lift: standard input") ? "standard input" : name
      #expect(result.error == "keyboard-lift: \(place):1: this is \(message)\n")
      #expect(result.lines.count == 5)
      #expect(result.code == 2)
    }
    let comparison = try await tool.run("replay", "--against", "plans.jsonl", name)
    #expect(comparison.error == "keyboard-lift: \(name):1: this is \(message)\n")
    #expect(comparison.code == 2)
  }

  @Test("A table that a terminal colored is recognized too, and so is one without a note")
  func coloredTable() async throws {
    let tool = try await tool()
    let heading = "   n        t  event                    keyboard            focus             covered  reason"
    for text in ["\u{1B}[2m\(heading)\u{1B}[0m\n", "sign in\n375 × 667\n\n\(heading)\n", "375 × 667\n\n\(heading)\r\n"]
    {
      let result = try await tool.run("replay", input: text)
      #expect(result.error.hasPrefix("keyboard-lift: standard input:1: this is the table that a replay prints"))
    }
  }

  @Test(
    "What is expected is neither a trace nor a comparison nor a table",
    arguments: [
      ("a.jsonl", "a trace, not the output of a replay"),
      ("differences.jsonl", "the output of 'replay --against', not of a replay"),
      ("same.jsonl", "the output of 'replay --against', not of a replay"), ("plans.txt", "no line of a replay"),
    ])
  func mistakenExpectation(name: String, mistake: String) async throws {
    let tool = try await tool()
    let result = try await tool.run("replay", "--against", name, "a.jsonl")
    #expect(
      result.error == "keyboard-lift: \(name):1: \(mistake); make the file by "
        + "'keyboard-lift replay --format json TRACE > FILE'\n")
    #expect(result.code == 2)
  }
}
#endif
