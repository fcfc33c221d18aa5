import Foundation
import Testing

/// Which reports the engine's tests cover: each one that geometry alone can express has exactly one test.
@Suite struct ReportIndexTests {
  /// Reports about bars, delegates, layout guides, transforms and the keyboard's own window: the adapter's to test.
  private static let outsideTheEngine = [5, 26, 40, 58, 104, 132, 133, 135, 166, 169]
  /// Numbers that were never given.
  private static let gaps = [
    51, 52, 54, 57, 60, 64, 65, 67, 68, 71, 72, 74, 76, 77, 78, 82, 83, 86, 88, 91, 96, 98, 99, 100, 103, 107, 110,
    111, 118, 120, 124, 125, 127, 129, 130, 131, 134, 139, 142, 145, 147, 149, 150, 152, 153, 155, 156, 158, 162,
    164, 168,
  ]

  @Test func everyReportThatTheEngineCanExpressHasOneTest() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    var found: [Int] = []
    for file in try FileManager.default.contentsOfDirectory(atPath: folder.path) where file.hasSuffix("Reports.swift") {
      let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
      for line in text.split(separator: "\n") {
        guard let start = line.range(of: "@Test(\"B") else { continue }
        found += [Int(line[start.upperBound...].prefix(3))].compactMap { $0 }
      }
    }
    let expected = (1...169).filter { !Self.outsideTheEngine.contains($0) && !Self.gaps.contains($0) }
    #expect(found.sorted() == expected)
    #expect(found.count == 108)
  }
}
