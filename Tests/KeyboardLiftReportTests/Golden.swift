import Foundation
import Testing

/// A file that keeps what was last found right.
///
/// It is recorded where it is missing, or where `RECORD_GOLDEN=1` is set; the run that records fails, so that nobody takes a
/// recording for a check.
struct Golden {
  /// The file, from the package's root.
  let path: String

  func check(_ actual: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let file = Self.packageRoot.appendingPathComponent(path)
    let isRecording = ProcessInfo.processInfo.environment["RECORD_GOLDEN"] == "1"
    guard !isRecording, let expected = try? String(contentsOf: file, encoding: .utf8) else {
      try Data(actual.utf8).write(to: file)
      Issue.record("Recorded \(path): look at it, then run again", sourceLocation: sourceLocation)
      return
    }
    let differing = zip(lines(expected), lines(actual)).first { $0 != $1 }
    #expect(
      expected == actual,
      """
      \(path) is not current: "\(differing?.0 ?? "its length")" is now "\(differing?.1 ?? "another")". If that is meant, \
      record it by RECORD_GOLDEN=1.
      """, sourceLocation: sourceLocation)
  }

  private func lines(_ text: String) -> [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }

  private static let packageRoot = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
}
