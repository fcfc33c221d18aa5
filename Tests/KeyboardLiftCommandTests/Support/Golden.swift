import Foundation
import Testing

/// Compares text with a file of the fixtures. A file that is missing is recorded, which fails the test, so that nothing is
/// held for right before a person has looked at it.
func expectGolden(_ text: String, _ name: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
  let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Fixtures").appendingPathComponent(name)
  guard let known = try? String(contentsOf: file, encoding: .utf8) else {
    try Data(text.utf8).write(to: file)
    Issue.record("recorded \(name); look at it and run again", sourceLocation: sourceLocation)
    return
  }
  #expect(text == known, "differs from \(name); remove the file to record it anew", sourceLocation: sourceLocation)
}
