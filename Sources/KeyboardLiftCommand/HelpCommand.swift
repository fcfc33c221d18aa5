import KeyboardLiftTrace

/// `keyboard-lift help`, made of the table of subcommands, so that it cannot miss one.
enum HelpCommand {
  static func run(_ words: [String], on console: Console) throws(UsageError) -> ExitCode {
    if words.count > 1 {
      throw UsageError("help: takes one command's name, but there is '\(words[1])' too; leave it out")
    }
    guard let word = words.first, !["help", "--help", "-h"].contains(word) else {
      console.output.write(overview)
      return .success
    }
    guard let subcommand = Command.subcommands.first(where: { $0.name == word }) else {
      let names = Command.subcommands.map(\.name).joined(separator: ", ")
      throw UsageError("help: no command '\(word)'; there are \(names)")
    }
    console.output.write(text(for: subcommand))
    return .success
  }

  /// What all of the command is.
  static var overview: String {
    let width = Command.subcommands.map(\.name.count).max() ?? 0
    let verbs = Command.subcommands.map { "  \($0.name.padded(to: width))  \($0.summary)" }
    return """
      keyboard-lift \(Command.version): sees what the iOS keyboard hides, on any computer.

      usage: keyboard-lift COMMAND [OPTION …] [OPERAND …]

      \(verbs.joined(separator: "\n"))
        \("help".padded(to: width))  Print this, or with a command's name its own help.

      Options: --version prints the version; --help after a command prints its help.
      Exit codes: 0 all went well; 1 plans differ from those expected; 2 bad usage, or something could not be read or written.

      """
  }

  /// What one subcommand is.
  static func text(for subcommand: Command.Subcommand) -> String {
    let names = subcommand.options.map { [$0.name, $0.value].compactMap { $0 }.joined(separator: " ") }
    let width = names.map(\.count).max() ?? 0
    let options = zip(names, subcommand.options).map { "  \($0.padded(to: width))  \($1.help)" }
    let usage = ["usage: keyboard-lift", subcommand.name, options.isEmpty ? "" : "[OPTION …]", subcommand.operands]
    return
      ([usage.filter { !$0.isEmpty }.joined(separator: " "), "", subcommand.summary, subcommand.details, ""] + options)
      .joined(separator: "\n") + "\n"
  }
}
