#if os(macOS) || os(Linux)
import Foundation
import Testing

/// A reader that leaves early is no error: the command ends quietly, and at once.
@Suite(.timeLimit(.minutes(2))) struct LostReaderTests {
  private func runIntoClosedPipe(_ arguments: String, _ tool: Tool) async throws -> (code: String, error: String) {
    // The command waits until the reader has gone, so that nothing is written too soon.
    let result = try await tool.shell(
      """
      mkfifo closed
      { read -r line <closed; "$0" \(arguments) 2>err; echo $? >code; } | { exec <&-; echo >closed; }
      """)
    #expect(result.output.isEmpty)
    return (try tool.read("code"), try tool.read("err"))
  }

  @Test(arguments: [
    "replay a.jsonl", "replay --format text a.jsonl", "replay broken.jsonl", "replay a.jsonl missing.jsonl", "devices",
    "devices --json", "help", "help replay", "--version",
  ])
  func everyCommandEndsQuietly(arguments: String) async throws {
    let tool = try Tool()
    try tool.write(Lines.trace.text, to: "a.jsonl")
    try tool.write([Lines.header, Lines.layout, "oops"].text, to: "broken.jsonl")
    let (code, error) = try await runIntoClosedPipe(arguments, tool)
    #expect(code == "0\n")
    #expect(error.isEmpty)
  }

  @Test(arguments: ["json", "text"]) func endlessInputIsNotReadOn(format: String) async throws {
    let tool = try Tool()
    try tool.write([Lines.header, Lines.layout, Lines.focus].text, to: "a.jsonl")
    let result = try await tool.shell(
      """
      { cat a.jsonl; yes '\(Lines.show)'; } 2>/dev/null \
      | { "$0" replay --format \(format) - 2>err; echo $? >code; } | head -n 1
      """)
    #expect(result.lines.count == 1)
    #expect(try tool.read("code") == "0\n")
    #expect(try tool.read("err").isEmpty)
  }

  @Test func errorsBeforeTheReaderLeftCount() async throws {
    let tool = try Tool()
    let (code, error) = try await runIntoClosedPipe("replay missing.jsonl", tool)
    #expect(code == "2\n")
    #expect(error.hasPrefix("keyboard-lift: missing.jsonl: cannot be read: "))
  }
}
#endif
