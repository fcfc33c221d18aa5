/// The command `keyboard-lift`, as a library: the executable only hands over its arguments and ends with the code.
///
/// Each subcommand is one table row in ``subcommands``; its work stands in a file of its name.
public enum Command {
  /// The version, as `--version` prints it.
  public static let version = "0.1.0"

  /// Runs the command and says how it ended. A closed output ends it quietly.
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
      console.error.write(HelpCommand.overview)
      console.error.flush()
      return .failure
    }
    let rest = Array(arguments.dropFirst())
    if word == "--version" {
      if let operand = rest.first {
        throw UsageError("--version: takes no operand, but there is '\(operand)'; leave it out")
      }
      console.output.write("keyboard-lift \(version)\n")
      return .success
    }
    if word == "help" || word == "--help" || word == "-h" { return try HelpCommand.run(rest, on: console) }
    guard let subcommand = subcommands.first(where: { $0.name == word }) else {
      let names = subcommands.map(\.name).joined(separator: ", ")
      throw UsageError("unknown command '\(word)'; use one of \(names), help, or --version")
    }
    // Behind `--` stand operands, be a file's name as it may.
    let isHelp = rest.prefix { $0 != "--" }.contains { $0 == "--help" || $0 == "-h" }
    if isHelp { return try HelpCommand.run([word], on: console) }
    return try subcommand.run(try subcommand.table.parse(rest), console)
  }
}

extension Command {
  /// One of the command's verbs.
  struct Subcommand: Sendable {
    /// The verb.
    var name: String
    /// What it takes besides options, for the help.
    var operands: String
    /// What it does, in a line.
    var summary: String
    /// More about it, for its own help.
    var details: String
    /// Its options.
    var options: [OptionTable.Option]
    /// Its work.
    var run: @Sendable (OptionTable.Parsed, Console) throws(UsageError) -> ExitCode

    /// The parser of its options.
    var table: OptionTable { OptionTable(command: name, options: options) }
  }

  /// All verbs, in the order of the help.
  static let subcommands = [replay, devices, demo]
}
