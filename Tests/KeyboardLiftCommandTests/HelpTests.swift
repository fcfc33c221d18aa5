#if os(macOS) || os(Linux)
import Foundation
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
    let text = overview.replacingOccurrences(of: Command.version, with: "VERSION")
    #expect(try Golden(fixture: "help.txt").difference(from: text) == nil)
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
      let overview = HelpCommand.overview(width: nil)
      #expect(overview.contains("\n  \(subcommand.name) "))
      #expect(overview.words.contains(subcommand.summary.words))
      let text = HelpCommand.text(for: subcommand, width: nil)
      for option in subcommand.options {
        let form = [option.name, option.value].compactMap { $0 }.joined(separator: " ")
        #expect(text.contains("\n  \(form) "))
        #expect(text.words.contains(option.help.words))
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
    for width in [nil, 72, 200] {
      let texts =
        [HelpCommand.overview(width: width)] + Command.subcommands.map { HelpCommand.text(for: $0, width: width) }
      for line in texts.joined().split(separator: "\n") {
        #expect(line.count <= min(width ?? 80, 100), "\(line)")
      }
    }
  }

  @Test("On a narrow terminal descriptions stand below their terms")
  func narrowHelp() {
    let text = HelpCommand.text(for: Command.demo, width: 40)
    #expect(text.contains("\n  --report FILE.html\n      Write the page to FILE.html"))
  }
}

extension String {
  /// The text with single spaces between its words.
  fileprivate var words: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}
#endif
