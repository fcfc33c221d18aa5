import Foundation
import Testing

/// Compares text with a file of the fixtures. A file that is missing is recorded, which fails the test, so that nothing is
/// held for right before a person has looked at it.
func expectGolden(_ text: String, _ name: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
  if let known = try? Fixture.data(name) {
    #expect(
      text == String(decoding: known, as: UTF8.self), "differs from \(name); remove the file to record it anew",
      sourceLocation: sourceLocation)
    return
  }
  let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  try Data(text.utf8).write(to: tests.appendingPathComponent("Fixtures").appendingPathComponent(name))
  Issue.record("recorded \(name); look at it and run again", sourceLocation: sourceLocation)
}
