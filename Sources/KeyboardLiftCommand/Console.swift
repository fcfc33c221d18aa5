import Foundation
import KeyboardLiftTrace

/// The standard streams and the environment of a command.
public struct Console {
  /// The stream for results.
  public var output: BufferedOutput
  /// The stream for messages.
  public var error: BufferedOutput
  /// The descriptor that `-` reads.
  public var input: Int32
  /// The environment variables; the command reads `NO_COLOR` and `TERM`.
  public var environment: [String: String]

  /// Makes a console.
  public init(output: BufferedOutput, error: BufferedOutput, input: Int32, environment: [String: String]) {
    self.output = output
    self.error = error
    self.input = input
    self.environment = environment
  }

  /// The console of this process.
  public static var process: Console {
    Console(
      output: BufferedOutput(descriptor: 1), error: BufferedOutput(descriptor: 2), input: 0,
      environment: ProcessInfo.processInfo.environment)
  }

  /// The most characters in a line of results, the terminal's width; nil, for no limit, where results go elsewhere.
  var width: Int? { output.terminalWidth }

  /// Whether results are colored: on a terminal, unless `NO_COLOR` is set (no-color.org) or `TERM` is `dumb`.
  var isColored: Bool {
    output.isTerminal && environment["NO_COLOR", default: ""].isEmpty && environment["TERM"] != "dumb"
  }

  /// Writes a message, one line. Escapes what would control the terminal, a file's name for example.
  func report(_ message: some CustomStringConvertible) {
    error.write("keyboard-lift: \(message.description.printable)\n")
    error.flush()
  }
}
