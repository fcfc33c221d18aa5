#if os(Linux)
import Testing

/// Linux has a device that is always full.
@Suite(.timeLimit(.minutes(2))) struct FullDiskTests {
  private static let message =
    "keyboard-lift: cannot write the output: No space left on device; free some space or choose another place\n"

  @Test(arguments: ["replay a.jsonl a.jsonl", "devices", "devices --json", "help", "--version"])
  func fullDiskIsToldOnce(arguments: String) async throws {
    let tool = try Tool()
    try tool.write(Lines.trace.text, to: "a.jsonl")
    let result = try await tool.shell("\"$0\" \(arguments) >/dev/full")
    #expect(result.error == Self.message)
    #expect(result.code == 2)
  }

  @Test func endlessInputIsNotReadOn() async throws {
    let tool = try Tool()
    try tool.write([Lines.header, Lines.layout].text, to: "a.jsonl")
    let result = try await tool.shell(
      "{ cat a.jsonl; yes '\(Lines.show)'; } 2>/dev/null | \"$0\" replay - >/dev/full")
    #expect(result.error == Self.message)
    #expect(result.code == 2)
  }

  @Test func closedStandardOutputIsTold() async throws {
    let result = try await Tool().shell("\"$0\" help >&-")
    #expect(result.error.hasPrefix("keyboard-lift: cannot write the output: Bad file descriptor; "))
    #expect(result.code == 2)
  }
}
#endif
