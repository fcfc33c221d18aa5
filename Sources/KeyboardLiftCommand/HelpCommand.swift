import KeyboardLiftReport
import KeyboardLiftTrace

/// `keyboard-lift help`, made from the table of subcommands.
enum HelpCommand {
  static func run(_ words: [String], on console: Console) throws(UsageError) -> ExitCode {
    if words.count > 1 {
      throw UsageError("help: takes one command's name, but there is '\(words[1].excerpt())' too; leave it out")
    }
    guard let word = words.first, !["help", "--help", "-h"].contains(word) else {
      console.output.write(overview(width: console.width))
      return .success
    }
    guard let subcommand = Command.subcommands.first(where: { $0.name == word }) else {
      let names = Command.subcommands.map(\.name).joined(separator: ", ")
      throw UsageError("help: no command '\(word.excerpt())'; there are \(names)")
    }
    console.output.write(text(for: subcommand, width: console.width))
    return .success
  }

  /// The help for the whole command.
  /// - Parameter width: the terminal's width; nil for 80 characters.
  static func overview(width: Int?) -> String {
    let commands =
      Command.subcommands.map { ($0.name, $0.summary) }
      + [("help", "Print this help, or with a command's name the help of that command.")]
    let options = [
      ("--version", "Print the version."), ("--help", "Print help; after a command, the help of that command."),
    ]
    let codes = [
      ("0", "Everything went well."), ("1", "A replay's plans differ from the expected ones (--against)."),
      ("2", "The command line is wrong, or something cannot be read or written."),
    ]
    let page = Page(width: width)
    return page.text([
      page.paragraph("keyboard-lift \(Command.version): shows what the iOS keyboard hides, on any computer."),
      page.paragraph("Usage: keyboard-lift COMMAND [OPTION …] [OPERAND …]"), page.list("Commands:", commands),
      page.list("Options:", options), page.list("Exit codes:", codes),
    ])
  }

  /// The help for one subcommand.
  /// - Parameter width: the terminal's width; nil for 80 characters.
  static func text(for subcommand: Command.Subcommand, width: Int?) -> String {
    let options =
      subcommand.options.map { ([$0.name, $0.value].compactMap(\.self).joined(separator: " "), $0.help) }
      + [("--help", "Print this help.")]
    let usage = ["Usage: keyboard-lift", subcommand.name, "[OPTION …]", subcommand.operands].filter { !$0.isEmpty }
    let page = Page(width: width)
    let examples = subcommand.examples.map { "  " + $0 }
    return page.text(
      [page.paragraph(usage.joined(separator: " ")), page.paragraph(subcommand.summary)]
        + subcommand.details.map(page.paragraph)
        + [page.list("Options:", options), examples.isEmpty ? [] : ["Examples:"] + examples])
  }

  /// Lays text out for a terminal.
  private struct Page {
    var width: Int

    init(width: Int?) {
      self.width = min(width ?? 80, 100)
    }

    /// Blocks of lines with an empty line between them.
    func text(_ blocks: [[String]]) -> String {
      blocks.filter { !$0.isEmpty }.map { $0.map { $0 + "\n" }.joined() }.joined(separator: "\n")
    }

    func paragraph(_ text: String) -> [String] { text.wrapped(to: width) }

    /// Terms with their descriptions, below a heading: beside each other, or, where that is too narrow to read, stacked.
    func list(_ heading: String, _ items: [(term: String, text: String)]) -> [String] {
      let column = 2 + (items.map(\.term.count).max() ?? 0) + 2
      let isStacked = width - column < 30
      let indent = isStacked ? 6 : column
      return [heading]
        + items.flatMap { term, text in
          let lines = text.wrapped(to: width - indent).map { String(repeating: " ", count: indent) + $0 }
          if isStacked { return ["  " + term] + lines }
          return [("  " + term).padded(to: column) + (lines.first ?? "").dropFirst(column)] + lines.dropFirst()
        }
    }
  }
}
