import Foundation
import KeyboardLiftTrace

/// The expected lines of a replay, read from their file one by one.
struct ExpectedLines {
  private let input: InputFile
  private var splitter = LineSplitter(limit: 64 << 20)
  private var isAtEnd = false
  /// The number of the last line, counted from 1.
  private(set) var number = 0

  /// Opens a file; `-` is standard input.
  init(name: String, standardInput: Int32) throws(InputFile.Failure) {
    input = try InputFile(name: name, standardInput: standardInput)
  }

  /// The file's name for messages.
  var name: String { input.name }

  /// The next line that is not blank; nil at the end.
  mutating func next() throws(InputFile.Failure) -> Data? {
    while true {
      while let line = splitter.next() ?? (isAtEnd ? splitter.last() : nil) {
        number += 1
        guard case .bytes(let bytes) = line else {
          throw InputFile.Failure(description: "\(name):\(number): longer than 64 MiB; expected a line of a replay")
        }
        let trimmed = bytes.last == UInt8(ascii: "\r") ? bytes.dropLast() : bytes
        if !trimmed.isEmpty { return trimmed }
      }
      if isAtEnd { return nil }
      if let chunk = try input.nextChunk() { splitter.append(chunk) } else { isAtEnd = true }
    }
  }
}
