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
      """,
    options: [
      .init(
        name: "--strategy", value: "KIND", choices: TraceStrategy.kinds,
        help:
          "Use this strategy with its defaults instead of each header's: \(TraceStrategy.kinds.joined(separator: ", "))."
      ),
      .init(
        name: "--format", value: "json|text", choices: ["json", "text"],
        help: "One JSON object a line, or text for people; text on a terminal, else json."),
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
    var code = ExitCode.success
    for name in parsed.operands.isEmpty ? ["-"] : parsed.operands {
      let isGood =
        isText
        ? replay(name, strategy, TextReplayFormatter(usesColor: console.isColored), console)
        : replay(name, strategy, JSONReplayFormatter(), console)
      if !isGood { code = .failure }
      if console.output.isClosed { break }
    }
    return code
  }

  /// Replays one file to its end, a chunk at a time; returns whether all of it could be read.
  private static func replay(
    _ name: String, _ strategy: TraceStrategy?, _ formatter: some ReplayFormatter, _ console: Console
  ) -> Bool {
    let file = name == "-" ? "standard input" : name
    var isGood = true
    func report(_ error: some CustomStringConvertible) {
      isGood = false
      // What was replayed before comes out before the message about what follows.
      console.output.flush()
      console.report(error)
    }
    var stream = ReplayStream(file: file, strategy: strategy, formatter: formatter)
    var output: [UInt8] = []
    do {
      let input = try InputFile(name: name, standardInput: console.input)
      while !console.output.isClosed, let chunk = try input.nextChunk() {
        stream.read(chunk, into: &output, report)
        console.output.write(output)
        output.removeAll(keepingCapacity: true)
      }
    } catch {
      report(error)
      return false
    }
    // A reader that has gone leaves the file unread, which is nothing to complain of.
    if console.output.isClosed { return isGood }
    stream.finish(into: &output, report)
    console.output.write(output)
    return isGood
  }
}
