package import Foundation

/// Cuts chunks of bytes into lines, holding no more than a chunk and the line that the chunks before it left unfinished.
package struct LineSplitter: Sendable {
  /// What stands in a line.
  package enum Line {
    /// The line's bytes without the line feed.
    case bytes(Data)
    /// The line was longer than allowed, and its bytes were dropped.
    case tooLong
  }

  /// The most bytes that a line may have.
  let limit: Int
  /// What is left of the last chunk.
  private var chunk = Data()
  /// The beginning of a line that no chunk has ended yet.
  private var pending = Data()
  /// Whether the present line is too long, and the rest of it is to be dropped.
  private var isDropping = false

  package init(limit: Int) {
    self.limit = limit
  }

  /// Takes the next bytes.
  package mutating func append(_ bytes: Data) {
    if chunk.isEmpty { chunk = bytes } else { chunk.append(bytes) }
  }

  /// The next line that is complete; nil if more bytes are needed.
  package mutating func next() -> Line? {
    guard let end = chunk.firstLineFeed else {
      keepUnfinished()
      return nil
    }
    let bytes = chunk[..<end]
    chunk = chunk[(end + 1)...]
    return line(endingWith: bytes)
  }

  /// The last line, which no line feed ends; nil if there is none. To be asked for once all others are taken.
  package mutating func last() -> Line? {
    isDropping || !pending.isEmpty ? line(endingWith: Data()) : nil
  }

  private mutating func line(endingWith bytes: Data) -> Line {
    defer {
      pending = Data()
      isDropping = false
    }
    if isDropping || pending.count + bytes.count > limit { return .tooLong }
    if pending.isEmpty { return .bytes(bytes) }
    pending.append(bytes)
    return .bytes(pending)
  }

  private mutating func keepUnfinished() {
    if isDropping || pending.count + chunk.count > limit {
      isDropping = true
      pending = Data()
    } else {
      pending.append(chunk)
    }
    chunk = Data()
  }
}

extension Data {
  /// The index of the first line feed.
  fileprivate var firstLineFeed: Index? {
    withUnsafeBytes { $0.firstIndex(of: UInt8(ascii: "\n")) }.map { startIndex + $0 }
  }
}
