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

  @Test func withoutArgumentsTheUsageGoesToStandardError() async throws {
    let result = try await Tool().run()
    #expect(result.output.isEmpty)
    #expect(result.error == HelpCommand.overview)
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
    (["devices", "x"], "devices: takes no operand, but there is 'x'; leave it out"),
    (["demo", "--report"], "demo: option '--report' needs a value: --report FILE.html"),
    (["demo", "a.html"], "demo: takes no operand, but there is 'a.html'; did you mean --report a.html?"),
    (["replay", "--strategy"], "replay: option '--strategy' needs a value: --strategy KIND"),
    (
      ["replay", "--strategy", "push"],
      "replay: 'push' is no value for '--strategy'; use one of automatic, slide, resize, extend, inset, none"
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
