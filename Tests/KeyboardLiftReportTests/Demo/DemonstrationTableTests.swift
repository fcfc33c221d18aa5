import Foundation
import KeyboardLiftTestSupport
import Testing

@testable import KeyboardLiftReport

@Suite struct DemonstrationTableTests {
  let report = DemoReport()

  @Test func tableIsAsItWas() throws {
    let golden = Golden("Tests/KeyboardLiftReportTests/Fixtures/demo.txt")
    #expect(try golden.difference(from: report.table(isColored: false)) == nil)
  }

  @Test func colorsAreOnlyOnRequestAndChangeNothingElse() {
    let plain = report.table(isColored: false)
    let colored = report.table(isColored: true)
    #expect(!plain.contains("\u{1B}"))
    #expect(colored.contains("\u{1B}[31m5 of 8\u{1B}[0m"))
    let stripped = colored.components(separatedBy: "\u{1B}[").enumerated().map { index, part in
      index == 0 ? part : String(part.drop { $0 != "m" }.dropFirst())
    }.joined()
    #expect(stripped == plain)
  }

  @Test func columnsAreAlignedAndFitATerminal() throws {
    let lines = report.table(isColored: false).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.allSatisfy { $0.count <= 120 && $0.last != " " })
    let head = try #require(lines.first { $0.hasPrefix("device") })
    let row = try #require(lines.first { $0.hasPrefix("iPhone SE") })
    #expect(head.count == row.count)
  }
}
