import KeyboardLiftCore
import KeyboardLiftDevices
import KeyboardLiftTesting
import Testing

/// Keyboards that the user switches to, and bars that come and go above the keys.
@Suite struct ChosenKeyboardTests {
  typealias Name = KeyboardNotification.Name

  func model(_ id: String, os: Int, kind: KeyboardKind = .qwerty) throws -> KeyboardModel {
    KeyboardModel(try #require(Device.withID(id)), os: OSVersion(os), kind: kind)
  }

  func heights(_ script: KeyboardScript, _ name: Name = .willShow) -> [Double?] {
    script.notifications.filter { $0.name == name }.map { $0.end?.height }
  }

  @Test("A code is offered in a bar above a number pad, and without suggestions it goes again")
  func aCodeIsOfferedAboveANumberPad() throws {
    var model = try model("iphone-14pro", os: 17, kind: .numberPad)
    #expect(heights(model.show()) == [291])
    #expect(heights(model.offerOneTimeCode()) == [336])
    #expect(model.offerOneTimeCode().isEmpty)
    #expect(heights(model.withdrawOffer(animated: false)) == [291])
    #expect(model.withdrawOffer().isEmpty)
  }

  @Test("Where the suggestion bar is there a code or a password is offered in it, and nothing is posted")
  func anOfferInTheSuggestionBarPostsNothing() throws {
    var model = try model("iphone-14pro", os: 17)
    model.show()
    #expect(model.offerOneTimeCode().isEmpty)
    #expect(model.offerPassword().isEmpty)
    #expect(model.withdrawOffer().isEmpty)
    #expect(model.frame?.height == 336)
  }

  @Test("An offer right after a show comes at once") func anOfferRightAfterAShowComesAtOnce() throws {
    var model = try model("iphone-14pro", os: 17, kind: .secureTextEntry)
    model.show()
    let posted = model.offerPassword(animated: false).notifications
    #expect(posted.map(\.name) == [.willChangeFrame, .willShow, .didChangeFrame, .didShow])
    #expect(posted.allSatisfy { $0.duration == 0 })
  }

  @Test("Emoji and back post a show each, without a hide") func emojiAndBack() throws {
    var model = try model("iphone-14pro", os: 17, kind: .url)
    model.show()
    #expect(heights(model.switchTo(.emoji)) == [336])
    #expect(model.kind == .emoji)
    #expect(heights(model.switchTo(.system)) == [291])
    #expect(model.kind == .url)
    #expect(model.switchTo(.system).isEmpty)
  }

  @Test("A third-party keyboard stays the choice, is announced anew at each show, and not for passwords")
  func aThirdPartyKeyboardStaysTheChoice() throws {
    var model = try model("iphone-6", os: 9)
    model.show()
    #expect(heights(model.switchTo(.thirdParty(height: 256))) == [256])
    model.hide()
    #expect(heights(model.show()) == [0, 216, 256])
    #expect(heights(model.moveFocus(kind: .secureTextEntry)) == [216])
    #expect(heights(model.moveFocus(kind: .qwerty)) == [256])
    #expect(heights(model.switchTo(.system)) == [258])
  }

  @Test("Wrong heights are announced before the right one, in place and at a show")
  func wrongHeightsAreAnnouncedFirst() throws {
    var model = try model("iphone-16pro", os: 26)
    model.show()
    let posted = model.switchTo(.thirdParty(height: 347, announcedAs: [364, 575]))
    #expect(heights(posted) == [364, 575, 347])
    #expect(heights(posted, .didShow) == [347])
    model.hide()
    #expect(heights(model.show()).suffix(3) == [364, 575, 347])
  }

  @Test("While the keyboard is hidden or undocked a switch posts nothing") func aSwitchOutOfSightPostsNothing() throws {
    var model = try model("ipad-10.9", os: 17)
    #expect(model.switchTo(.thirdParty(height: 300)).isEmpty)
    model.switchTo(.system)
    model.show()
    model.undock()
    #expect(model.switchTo(.emoji).isEmpty)
  }

  @Test("A number pad in a popover is no keyboard at the bottom, since iPadOS 26")
  func aNumberPadInAPopover() throws {
    var model = try model("ipad-10.9", os: 26, kind: .numberPad)
    model.numberPadsArePopovers = true
    #expect(model.show().notifications.isEmpty)
    #expect(model.placement == .hidden)
    #expect(model.moveFocus(kind: .qwerty).notifications.map(\.name).contains(.willShow))
    #expect(model.moveFocus(kind: .numberPad).notifications.map(\.name).contains(.willHide))
    var old = try self.model("ipad-10.9", os: 18, kind: .numberPad)
    old.numberPadsArePopovers = true
    #expect(old.show().notifications.count == 4)
  }
}
