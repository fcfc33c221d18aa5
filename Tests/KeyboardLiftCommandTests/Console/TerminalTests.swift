#if os(macOS) || os(Linux)
import Foundation
import Testing

@testable import KeyboardLiftCommand

/// What a terminal gets that a pipe does not.
@Suite(.timeLimit(.minutes(2))) struct TerminalTests {
  @Test(arguments: [
    ([:], true), (["TERM": "xterm"], true), (["TERM": "dumb"], false), (["NO_COLOR": "1"], false),
    (["NO_COLOR": "0"], false), (["NO_COLOR": ""], true),
  ])
  func colorsAreForTerminalsUnlessSomebodySaidOtherwise(environment: [String: String], isColored: Bool) throws {
    let terminal = try Terminal()
    let pipe = Pipe()
    for (handle, expected) in [(terminal.end, isColored), (pipe.fileHandleForWriting, false)] {
      let console = Console(
        output: BufferedOutput(descriptor: handle.fileDescriptor), error: BufferedOutput(descriptor: 2), input: 0,
        environment: environment)
      #expect(console.isColored == expected)
    }
  }

  private func replay(_ option: String = "--format=text", environment: [String: String] = [:]) async throws -> String {
    let tool = try Tool()
    try tool.write(Lines.trace.text, to: "a.jsonl")
    let terminal = try Terminal()
    let running = try tool.start(
      "replay", option, "a.jsonl", output: terminal.end, error: try tool.newFile("err"),
      environment: environment)
    async let code = running.end()
    let text = try await blocking { try terminal.read() }
    #expect(await code == 0)
    #expect(try tool.read("err").isEmpty)
    return text
  }

  @Test func tableIsColoredOnATerminal() async throws {
    let text = try await replay()
    #expect(text.contains("\u{1B}[1msign in\u{1B}[0m"))
    #expect(text.contains("\u{1B}[32meverything back in its place\u{1B}[0m"))
  }

  @Test(arguments: [["NO_COLOR": "1"], ["TERM": "dumb"]]) func colorsCanBeRefused(
    environment: [String: String]
  ) async throws {
    let text = try await replay(environment: environment)
    #expect(text.contains("everything back in its place"))
    #expect(!text.contains("\u{1B}"))
  }

  @Test func terminalGetsTheTableUnlessToldOtherwise() async throws {
    let byDefault = try await replay("--strategy=automatic")
    #expect(byDefault.contains("strategy automatic\n"))
    let json = try await replay("--format=json")
    #expect(json.hasPrefix(#"{"n":0,"#))
    #expect(!json.contains("\u{1B}"))
  }

  @Test(
    "Every text fits the terminal's width",
    arguments: [[40], [60], [80], [110]].flatMap { width in
      [
        ["devices"], ["demo"], ["help"], ["help", "demo"], ["help", "devices"], ["replay", "--format=text", "a.jsonl"],
        ["replay", "--format=text", "--against=other.jsonl", "a.jsonl"],
      ].map { (width[0], $0) }
    })
  func textFits(width: Int, arguments: [String]) async throws {
    let tool = try Tool()
    try tool.write(Lines.trace.text, to: "a.jsonl")
    try tool.write(
      try await tool.run("replay", "--strategy=slide", "a.jsonl").output.replacingOccurrences(
        of: "email", with: "name"),
      to: "other.jsonl")
    let lines = try await text(tool, arguments, width: width).split(separator: "\n")
    #expect(lines.count > 3)
    for line in lines where !line.hasPrefix("  keyboard-lift ") {
      let visible = line.replacingOccurrences(of: "\u{1B}\\[[0-9]*m", with: "", options: .regularExpression)
      #expect(visible.count <= width, "\(visible)")
    }
  }

  @Test("A terminal that does not say its width has 80 columns, and a pipe has no limit")
  func widths() throws {
    let (silent, wide, pipe) = (try Terminal(), try Terminal(width: 132), Pipe())
    for (handle, expected) in [(silent.end, 80), (wide.end, 132), (pipe.fileHandleForWriting, nil)] {
      #expect(BufferedOutput(descriptor: handle.fileDescriptor).terminalWidth == expected)
    }
  }

  /// What a terminal shows of a run.
  private func text(_ tool: Tool, _ arguments: [String], width: Int) async throws -> String {
    let terminal = try Terminal(width: width)
    let running = try tool.start(arguments, output: terminal.end, error: try tool.newFile("err"))
    async let code = running.end()
    let text = try await blocking { try terminal.read() }
    #expect(await code < 2)
    #expect(try tool.read("err").isEmpty)
    return text
  }

  @Test func terminalAsTheOnlyInputIsBadUsage() async throws {
    let tool = try Tool()
    let terminal = try Terminal()
    let running = try tool.start(
      "replay", input: terminal.end, output: try tool.newFile("out"), error: try tool.newFile("err"))
    #expect(await running.end() == 2)
    #expect(
      try tool.read("err") == "keyboard-lift: replay: no trace to read; name a file, or '-' for standard input\n")
    #expect(try tool.read("out").isEmpty)
  }
}
#endif
