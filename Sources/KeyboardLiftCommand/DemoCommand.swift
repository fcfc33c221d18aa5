import Foundation
import KeyboardLiftReport

extension Command {
  /// `keyboard-lift demo`.
  static let demo = Subcommand(
    name: "demo", operands: "",
    summary: "Show, on a sign-up form, what the keyboard hides before and after each way.",
    details: "Prints a table and writes a page with pictures, whose path it prints last.",
    options: [
      .init(
        name: "--report", value: "FILE.html", choices: nil,
        help: "Where the page is written; ./keyboardlift-demo.html without it.")
    ],
    run: DemoCommand.run)
}

enum DemoCommand {
  @Sendable static func run(_ parsed: OptionTable.Parsed, on console: Console) throws(UsageError) -> ExitCode {
    if let operand = parsed.operands.first {
      throw UsageError("demo: takes no operand, but there is '\(operand)'; did you mean --report \(operand)?")
    }
    let path = parsed.values["--report"] ?? "./keyboardlift-demo.html"
    let report = DemoReport()
    do {
      try Data(report.html().utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw UsageError(
        "demo: cannot write \(path): its folder is missing or may not be written to; choose another place with --report"
      )
    }
    console.output.write(report.table(isColored: console.isColored))
    console.output.write("\n\(path)\n")
    return .success
  }
}
