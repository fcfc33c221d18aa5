import Foundation
import KeyboardLiftTrace

/// A file, or standard input, read a chunk at a time.
final class InputFile {
  /// Why a file cannot be read.
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  /// Its name for messages, cut where it is longer than any path.
  let name: String
  private let descriptor: Int32
  private let closes: Bool

  /// Opens a file; `-` is standard input.
  init(name: String, standardInput: Int32) throws(Failure) {
    self.name = name == "-" ? "standard input" : name.excerpt(Self.longestName)
    closes = name != "-"
    descriptor = closes ? open(name, O_RDONLY) : standardInput
    guard descriptor >= 0 else { throw Self.failure(self.name) }
  }

  deinit {
    if closes { close(descriptor) }
  }

  /// The next bytes; nil at the end.
  func nextChunk() throws(Failure) -> Data? {
    var chunk = Data(count: Self.chunkSize)
    while true {
      let count = chunk.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
      if count > 0 { return chunk.prefix(count) }
      if count == 0 { return nil }
      switch errno {
      case EINTR: continue
      case EAGAIN: waitUntilReady(descriptor, for: POLLIN)
      default: throw Self.failure(name)
      }
    }
  }

  private static func failure(_ name: String) -> Failure {
    let reason = String(cString: strerror(errno))
    return Failure(description: "\(name): cannot be read: \(reason); check the path and its permissions")
  }

  private static let chunkSize = 1 << 18
  private static let longestName = 1024
}
