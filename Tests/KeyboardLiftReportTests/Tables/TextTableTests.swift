import Foundation
import Testing

@testable import KeyboardLiftReport

@Suite struct TextTableTests {
  private func table(isRuled: Bool = false, isColored: Bool = false) -> TextTable {
    TextTable(
      columns: [.words("name"), .figures("n"), .words("last")],
      sections: [
        .init("first", rows: [["é", "10", ""], ["longer one", "5", "x"]].map { $0.map { StyledText($0) } }),
        .init(rows: [[StyledText("red"), StyledText("7", .red), StyledText("y")]]),
      ], isRuled: isRuled, isColored: isColored)
  }

  @Test("Columns are as wide as their widest cell, words on the left and figures on the right")
  func columns() {
    #expect(
      table(isRuled: true).text(width: nil) == """
        name         n  last
        ────────────────────
        first
        é           10
        longer one   5  x

        red          7  y

        """)
  }

  @Test("A table wraps words, but no figures, where it is wider than the terminal")
  func wrapping() {
    #expect(table().text(width: 20) == table().text(width: nil))
    #expect(
      table().text(width: 16) == """
        name     n  last
        first
        é       10
        longer   5  x
        one

        red      7  y

        """)
  }

  @Test("A table that cannot be wrapped narrow enough becomes a block of lines for each row")
  func blocks() {
    #expect(
      table().text(width: 15) == """
        first
        é
          n: 10
        longer one
          n: 5
          last: x

        red
          n: 7
          last: y

        """)
  }

  @Test("A heading wraps as well")
  func headings() {
    let table = TextTable(
      columns: [.words("a"), .figures("button seen")],
      sections: [.init(rows: [[StyledText("b"), StyledText("1")]])])
    #expect(table.text(width: 9) == "a  button\n     seen\nb       1\n")
  }

  @Test("Colors take no room")
  func colors() {
    let colored = table(isColored: true).text(width: 16)
    #expect(colored.contains("red      \u{1B}[31m7\u{1B}[0m  y\n"))
    #expect(colored.contains("\u{1B}[1mfirst\u{1B}[0m\n"))
  }

  @Test("A table without rows is its heading")
  func empty() {
    #expect(TextTable(columns: [.words("a"), .words("b")], sections: []).text(width: nil) == "a  b\n")
  }
}
