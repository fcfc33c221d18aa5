import Foundation
import KeyboardLiftCore
import Testing

@testable import KeyboardLiftReport

@Suite struct MarkupTests {
  static let nasty = #"<script>alert("&")</script> ' > &amp;"#

  @Test func textIsEscaped() throws {
    let written = Markup.tag("p", [:], text: Self.nasty).rendered
    #expect(!written.contains("<script"))
    #expect(try ParsedMarkup(written).text == Self.nasty)
  }

  @Test func attributesAreEscaped() throws {
    let written = Markup.tag("p", ["title": Self.nasty]).rendered
    #expect(!written.contains("<script"))
    #expect(try ParsedMarkup(written).elements.first?.attributes["title"] == Self.nasty)
  }

  @Test func emptyCellsAreClosedInFull() {
    #expect(Markup.tag("td").rendered == "<td></td>")
    #expect(Markup.tag("rect").rendered == "<rect/>")
  }

  @Test func elementsStandOnTheirOwnLinesAndTextStaysInLine() {
    let list = Markup.tag(
      "ul", [:], [.tag("li", [:], ["one ", .tag("b", [:], text: "bold")]), .tag("li", [:], text: "two")])
    #expect(list.rendered == "<ul>\n<li>one <b>bold</b></li>\n<li>two</li>\n</ul>")
  }

  @Test(arguments: [
    (0.0, "0"), (12, "12"), (-0.5, "-0.5"), (3.14159, "3.14"), (-0.001, "0"), (405.5, "405.5"), (1e20, "1e+20"),
  ])
  func numbersAreShort(number: Double, written: String) {
    #expect(number.written == written)
  }
}
