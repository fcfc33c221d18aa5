#if os(macOS) || os(Linux)
import Foundation
import Testing

@testable import KeyboardLiftCommand

/// What a terminal gets that a pipe does not.
@Suite(.timeLimit(.minutes(2))) struct TerminalTests {
  /// A pseudo terminal: what is written to one end, the other reads.
  private struct Terminal: Sendable {
    let display: FileHandle
    let end: FileHandle

    init() throws {
      var display: Int32 = -1
      var end: Int32 = -1
      try #require(openpty(&display, &end, nil, nil, nil) == 0)
      self.display = FileHandle(fileDescriptor: display, closeOnDealloc: true)
      self.end = FileHandle(fileDescriptor: end, closeOnDealloc: true)
    }

    /// All that is written until the last writer has closed its end.
    func read() throws -> String {
      try end.close()
      var text = Data()
      var buffer = [UInt8](repeating: 0, count: 4096)
      while case let count = Foundation.read(display.fileDescriptor, &buffer, buffer.count), count > 0 {
        text.append(contentsOf: buffer[..<count])
      }
      return String(decoding: text, as: UTF8.self).replacingOccurrences(of: "\r\n", with: "\n")
    }
  }

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
