import Foundation

/// Where a command reads and writes: file descriptors, so that a closed pipe is met here and nowhere else.
public struct Console {
  /// Where results go.
  public var output: OutputStream
  /// Where messages go.
  public var error: OutputStream
  /// Where `-` is read from.
  public var input: Int32
  /// The environment's variables, of which only `NO_COLOR` and `TERM` matter.
  public var environment: [String: String]

  /// Makes a console.
  public init(output: OutputStream, error: OutputStream, input: Int32, environment: [String: String]) {
    self.output = output
    self.error = error
    self.input = input
    self.environment = environment
  }

  /// The process's own.
  public static var process: Console {
    Console(
      output: OutputStream(descriptor: 1), error: OutputStream(descriptor: 2), input: 0,
      environment: ProcessInfo.processInfo.environment)
  }

  /// Whether results may be coloured: a terminal, and nobody who said otherwise (no-color.org).
  var isColored: Bool {
    output.isTerminal && environment["NO_COLOR", default: ""].isEmpty && environment["TERM"] != "dumb"
  }

  /// Writes a message for people, a line.
  func report(_ message: some CustomStringConvertible) {
    error.write("keyboard-lift: \(message)\n")
    error.flush()
  }
}

/// A buffered file descriptor.
///
/// Once its reader has gone (a closed pipe, as behind `head`), it swallows what comes and says so by ``isClosed``: the
/// command then ends quietly.
public final class OutputStream {
  private let descriptor: Int32
  private var buffer: [UInt8] = []
  /// Whether the reader has gone.
  public private(set) var isClosed = false
  /// Why nothing more can be written, other than a closed pipe: a full disk, say.
  public private(set) var failure: String?

  /// Makes a stream that writes to an open descriptor, which it does not close.
  public init(descriptor: Int32) {
    self.descriptor = descriptor
    buffer.reserveCapacity(Self.capacity)
  }

  /// Whether it is a terminal.
  public var isTerminal: Bool { isatty(descriptor) == 1 }

  /// Writes a text as UTF-8.
  public func write(_ text: String) {
    buffer.append(contentsOf: text.utf8)
    if buffer.count >= Self.capacity { flush() }
  }

  /// Writes bytes.
  public func write(_ bytes: [UInt8]) {
    buffer.append(contentsOf: bytes)
    if buffer.count >= Self.capacity { flush() }
  }

  /// Hands everything to the system.
  public func flush() {
    defer { buffer.removeAll(keepingCapacity: true) }
    var start = 0
    while start < buffer.count && !isClosed && failure == nil {
      let written = buffer[start...].withUnsafeBytes { unistdWrite(descriptor, $0.baseAddress, $0.count) }
      if written >= 0 {
        start += written
      } else if errno == EPIPE {
        isClosed = true
      } else if errno != EINTR {
        failure = String(cString: strerror(errno))
      }
    }
  }

  private static let capacity = 1 << 16
}

/// The system's `write`, under a name that the stream's own method does not hide.
private func unistdWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}
