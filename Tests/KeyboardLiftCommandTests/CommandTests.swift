#if os(macOS) || os(Linux)
import Foundation
import Testing

@testable import KeyboardLiftCommand

@Suite(.timeLimit(.minutes(2))) struct CommandTests {
  @Test func versionIsPrinted() async throws {
    let result = try await Tool().run("--version")
    #expect(result.output == "keyboard-lift \(Command.version)\n")
    #expect(result.error.isEmpty)
    #expect(result.code == 0)
  }

  @Test("The version is the newest of the changelog")
  func versionIsInTheChangelog() throws {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let text = try String(contentsOf: root.appendingPathComponent("CHANGELOG.md"), encoding: .utf8)
    let versions = text.split(separator: "\n").filter { $0.hasPrefix("## [") }.map {
      String($0.dropFirst("## [".count).prefix { $0 != "]" })
    }
    #expect(versions.first == Command.version)
    #expect(Set(versions).count == versions.count)
  }

  @Test("A long word is cut in a message, and never within a character")
  func longWordsAreCut() async throws {
    let word = "n" + String(repeating: "é", count: 10_000)
    let cut = "n" + String(repeating: "é", count: 29) + "…"
    for (arguments, start) in [
      ([word], "unknown command '\(cut)'; "), (["help", word], "help: no command '\(cut)'; "),
      (["--version", word], "--version: takes no operand, but there is '\(cut)'; "),
      (["demo", word], "demo: takes no operand, but there is '\(cut)'; did you mean --report \(cut)?"),
      (["devices", word], "devices: no device is named '\(cut)'; "),
      (["replay", "--strategy", word], "replay: '\(cut)' is no value for '--strategy'; "),
      (["replay", "-" + word], "replay: unknown option '-n\(String(repeating: "é", count: 29))…'; "),
    ] {
      let tool = try Tool()
      let running = try tool.start(arguments, output: try tool.newFile("out"), error: try tool.newFile("err"))
      #expect(await running.end() == 2)
      let error = try tool.read("err")
      #expect(error.hasPrefix("keyboard-lift: \(start)"), "\(error.prefix(300))")
      #expect(error.utf8.count < 400)
    }
  }

  @Test func withoutArgumentsTheUsageGoesToStandardError() async throws {
    let result = try await Tool().run()
    #expect(result.output.isEmpty)
    #expect(result.error == HelpCommand.overview(width: nil))
    #expect(result.code == 2)
  }

  @Test(arguments: [
    (["reply"], "unknown command 'reply'; use one of COMMANDS, help, or --version"),
    (["--format", "json", "replay"], "unknown command '--format'; use one of COMMANDS, help, or --version"),
    ([""], "unknown command ''; use one of COMMANDS, help, or --version"),
    (["\u{1B}[2J"], #"unknown command '\u{1B}[2J'; use one of COMMANDS, help, or --version"#),
    (["--version", "1"], "--version: takes no operand, but there is '1'; leave it out"),
    (["help", "reply"], "help: no command 'reply'; there are COMMANDS"),
    (["help", "replay", "x"], "help: takes one command's name, but there is 'x' too; leave it out"),
    (["devices", "--jsn"], "devices: unknown option '--jsn'; did you mean '--json'?"),
    (
      ["devices", "iPhone", "\u{9B}"],
      #"devices: no device is named 'iPhone \u{9B}'; 'keyboard-lift devices' lists all of them"#
    ),
    (["devices", ""], "devices: no device is named ''; 'keyboard-lift devices' lists all of them"),
    (["demo", "--report"], "demo: option '--report' needs a value: --report FILE.html"),
    (["demo", "a.html"], "demo: takes no operand, but there is 'a.html'; did you mean --report a.html?"),
    (["replay", "--strategy"], "replay: option '--strategy' needs a value: --strategy KIND"),
    (
      ["replay", "--strategy", "push"],
      "replay: 'push' is no value for '--strategy'; use one of automatic, slide, resize, extend, inset, none, off"
    ),
    (["replay", "--format=xml"], "replay: 'xml' is no value for '--format'; use one of json, text"),
  ])
  func badUsageIsToldOnStandardErrorAlone(arguments: [String], message: String) async throws {
    let tool = try Tool()
    let words = arguments.map { "'\($0)'" }.joined(separator: " ")
    let result = try await tool.shell("\"$0\" \(words)")
    let names = Command.subcommands.map(\.name).joined(separator: ", ")
    #expect(result.error == "keyboard-lift: \(message.replacingOccurrences(of: "COMMANDS", with: names))\n")
    #expect(result.output.isEmpty)
    #expect(result.code == 2)
  }
}
#endif
