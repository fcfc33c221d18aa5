import KeyboardLiftTrace

/// The command `keyboard-lift`, as a library; the executable passes its arguments and exits with the code.
///
/// ``subcommands`` lists the subcommands. Each is implemented in the file of its name.
public enum Command {
  /// The version that `--version` prints: the latest in `CHANGELOG.md`.
  public static let version = "0.1.0"

  /// Runs the command and returns its exit code. Where the reader of its output has gone, the command ends silently.
  /// - Parameter arguments: the command line without the program's name.
  public static func run(_ arguments: [String], on console: Console) -> ExitCode {
    let code: ExitCode
    do throws(UsageError) {
      code = try dispatch(arguments, on: console)
    } catch {
      console.report(error)
      return .failure
    }
    console.output.flush()
    guard let failure = console.output.failure else { return code }
    console.report("cannot write the output: \(failure); free some space or choose another place")
    return .failure
  }

  private static func dispatch(_ arguments: [String], on console: Console) throws(UsageError) -> ExitCode {
    guard let word = arguments.first else {
      console.error.write(HelpCommand.overview(width: console.error.terminalWidth))
      console.error.flush()
      return .failure
    }
    let rest = Array(arguments.dropFirst())
    if word == "--version" {
      if let operand = rest.first {
        throw UsageError("--version: takes no operand, but there is '\(operand.excerpt())'; leave it out")
      }
      console.output.write("keyboard-lift \(version)\n")
      return .success
    }
    if word == "help" || word == "--help" || word == "-h" { return try HelpCommand.run(rest, on: console) }
    guard let subcommand = subcommands.first(where: { $0.name == word }) else {
      let names = subcommands.map(\.name).joined(separator: ", ")
      throw UsageError("unknown command '\(word.excerpt())'; use one of \(names), help, or --version")
    }
    // What follows `--` is an operand, whatever it looks like.
    let isHelp = rest.prefix { $0 != "--" }.contains { $0 == "--help" || $0 == "-h" }
    if isHelp { return try HelpCommand.run([word], on: console) }
    return try subcommand.run(try subcommand.table.parse(rest), console)
  }
}

extension Command {
  /// A subcommand.
  struct Subcommand: Sendable {
    /// Its name, the first argument.
    var name: String
    /// Its operands in the help, `[FILE …|-]`; empty for none.
    var operands: String
    /// What it does, in a line.
    var summary: String
    /// What its own help says about it, a paragraph each.
    var details: [String]
    /// Its options.
    var options: [OptionTable.Option]
    /// Command lines that its own help shows.
    var examples: [String] = []
    /// Runs it.
    var run: @Sendable (OptionTable.Parsed, Console) throws(UsageError) -> ExitCode

    /// The parser for its options.
    var table: OptionTable { OptionTable(command: name, options: options) }
  }

  /// All subcommands, in the order of the help.
  static let subcommands = [replay, devices, demo]
}
