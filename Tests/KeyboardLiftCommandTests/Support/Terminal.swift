#if os(macOS) || os(Linux)
import Foundation
import Testing

/// A pseudo terminal: one end reads what is written to the other.
struct Terminal: Sendable {
  let display: FileHandle
  let end: FileHandle

  /// Opens a terminal.
  /// - Parameter width: the characters in a line; nil for a terminal that does not say.
  init(width: Int? = nil) throws {
    var display: Int32 = -1
    var end: Int32 = -1
    var size = winsize(ws_row: 40, ws_col: UInt16(width ?? 0), ws_xpixel: 0, ws_ypixel: 0)
    try #require(openpty(&display, &end, nil, nil, &size) == 0)
    self.display = FileHandle(fileDescriptor: display, closeOnDealloc: true)
    self.end = FileHandle(fileDescriptor: end, closeOnDealloc: true)
  }

  /// The path of the device; nil where the system does not tell.
  var path: String? { ttyname(end.fileDescriptor).map { String(cString: $0) } }

  /// Reads everything until the last writer has closed its end.
  func read() throws -> String {
    try end.close()
    var text = Data()
    var buffer = [UInt8](repeating: 0, count: 4096)
    while case let count = Foundation.read(display.fileDescriptor, &buffer, buffer.count), count > 0 {
      text.append(contentsOf: buffer[..<count])
    }
    return String(decoding: text, as: UTF8.self).replacingOccurrences(of: "\r\n", with: "\n")
  }
}
#endif
