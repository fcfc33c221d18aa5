import Foundation
import KeyboardLiftCore
import KeyboardLiftTestSupport
import Testing

@testable import KeyboardLiftReport

@Suite struct StandalonePictureTests {
  #if os(macOS) || os(Linux)
  @Test func pictureOfTheReadmeIsCurrent() throws {
    #expect(try Golden("Docs/Pictures/demo.svg").difference(from: DemoReport().picture()) == nil)
  }

  @Test("The pictures of the strategies in the documentation are current", arguments: [true, false])
  func comparisonIsCurrent(isScrolling: Bool) throws {
    let name = isScrolling ? "strategies-scrolling" : "strategies-plain"
    let golden = Golden("Sources/KeyboardLift/KeyboardLift.docc/Resources/\(name).svg")
    #expect(try golden.difference(from: DemoReport().comparison(isScrolling: isScrolling)) == nil)
  }

  @Test("The pictures of the rules in the documentation are current", arguments: ["home", "own-inset"])
  func ruleIsCurrent(name: String) throws {
    let golden = Golden("Sources/KeyboardLift/KeyboardLift.docc/Resources/\(name).svg")
    let report = DemoReport()
    #expect(try golden.difference(from: name == "home" ? report.home() : report.ownInset()) == nil)
  }
  #endif

  @Test("After Done the last field stays in sight, and an own inset is no part of what is added")
  func rulesTellWhatTheyShow() throws {
    let form = try #require(Demonstration().cases.first?.form)
    let last = form.fields.count - 1
    let walk = Walk(through: form, from: 0)
    #expect(walk.home > form.restingOffset && walk.home < walk.offset)
    #expect(form.fields[last].frame.maxY - walk.home <= form.device.size.height)
    #expect(Walk(through: form, from: last, ownInset: 83).part == form.device.keyboard.height - 83)
    #expect(Walk(through: form, from: last).part == form.device.keyboard.height)
    #expect(try ParsedMarkup(DemoReport().home()).text.contains("the field stays in sight"))
    #expect(try ParsedMarkup(DemoReport().ownInset()).text.contains("each strip is avoided once"))
  }

  @Test("A comparison draws every way, with what it moves and shows", arguments: [true, false])
  func comparisonTellsEveryWay(isScrolling: Bool) throws {
    let text = DemoReport().comparison(isScrolling: isScrolling)
    let picture = try ParsedMarkup(text)
    #expect(text.utf8.count < 40_000)
    for way in Way.allCases {
      #expect(picture.text.contains("\(way.title): "))
    }
    #expect(picture.text.contains("this way works on a scroll view, and there is none") == !isScrolling)
    #expect(picture.text.contains("Automatic: ") && picture.text.contains("the field is in full view."))
  }

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
