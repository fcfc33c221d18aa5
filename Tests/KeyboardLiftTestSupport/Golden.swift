import Foundation

/// A file that keeps what was last found right.
///
/// It is recorded where it is missing, or where `RECORD_GOLDEN=1` is set; the run that records fails, so that nobody takes a
/// recording for a check.
///
/// ```swift
/// #expect(try Golden("Docs/Pictures/demo.svg").difference(from: picture) == nil)
/// ```
public struct Golden {
  /// The file, from the package's root.
  public let path: String

  /// The golden file at a path from the package's root.
  public init(_ path: String) {
    self.path = path
  }

  /// The golden file of that name in the fixtures of the test target that asks.
  /// - Parameter file: the source file that asks; where this stands by default.
  public init(fixture name: String, file: String = #fileID) {
    let target = file.prefix { $0 != "/" }
    path = "Tests/\(target)/Fixtures/\(name)"
  }

  /// What to tell a person if a text is not the file's; nil if it is.
  public func difference(from actual: String) throws -> String? {
    let file = Self.packageRoot.appendingPathComponent(path)
    let isRecording = ProcessInfo.processInfo.environment["RECORD_GOLDEN"] == "1"
    guard !isRecording, let expected = try? String(contentsOf: file, encoding: .utf8) else {
      try Data(actual.utf8).write(to: file)
      return "Recorded \(path): look at it, then run again."
    }
    if expected == actual { return nil }
    let differing = zip(lines(expected), lines(actual)).first { $0 != $1 }
    return """
      \(path) is not current: "\(differing?.0 ?? "its length")" is now "\(differing?.1 ?? "another")". If that is meant, \
      record it by RECORD_GOLDEN=1.
      """
  }

  private func lines(_ text: String) -> [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }

  private static let packageRoot = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
}
