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
    let head = try #require(lines.first { $0.hasPrefix("form") })
    let row = try #require(lines.first { $0.hasPrefix("scrolling") })
    let column = try #require(head.range(of: "button seen")).lowerBound.utf16Offset(in: head)
    #expect(row.dropFirst(column).hasPrefix("resize, inset, automatic"))
  }

  @Test("The table keeps all its figures at any width", arguments: [30, 60, 80, 100, 200])
  func widths(width: Int) {
    let text = report.table(isColored: false, width: width)
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= width })
    for item in report.demonstration.cases {
      for way in Way.helping where !item.lacksScrollView(way) {
        #expect(text.contains("\(item.hiddenCount(way)) (\(item.farthestMove(way).rounded().written))"))
      }
    }
    #expect(text.contains("before") && text.contains("seen") && text.contains("automatic"))
  }

  @Test("The notes say which figure the distance changes, and what ~ marks")
  func notes() {
    let text = report.table(isColored: false).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(text.contains("The distance of 10: automatic leaves 10 points free between the keyboard and what it shows"))
    #expect(text.contains("iPad, portrait: keyboard ~337 "))
    #expect(text.contains("iPhone SE, portrait: keyboard 260 "))
    #expect(text.contains("~ marks a keyboard height that nobody measured or published"))
  }
}
