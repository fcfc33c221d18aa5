import Foundation
import KeyboardLiftTrace

extension Command {
  /// `keyboard-lift replay`.
  static let replay = Subcommand(
    name: "replay", operands: "[FILE …|-]",
    summary: "Run the engine over recorded traces and print what it changes, and why.",
    details: [
      """
      Reads the files, or standard input for '-' and where no file is named. A file holds one or more traces. An unreadable \
      trace is reported with its file and line, the others are still replayed, and the exit code is 2.
      """,
      """
      With --against, prints only the differences from an earlier replay. The exit code is 0 if every trace was read and \
      nothing differs, 1 if something differs, and 2 if anything could not be read.
      """,
    ],
    options: [
      .init(
        name: "--strategy", value: "KIND", choices: TraceStrategy.spellings,
        help: """
          Replay under another strategy than the trace names, with its defaults: \
          \(TraceStrategy.kinds.joined(separator: ", ")), or off, which is the same as none.
          """),
      .init(
        name: "--format", value: "json|text", choices: ["json", "text"],
        help: "Print one JSON object per line, or a table. The default is text on a terminal and json elsewhere."),
      .init(
        name: "--against", value: "FILE",
        help: "Compare the plans with those in FILE, which 'keyboard-lift replay --format json' wrote."),
    ],
    examples: [
      "keyboard-lift replay --strategy slide signup.jsonl",
      "keyboard-lift replay --format json signup.jsonl > expected.jsonl",
      "keyboard-lift replay --against expected.jsonl signup.jsonl",
    ],
    run: ReplayCommand.run)
}

enum ReplayCommand {
  @Sendable static func run(_ parsed: OptionTable.Parsed, on console: Console) throws(UsageError) -> ExitCode {
    if parsed.operands.isEmpty && isatty(console.input) == 1 {
      throw UsageError("replay: no trace to read; name a file, or '-' for standard input")
    }
    let strategy = parsed.values["--strategy"].flatMap { TraceStrategy(kind: $0) }
    let isText = parsed.values["--format"].map { $0 == "text" } ?? console.output.isTerminal
    if let expected = parsed.values["--against"] {
      return try ComparingCommand(strategy, isText: isText, against: expected, console).run(on: parsed.operands)
    }
    var code = ExitCode.success
    for name in parsed.operands.isEmpty ? ["-"] : parsed.operands {
      let isGood =
        isText
        ? print(name, strategy, TextReplayFormatter(usesColor: console.isColored), console)
        : print(name, strategy, JSONReplayFormatter(), console)
      if !isGood { code = .failure }
      if !console.output.isOpen { break }
    }
    return code
  }

  /// Prints the replay of one file; returns whether all of it could be read.
  private static func print(
    _ name: String, _ strategy: TraceStrategy?, _ formatter: some ReplayFormatter, _ console: Console
  ) -> Bool {
    let width = formatter is TextReplayFormatter ? console.width : nil
    return replay(name, strategy, formatter, console) { output in
      if let width {
        console.output.write(String(decoding: output, as: UTF8.self).folded(to: width, indent: Self.indent))
      } else {
        console.output.write(output)
      }
      console.output.flush()
    }
  }

  /// The spaces before what a narrow terminal has no room for in a line of the table, as before the changes.
  static let indent = 8

  /// Replays one file, a chunk at a time; returns whether all of it could be read.
  ///
  /// The results of a chunk are written at once, so that a recording can be watched while it is made, and before the
  /// messages about later lines. When the reader of the results has gone, the rest of the file is not read.
  /// - Parameter take: receives whole lines of results.
  static func replay(
    _ name: String, _ strategy: TraceStrategy?, _ formatter: some ReplayFormatter, _ console: Console,
    _ take: ([UInt8]) -> Void
  ) -> Bool {
    var isGood = true
    var output: [UInt8] = []
    func send(_ output: inout [UInt8]) {
      take(output)
      output.removeAll(keepingCapacity: true)
    }
    func report(_ error: some CustomStringConvertible, after output: inout [UInt8]) {
      send(&output)
      guard console.output.isOpen else { return }
      isGood = false
      console.report(error)
    }
    do {
      let input = try InputFile(name: name, standardInput: console.input)
      var stream = ReplayStream(file: input.name, strategy: strategy, formatter: formatter)
      var isFirst = true
      while console.output.isOpen, let chunk = try input.nextChunk() {
        if isFirst, let mistake = FileKind(beginning: chunk).mistakeForTrace(input.name) {
          report(mistake, after: &output)
          return false
        }
        isFirst = false
        stream.read(chunk, into: &output, report, drain: send)
        send(&output)
      }
      guard console.output.isOpen else { return isGood }
      stream.finish(into: &output, report)
      send(&output)
    } catch {
      report(error, after: &output)
    }
    return isGood
  }
}
