import Foundation
import KeyboardLiftTrace

/// A file that a command writes.
///
/// It is written in place: a device, a pipe or a link at the path stays what it is, and a file keeps its permissions.
struct OutputFile {
  /// Why a file cannot be written.
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  private let name: String
  private let descriptor: Int32
  private let status: stat

  /// Opens the file at a path, or makes one; the caller closes it.
  init(path: String) throws(Failure) {
    name = path.excerpt(1024)
    descriptor = open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw Self.failure(name, String(cString: strerror(errno))) }
    var status = stat()
    fstat(descriptor, &status)
    self.status = status
  }

  /// Whether an output writes to the same file, as standard output does for `/dev/stdout`.
  func isFile(of output: BufferedOutput) -> Bool {
    var other = stat()
    return fstat(output.descriptor, &other) == 0 && other.st_dev == status.st_dev && other.st_ino == status.st_ino
  }

  /// Writes a text over what the file holds. A pipe whose reader has gone takes it silently.
  func write(_ text: String) throws(Failure) {
    if status.st_mode & S_IFMT == S_IFREG, ftruncate(descriptor, 0) != 0 {
      throw Self.failure(name, String(cString: strerror(errno)))
    }
    let output = BufferedOutput(descriptor: descriptor)
    output.write(text)
    output.flush()
    if let reason = output.failure { throw Self.failure(name, reason) }
  }

  func finish() {
    close(descriptor)
  }

  private static func failure(_ name: String, _ reason: String) -> Failure {
    Failure(description: "cannot write \(name): \(reason)")
  }
}
