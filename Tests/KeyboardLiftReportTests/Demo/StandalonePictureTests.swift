import Foundation
import KeyboardLiftTestSupport
import Testing

@testable import KeyboardLiftReport

@Suite struct StandalonePictureTests {
  #if os(macOS) || os(Linux)
  @Test func pictureOfTheReadmeIsCurrent() throws {
    #expect(try Golden("Docs/Pictures/demo.svg").difference(from: DemoReport().picture()) == nil)
  }
  #endif

  @Test func pictureNeedsNothingElse() throws {
    let text = DemoReport().picture()
    let picture = try ParsedMarkup(text)
    let root = try #require(picture.elements.first)
    #expect(root.name == "svg")
    #expect(root.attributes["xmlns"] == "http://www.w3.org/2000/svg")
    #expect(!picture.elements.contains { ["script", "image", "foreignObject"].contains($0.name) })
    #expect(text.utf8.count < 20_000)
  }

  @Test func pictureTellsInWordsWhatItShows() throws {
    let text = try ParsedMarkup(DemoReport().picture()).text
    #expect(text.contains("Without KeyboardLift: the field is hidden. With KeyboardLift the app scrolls 320 points"))
    #expect(text.contains("5 of 8 fields hidden"))
    #expect(text.contains("0 of 8 fields hidden"))
  }
}
