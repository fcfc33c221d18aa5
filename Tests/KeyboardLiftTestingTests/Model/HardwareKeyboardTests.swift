import KeyboardLiftCore
import KeyboardLiftDevices
import KeyboardLiftTesting
import Testing

@Suite struct HardwareKeyboardTests {
  func model(_ id: String, os: OSVersion, accessory: Double = 0) throws -> KeyboardModel {
    KeyboardModel(
      try #require(Device.withID(id)), os: os, accessoryHeight: accessory, hasHardwareKeyboard: true)
  }

  @Test func phoneWithoutAccessoryPostsNothing() throws {
    var model = try model("iphone-14pro", os: OSVersion(17))
    #expect(model.show().notifications.isEmpty)
    #expect(model.placement == .hidden)
    #expect(model.moveFocus().notifications.isEmpty)
    #expect(model.hide().notifications.isEmpty)
  }

  @Test func tabletBeforeIOS9PostsNothing() throws {
    var model = try model("ipad-9.7", os: OSVersion(8))
    #expect(model.show().notifications.isEmpty)
  }

  @Test func tabletKeepsItsBarWithTheAccessoryAboveIt() throws {
    var model = try model("ipad-9.7", os: OSVersion(10), accessory: 40)
    #expect(model.show().notifications.last?.end == Rect(x: 0, y: 929, width: 768, height: 353))
  }

  @Test func connectingLeavesTheBarOnATabletAndNothingOnAPhone() throws {
    var phone = KeyboardModel(try #require(Device.withID("iphone-14pro")), os: OSVersion(17))
    phone.show()
    #expect(phone.connectHardwareKeyboard().notifications.map(\.name).contains(.willHide))
    #expect(phone.placement == .hidden)
    #expect(phone.disconnectHardwareKeyboard().notifications.map(\.name).contains(.willShow))
    #expect(phone.placement == .docked)
    var tablet = KeyboardModel(try #require(Device.withID("ipad-10.9")), os: OSVersion(17))
    tablet.show()
    let end = tablet.connectHardwareKeyboard().notifications.last?.end
    #expect(end?.minY == 1111)
    #expect(tablet.placement == .docked)
  }

  @Test func accessoryThatComesAloneIsAShowAndOneThatGoesAHide() throws {
    var model = try model("iphone-14pro", os: OSVersion(17))
    model.show()
    #expect(model.setAccessoryHeight(44).notifications.last?.end == Rect(x: 0, y: 808, width: 393, height: 44))
    #expect(model.setAccessoryHeight(0).notifications.map(\.name).contains(.willHide))
  }
}
