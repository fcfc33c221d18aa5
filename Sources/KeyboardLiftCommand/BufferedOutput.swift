import Foundation

/// A buffered file descriptor.
///
/// Once its reader has gone (a closed pipe, as behind `head`), it swallows what comes and says so by ``isClosed``: the
/// command then ends quietly.
public final class BufferedOutput {
  /// The file descriptor, which the output does not close.
  let descriptor: Int32
  private var buffer: [UInt8] = []
  /// Whether the reader has gone.
  public private(set) var isClosed = false
  /// Why nothing more can be written, other than a closed pipe: a full disk, say.
  public private(set) var failure: String?

  /// Makes an output that writes to an open descriptor.
  public init(descriptor: Int32) {
    self.descriptor = descriptor
    buffer.reserveCapacity(Self.capacity)
  }

  /// Whether it is a terminal.
  public var isTerminal: Bool { isatty(descriptor) == 1 }

  /// The characters in a line of the terminal, 80 where it does not say; nil where the output is no terminal.
  public var terminalWidth: Int? {
    guard isTerminal else { return nil }
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
    return Int(size.ws_col)
  }

  /// Whether there is any use in writing more.
  public var isOpen: Bool { !isClosed && failure == nil }

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
    while start < buffer.count && isOpen {
      let written = buffer[start...].withUnsafeBytes { unistdWrite(descriptor, $0.baseAddress, $0.count) }
      if written >= 0 {
        start += written
        continue
      }
      switch errno {
      case EPIPE: isClosed = true
      case EINTR: continue
      case EAGAIN: waitUntilReady(descriptor, for: POLLOUT)
      default: failure = String(cString: strerror(errno))
      }
    }
  }

  private static let capacity = 1 << 16
}

/// The system's `write`, under a name that the output's own method does not hide.
private func unistdWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}

/// Waits until a descriptor takes or has bytes: whoever shares it may have made it return at once instead.
/// - Parameter events: POLLIN or POLLOUT.
func waitUntilReady(_ descriptor: Int32, for events: Int32) {
  var request = pollfd(fd: descriptor, events: Int16(events), revents: 0)
  poll(&request, 1, -1)
}
