import Foundation
import KeyboardLiftTrace

/// `keyboard-lift replay --against`: prints how a replay differs from an earlier one.
struct ComparingCommand {
  private let strategy: TraceStrategy?
  private let isText: Bool
  private let expected: String
  private let console: Console

  init(_ strategy: TraceStrategy?, isText: Bool, against expected: String, _ console: Console) {
    self.strategy = strategy
    self.isText = isText
    self.expected = expected
    self.console = console
  }

  /// Compares the replays of the files, one after the other, with the expected lines.
  func run(on operands: [String]) throws(UsageError) -> ExitCode {
    let names = operands.isEmpty ? ["-"] : operands
    if expected == "-" && names.contains("-") {
      throw UsageError(
        "replay: standard input cannot be both the trace and what is expected; name a file for one of them")
    }
    do {
      let lines = try ExpectedLines(name: expected, standardInput: console.input)
      return compare(names, with: ReplayComparison(against: lines))
    } catch {
      console.report(error)
      return .failure
    }
  }

  private func compare(_ names: [String], with comparison: ReplayComparison) -> ExitCode {
    var comparison = comparison
    var failure: ReplayComparison.Failure?
    let writer = ComparisonText(isText: isText, file: comparison.expectations.name)
    func write(_ text: String) {
      let width = isText ? console.width : nil
      console.output.write(width.map { text.folded(to: $0, indent: ReplayCommand.indent) } ?? text)
    }
    func print(_ body: () throws(ReplayComparison.Failure) -> ReplayComparison.Finding?) {
      guard failure == nil else { return }
      do {
        if let finding = try body() { write(writer.lines(finding)) }
      } catch {
        failure = error
      }
    }
    var isGood = true
    for name in names where failure == nil && console.output.isOpen {
      let isRead = ReplayCommand.replay(name, strategy, JSONReplayFormatter(), console) { output in
        for line in output.split(separator: UInt8(ascii: "\n")) {
          print { () throws(ReplayComparison.Failure) in try comparison.compare(Data(line)) }
        }
        console.output.flush()
      }
      if !isRead { isGood = false }
    }
    // A trace that could not be read to its end lacks lines anyway.
    if isGood { print { () throws(ReplayComparison.Failure) in try comparison.finish() } }
    if let failure {
      console.output.flush()
      console.report(failure)
      return .failure
    }
    write(writer.summary(of: comparison, isComplete: isGood))
    if !isGood { return .failure }
    return comparison.differingCount == 0 ? .success : .different
  }
}
