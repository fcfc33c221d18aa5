import Foundation
import KeyboardLiftTrace

/// Where a command reads and writes: file descriptors, so that a closed pipe is met here and nowhere else.
public struct Console {
  /// Where results go.
  public var output: BufferedOutput
  /// Where messages go.
  public var error: BufferedOutput
  /// Where `-` is read from.
  public var input: Int32
  /// The environment's variables, of which only `NO_COLOR` and `TERM` matter.
  public var environment: [String: String]

  /// Makes a console.
  public init(output: BufferedOutput, error: BufferedOutput, input: Int32, environment: [String: String]) {
    self.output = output
    self.error = error
    self.input = input
    self.environment = environment
  }

  /// The process's own.
  public static var process: Console {
    Console(
      output: BufferedOutput(descriptor: 1), error: BufferedOutput(descriptor: 2), input: 0,
      environment: ProcessInfo.processInfo.environment)
  }

  /// Whether results may be coloured: a terminal, and nobody who said otherwise (no-color.org).
  var isColored: Bool {
    output.isTerminal && environment["NO_COLOR", default: ""].isEmpty && environment["TERM"] != "dumb"
  }

  /// Writes a message for people, a line. What it quotes, a file's name say, gives the terminal no orders.
  func report(_ message: some CustomStringConvertible) {
    error.write("keyboard-lift: \(message.description.printable)\n")
    error.flush()
  }
}
