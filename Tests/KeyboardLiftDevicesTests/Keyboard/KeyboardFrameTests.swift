import KeyboardLiftDevices
import Testing

@Suite struct KeyboardFrameTests {
  @Test func aDockedKeyboardSpansTheScreenAndEndsAtItsBottom() throws {
    let phone = try #require(Device.named("iPhone X"))
    let frame = phone.keyboardFrame(orientation: .portrait, os: OSVersion(17))
    #expect(frame == ScreenRect(x: 0, y: 476, width: 375, height: 336))
    let landscape = phone.keyboardFrame(orientation: .landscape, suggestionBar: false, os: OSVersion(17))
    #expect(landscape == ScreenRect(x: 0, y: 204, width: 812, height: 171))
  }

  @Test func anAccessoryViewIsPartOfTheFrame() throws {
    let phone = try #require(Device.named("iPhone X"))
    let frame = phone.keyboardFrame(orientation: .portrait, os: OSVersion(17), accessoryHeight: 44)
    #expect(frame == ScreenRect(x: 0, y: 432, width: 375, height: 380))
  }

  @Test func theFrameFollowsTheKind() throws {
    let phone = try #require(Device.named("iPhone SE (3rd generation)"))
    #expect(phone.keyboardFrame(orientation: .portrait, kind: .numberPad)?.height == 216)
    #expect(phone.keyboardFrame(orientation: .portrait, kind: .emailAddress)?.height == 260)
  }

  @Test func aHardwareKeyboardLeavesTheShortcutBarOfATablet() throws {
    let facts = try FactFile.keyboards()["ipadModes"]["hardwareKeyboard"]
    let tablet = try #require(Device.named("iPad (6th generation)"))
    #expect(tablet.shortcutBarHeight() == facts["shortcutBar"].number)
    #expect(tablet.shortcutBarHeight(os: OSVersion(8)) == nil)
    let frame = try #require(tablet.hardwareKeyboardFrame(orientation: .portrait, os: OSVersion(10)))
    #expect(frame == ScreenRect(x: 0, y: 969, width: 768, height: 313))
    let full = try #require(Device.named("iPad Pro 13-inch (M4)"))
    #expect(full.shortcutBarHeight() == facts["shortcutBarHomeIndicatorPad"].number)
    let phone = try #require(Device.named("iPhone X"))
    #expect(phone.shortcutBarHeight() == nil)
    #expect(phone.hardwareKeyboardFrame(orientation: .portrait) == nil)
  }

  @Test func aTabletsKeyboardFloatsSinceSystem13() throws {
    let facts = try FactFile.keyboards()["ipadModes"]["floating"]
    #expect(facts["size"].string == "about 320 wide x 254-270 high (iPhone-like)")
    #expect(facts["introduced"].string == "iPadOS 13")
    let tablet = try #require(Device.named("iPad (6th generation)"))
    let floating = try #require(tablet.floatingKeyboardSize())
    #expect(floating.width == 320)
    #expect(floating.heights == 254...270)
    #expect(tablet.floatingKeyboardSize(os: OSVersion(12, 4)) == nil)
    #expect(tablet.floatingKeyboardSize(os: OSVersion(13)) != nil)
    #expect(try #require(Device.named("iPhone X")).floatingKeyboardSize() == nil)
  }
}
