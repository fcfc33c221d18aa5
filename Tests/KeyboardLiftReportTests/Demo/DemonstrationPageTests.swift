import Foundation
import Testing

@testable import KeyboardLiftReport

@Suite struct DemonstrationPageTests {
  let html = DemoReport().html()

  /// The page without its document type, which is none of XML's.
  private func parsed() throws -> ParsedMarkup {
    try ParsedMarkup(String(html.drop { $0 != "\n" }.dropFirst()))
  }

  @Test func pageIsWellFormedAndSmall() throws {
    let page = try parsed()
    #expect(page.elements.first?.name == "html")
    #expect(html.utf8.count < 400_000)
  }

  @Test func everyFormIsShownInEveryWay() throws {
    let page = try parsed()
    #expect(page.elements.count { $0.attributes["role"] == "img" } == 12 * 6)
    #expect(page.elements.count { $0.name == "figcaption" } == 12 * 6)
    #expect(page.elements.count { $0.name == "table" } == 1 + 12)
  }

  @Test("The page says which ways show the button, what the distance does and what ~ marks")
  func notes() {
    #expect(html.contains(">Button seen</th>"))
    #expect(html.contains("<td>resize, inset, automatic</td>"))
    #expect(html.contains("<td>~337</td>") && html.contains("<td>260</td>"))
    for note in Demonstration.notes + [Demonstration.derivedNote] { #expect(html.contains(note.escapedForMarkup)) }
  }

  @Test func pageNeedsNothingElse() throws {
    let page = try parsed()
    #expect(!page.elements.contains { ["script", "link", "img", "iframe"].contains($0.name) })
    #expect(!html.contains("http:") && !html.contains("https:") && !html.contains("@import"))
    let links = page.elements.compactMap { $0.attributes["href"] }
    #expect(links.allSatisfy { $0.hasPrefix("#") })
  }

  @Test func everyReferenceLeadsSomewhere() throws {
    let page = try parsed()
    let ids = page.elements.compactMap { $0.attributes["id"] }
    #expect(Set(ids).count == ids.count)
    for element in page.elements {
      var references = (element.attributes["aria-labelledby"] ?? "").split(separator: " ").map(String.init)
      if let link = element.attributes["href"] { references.append(String(link.dropFirst())) }
      if let clip = element.attributes["clip-path"] {
        references.append(String(clip.dropFirst("url(#".count).dropLast()))
      }
      #expect(references.allSatisfy(ids.contains), "\(references)")
    }
  }

  @Test func styleReadsTheSameInHTMLAndXML() {
    for sheet in [PictureStyle.sheet(.once), PictureStyle.sheet(.repeated), PageStyle.sheet] {
      #expect(!sheet.contains { "<>&\"'".contains($0) })
      #expect(sheet.count { $0 == "{" } == sheet.count { $0 == "}" })
    }
  }

  @Test func picturesStandStillWhereMotionIsUnwanted() {
    for text in [html, DemoReport().picture()] {
      #expect(text.contains("@media (prefers-reduced-motion:reduce){.moves,.flag{animation:none!important}}"))
      #expect(text.contains(KeyboardSpring.timingFunction()))
      #expect(text.contains("@media (prefers-color-scheme:dark)"))
    }
  }

  @Test func sameReportIsTheSameCharacters() {
    #expect(DemoReport().html() == html)
  }
}
