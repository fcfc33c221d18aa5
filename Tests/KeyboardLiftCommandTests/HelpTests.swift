#if os(macOS) || os(Linux)
import KeyboardLiftTestSupport
import Testing

@testable import KeyboardLiftCommand

@Suite(.timeLimit(.minutes(2))) struct HelpTests {
  private func help(_ script: String) async throws -> String {
    let result = try await Tool().shell("\"$0\" \(script)")
    #expect(result.error.isEmpty)
    #expect(result.code == 0)
    return result.output
  }

  @Test func overviewIsTheHelpOfAll() async throws {
    let overview = try await help("help")
    #expect(try Golden(fixture: "help.txt").difference(from: overview) == nil)
    for words in ["--help", "-h", "help help", "help --help"] {
      let other = try await help(words)
      #expect(other == overview, "\(words)")
    }
  }

  @Test(arguments: ["replay", "devices", "demo"]) func commandHasAHelpOfItsOwn(name: String) async throws {
    let text = try await help("help \(name)")
    #expect(try Golden(fixture: "help-\(name).txt").difference(from: text) == nil)
    for words in ["\(name) --help", "\(name) -h", "\(name) --nonsense --help"] {
      let other = try await help(words)
      #expect(other == text, "\(words)")
    }
  }

  @Test func helpMissesNoCommandAndNoOption() {
    #expect(!Command.subcommands.isEmpty)
    for subcommand in Command.subcommands {
      #expect(HelpCommand.overview.contains("\n  \(subcommand.name) "))
      #expect(HelpCommand.overview.contains(subcommand.summary))
      let text = HelpCommand.text(for: subcommand)
      for option in subcommand.options {
        let form = [option.name, option.value].compactMap { $0 }.joined(separator: " ")
        #expect(text.contains("\n  \(form) "))
        #expect(text.contains(option.help))
      }
    }
  }

  @Test func behindTwoHyphensHelpIsAFile() async throws {
    let result = try await Tool().run("replay", "--", "--help")
    #expect(result.output.isEmpty)
    #expect(result.error.hasPrefix("keyboard-lift: --help: cannot be read: "))
    #expect(result.code == 2)
  }

  @Test func helpIsNarrowEnoughForATerminal() {
    for text in [HelpCommand.overview] + Command.subcommands.map(HelpCommand.text) {
      for line in text.split(separator: "\n") { #expect(line.count <= 120, "\(line)") }
    }
  }
}
#endif
