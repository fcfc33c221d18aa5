import KeyboardLiftReport
import KeyboardLiftTrace

extension Command {
  /// `keyboard-lift demo`.
  static let demo = Subcommand(
    name: "demo", operands: "",
    summary: "Show what the keyboard hides of a sign-up form, before and after each way of avoiding it.",
    details: [
      """
      Runs the engine on a form of eight fields, on three devices in both orientations. Prints a table of the fields that \
      stay hidden, then writes an HTML page with a picture of each result and prints the page's path on the last line.
      """
    ],
    options: [
      .init(
        name: "--report", value: "FILE.html", choices: nil,
        help: """
          Write the page to FILE.html instead of ./keyboardlift-demo.html. An existing file is overwritten and keeps its \
          permissions; with '-', the page goes to standard output and no table is printed.
          """)
    ],
    examples: ["keyboard-lift demo --report demo.html", "keyboard-lift demo --report - > demo.html"],
    run: DemoCommand.run)
}

enum DemoCommand {
  @Sendable static func run(_ parsed: OptionTable.Parsed, on console: Console) throws(UsageError) -> ExitCode {
    if let operand = parsed.operands.first?.excerpt() {
      throw UsageError("demo: takes no operand, but there is '\(operand)'; did you mean --report \(operand)?")
    }
    let path = parsed.values["--report"] ?? "./keyboardlift-demo.html"
    let report = DemoReport()
    do {
      guard path != "-", try write(report, to: path, unlessItIs: console.output) else {
        console.output.write(report.html())
        return .success
      }
    } catch {
      throw UsageError("demo: \(error); choose another place with --report")
    }
    console.output.write(report.table(isColored: console.isColored, width: console.width))
    console.output.write("\n\(path.printable)\n")
    return .success
  }

  /// Writes the page to a file; returns false, and writes nothing, if the file is standard output's own.
  private static func write(
    _ report: DemoReport, to path: String, unlessItIs output: BufferedOutput
  ) throws(OutputFile.Failure) -> Bool {
    let file = try OutputFile(path: path)
    defer { file.finish() }
    if file.isFile(of: output) && !output.isTerminal { return false }
    try file.write(report.html())
    return true
  }
}
