import Foundation
import KeyboardLiftTrace

extension Command {
  /// `keyboard-lift replay`.
  static let replay = Subcommand(
    name: "replay", operands: "[FILE …|-]",
    summary: "Run the engine over recorded traces and print its plans with their reasons.",
    details: """
      Reads traces (version 1, JSON Lines) from the files, or from standard input where '-' stands or no file is named.
      A file may hold several traces. A broken trace is reported with file and line, and the rest is still replayed.
      With --against, what would be printed is compared with what an earlier version printed as json: only differences
      are printed, and the exit code is 1 if there are any.
      """,
    options: [
      .init(
        name: "--strategy", value: "KIND", choices: TraceStrategy.kinds,
        help: "Use instead of each header's, with defaults: \(TraceStrategy.kinds.joined(separator: ", "))."),
      .init(
        name: "--format", value: "json|text", choices: ["json", "text"],
        help: "One JSON object a line, or text for people; text on a terminal, else json."),
      .init(
        name: "--against", value: "FILE",
        help: "Compare with FILE, made by 'keyboard-lift replay --format json'."),
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
    replay(name, strategy, formatter, console) { output in
      console.output.write(output)
      console.output.flush()
    }
  }

  /// Replays one file to its end, a chunk at a time; returns whether all of it could be read.
  ///
  /// Results go out with every chunk, so that a recording can be watched while it is made, and before any message about
  /// what stands behind them. Once nobody reads the results, the rest is neither read nor complained of.
  /// - Parameter take: takes whole lines of the results.
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
      while console.output.isOpen, let chunk = try input.nextChunk() {
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
