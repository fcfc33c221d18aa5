import Foundation
import KeyboardLiftCore
import KeyboardLiftDevices
import Testing

@testable import KeyboardLiftReport

@Suite struct ScreenPictureTests {
  @Test(arguments: Device.all, Orientation.allCases)
  func everyDeviceCanBeDrawn(device: Device, orientation: Orientation) throws {
    guard let screen = DeviceScreen(device, name: MarkupTests.nasty, orientation) else {
      // Of the foldable phone neither bars nor keyboard are known.
      #expect(device.isFoldable)
      return
    }
    let content = ContentDrawing(
      items: [DrawnItem(look: .label, text: MarkupTests.nasty, frame: Rect(x: 0, y: 0, width: 9, height: 9))],
      id: "content")
    let picture = ScreenPicture(
      device: screen, title: MarkupTests.nasty, contentID: "content", contentStart: 0, contentEnd: -40,
      edited: Rect(x: 20, y: 30, width: 200, height: 44), isHidden: true)
    let definitions = screen.definitions + [content.definition]
    let drawing = Markup.tag("svg", [:], [.tag("defs", [:], definitions)] + picture.drawing).rendered
    let parsed = try ParsedMarkup(drawing)
    #expect(!drawing.contains("<script"))
    #expect(!drawing.contains("nan") && !drawing.contains("inf\""))
    #expect(parsed.text.contains(MarkupTests.nasty))
    let outline = try #require(parsed.elements(ofClass: "clip").first)
    #expect(outline.frame.size == screen.size)
    #expect(outline.attributes["rx"].flatMap(Double.init) ?? 0 == device.cornerRadius)
    #expect(parsed.elements(ofClass: "cutout").isEmpty == (device.cutout == nil))
    #expect(parsed.elements(ofClass: "home-button").isEmpty == device.hasHomeIndicator)
  }

  @Test func fieldIsFramedOnlyWhereItIsHidden() throws {
    let demonstration = Demonstration()
    let item = try #require(demonstration.cases.first)
    for (way, count) in [(Way.untouched, 1), (.automatic, 0)] {
      let drawing = Markup.tag("svg", [:], item.picture(way, field: 7).drawing).rendered
      #expect(try ParsedMarkup(drawing).elements(ofClass: "flag").count == count)
    }
  }

  @Test func contentAndKeyboardMoveFromWhereTheyWereToWhereTheyEnd() throws {
    let item = try #require(Demonstration().cases.first)
    let drawing = Markup.tag("svg", [:], item.picture(.automatic, field: 3).drawing).rendered
    let moves = try ParsedMarkup(drawing).elements(ofClass: "moves").map { $0.attributes["style"] }
    #expect(moves == ["--from:64px;--to:1px", "--from:667px;--to:407px"])
  }
}
