import KeyboardLiftCore
import KeyboardLiftDevices
import KeyboardLiftTesting
import Testing

/// Keyboards that go, and apps that come back to one.
@Suite struct LeavingKeyboardTests {
  func model(_ id: String, os: Int, accessory: Double = 0) throws -> KeyboardModel {
    KeyboardModel(try #require(Device.withID(id)), os: OSVersion(os), accessoryHeight: accessory)
  }

  @Test("An app that comes back is told again where its keyboard is, begin and end alike")
  func anAppThatComesBackIsToldAgain() throws {
    var model = try model("iphone-14pro", os: 17)
    #expect(model.returnFromBackground().isEmpty)
    model.show()
    let posted = model.returnFromBackground().notifications
    #expect(posted.map(\.name) == [.willChangeFrame, .willShow, .didChangeFrame, .didShow])
    #expect(posted.allSatisfy { $0.begin == $0.end && $0.end == model.frame })
  }

  @Test("Another app's keyboard is told on return as if it were this app's, though it is not there any more")
  func anotherAppsKeyboardIsToldOnReturn() throws {
    let model = try model("iphone-14pro", os: 17)
    let posted = model.returnFromBackground(otherAppsKeyboard: 300).notifications
    #expect(posted.map(\.name) == [.willChangeFrame, .didChangeFrame])
    #expect(posted.allSatisfy { $0.isLocal == true && $0.end == Rect(x: 0, y: 552, width: 393, height: 300) })
    #expect(model.placement == .hidden)
  }

  @Test("A drag that dismisses the keyboard ends in its own time and curve") func aReleasedDragsOwnTimeAndCurve() throws
  {
    var model = try model("iphone-14pro", os: 17)
    model.show()
    let posted = model.dismissInteractively(releasedAt: 640, duration: 0.14519, curve: 0).notifications
    #expect(posted.map(\.name) == [.willChangeFrame, .willHide, .didChangeFrame, .didHide])
    #expect(posted.allSatisfy { $0.duration == 0.14519 && $0.curve == 0 && $0.begin?.minY == 640 })
    model.show()
    #expect(model.dismissInteractively().notifications.allSatisfy { $0.duration == 0.25 && $0.curve == 7 })
  }

  @Test("Since iOS 26 a hide tells of a frame as high as the accessory view")
  func aHideTellsOfTheAccessorysHeight() throws {
    var model = try model("iphone-14pro", os: 26, accessory: 44)
    model.show()
    #expect(model.hide().notifications.allSatisfy { $0.end == Rect(x: 0, y: 808, width: 393, height: 44) })
    var old = try self.model("iphone-14pro", os: 18, accessory: 44)
    old.show()
    #expect(old.hide().notifications.allSatisfy { $0.end?.minY == 852 })
  }

  @Test("iPadOS 26 tells a text view's frame from the window where there is an accessory view")
  func iPadOS26TellsFramesFromTheWindow() throws {
    var model = try model("ipad-pro-11-m4", os: 26, accessory: 44)
    model.windowOrigin = Point(x: 300, y: 100)
    let frame = try #require(model.show(for: .textView).notifications.first?.end)
    #expect(model.frame == frame.offset(x: 300, y: 100))
    model.moveFocus(to: .textField)
    #expect(model.repeatFrame().notifications.allSatisfy { $0.end == model.frame })
    model.setAccessoryHeight(0)
    model.moveFocus(to: .textView)
    #expect(model.repeatFrame().notifications.allSatisfy { $0.end == model.frame })
  }
}
