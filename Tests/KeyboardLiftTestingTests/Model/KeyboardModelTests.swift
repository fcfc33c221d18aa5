import KeyboardLiftCore
import KeyboardLiftDevices
import KeyboardLiftTesting
import Testing

@Suite struct KeyboardModelTests {
  typealias Name = KeyboardNotification.Name
  let show: [Name] = [.willChangeFrame, .willShow, .didChangeFrame, .didShow]
  let hide: [Name] = [.willChangeFrame, .willHide, .didChangeFrame, .didHide]

  func model(_ id: String, _ orientation: ScreenOrientation = .portrait, os: OSVersion? = nil, accessory: Double = 0)
    throws -> KeyboardModel
  {
    KeyboardModel(try #require(Device.withID(id)), orientation: orientation, os: os, accessoryHeight: accessory)
  }

  @Test func aNewModelIsHidden() throws {
    let model = try model("iphone-se2")
    #expect(model.placement == .hidden)
    #expect(model.frame == nil)
    #expect(model.input == nil)
  }

  @Test func systemIsTheNewestThatTheDeviceRuns() throws {
    #expect(try model("iphone-x").os == OSVersion(18))
    #expect(try model("iphone-se2").os == OSVersion(26))
    #expect(try model("iphone-4s").os.major == 9)
  }

  @Test func showingTwiceOrHidingWhatIsHiddenPostsNothing() throws {
    var model = try model("iphone-se2")
    #expect(model.hide().isEmpty)
    #expect(model.show().notifications.map(\.name) == show)
    #expect(model.show().isEmpty)
    #expect(model.hide().notifications.map(\.name) == hide)
    #expect(model.placement == .hidden)
  }

  @Test func textViewTellsItsBeginAfterTheWillNotifications() throws {
    var model = try model("iphone-se2")
    let events = model.show(for: .textView).steps.map(\.event)
    #expect(events.firstIndex(of: .beganEditing) == 2)
  }

  @Test func webViewTellsNeitherBeginNorEnd() throws {
    var model = try model("iphone-se2")
    #expect(model.show(for: .webView).steps.count == 4)
    #expect(model.moveFocus(to: .webView).notifications.map(\.name) == [.willChangeFrame, .willHide] + show)
    #expect(model.hide().steps.count == 4)
  }

  @Test func phoneRotatesInEightAndTabletInTwelve() throws {
    var phone = try model("iphone-14pro", os: OSVersion(26))
    phone.show()
    #expect(phone.rotate(to: .landscape).notifications.map(\.name) == hide + show)
    var tablet = try model("ipad-10.2", os: OSVersion(15))
    tablet.show()
    #expect(tablet.rotate(to: .landscape).notifications.map(\.name) == hide + show + show)
  }

  @Test func rotationEndsInTheNewOrientationWithBeginAndEndAlike() throws {
    var model = try model("iphone-se2", os: OSVersion(17))
    model.show()
    let posted = model.rotate(to: .landscape).notifications
    #expect(posted[1].end == Rect(x: 0, y: 667, width: 375, height: 260))
    #expect(posted[4].begin == posted[4].end)
    #expect(posted[5].end == Rect(x: 0, y: 175, width: 667, height: 200))
    #expect(model.rotate(to: .landscape).isEmpty)
  }

  @Test func endOfARotationCarriesFramesAloneOnIOS5ThoughThatOfAShowDoesNot() throws {
    var model = try model("ipad-9.7", os: OSVersion(5))
    #expect(model.show().notifications.allSatisfy { $0.duration == 0.25 })
    let posted = model.rotate(to: .landscape).notifications
    #expect(posted.map { $0.duration == nil } == [false, false, true, true, false, false, true, true])
    #expect(posted.allSatisfy { $0.end != nil })
  }

  @Test func showAfterARotationBeginsAsHighAsItEnds() throws {
    var model = try model("iphone-se2", os: OSVersion(17))
    model.show()
    model.hide()
    model.rotate(to: .landscape)
    #expect(model.show().notifications.first?.begin == Rect(x: 0, y: 375, width: 667, height: 200))
  }

  @Test func rotatingAHiddenKeyboardPostsNothing() throws {
    var model = try model("iphone-se2")
    #expect(model.rotate(to: .landscape).isEmpty)
    #expect(model.orientation == .landscapeRight)
  }

  @Test func landscapeLeftReportsTheOtherSideBeforeIOS8() throws {
    var model = try model("ipad-9.7", .landscapeLeft, os: OSVersion(5))
    #expect(model.show().notifications.last?.end == Rect(x: 416, y: 0, width: 352, height: 1024))
    #expect(model.hide().notifications.last?.end == Rect(x: 768, y: 0, width: 352, height: 1024))
  }

  @Test func accessoryIsPartOfTheFrameUntilIOS26() throws {
    var old = try model("iphone-14pro", os: OSVersion(18), accessory: 44)
    #expect(old.show().notifications.last?.end == Rect(x: 0, y: 472, width: 393, height: 380))
    var new = try model("iphone-14pro", os: OSVersion(26), accessory: 44)
    let posted = try #require(new.show().notifications.last)
    #expect(posted.end == Rect(x: 0, y: 516, width: 393, height: 336))
    #expect(posted.accessory == Rect(x: 0, y: 472, width: 393, height: 44))
    #expect(new.accessoryFrame == posted.accessory)
  }

  @Test func padHasNoBarAndTextHasItAgainOnlyIfTheUserWantsSuggestions() throws {
    var model = try model("iphone-14pro", os: OSVersion(18))
    model.show()
    model.changeKind(to: .numberPad)
    #expect(model.frame?.height == 291)
    model.changeKind(to: .qwerty)
    #expect(model.frame?.height == 336)
    model.setSuggestionBar(false)
    model.changeKind(to: .emoji)
    #expect(model.frame?.height == 336)
    model.changeKind(to: .qwerty)
    #expect(model.frame?.height == 291)
  }

  @Test func otherAppsKeyboardIsNotLocalSinceIOS9() throws {
    var model = try model("ipad-10.2", os: OSVersion(15))
    model.isLocal = false
    #expect(model.show().notifications.allSatisfy { $0.isLocal == false })
    var old = try self.model("ipad-9.7", os: OSVersion(8))
    old.isLocal = false
    #expect(old.show().notifications.allSatisfy { $0.isLocal == nil })
  }

  @Test func cancelledDragPostsNoNotification() throws {
    var model = try model("iphone-14pro")
    model.show()
    #expect(model.cancelInteractiveDismissal().notifications.isEmpty)
    #expect(model.placement == .docked)
  }

  @Test func sharedAccessoryIsAnnouncedOnce() throws {
    var model = try model("iphone-6", os: OSVersion(9), accessory: 44)
    model.show()
    #expect(model.moveFocus().notifications.isEmpty)
    #expect(model.moveFocus(accessory: .another(height: 0)).notifications.last?.end?.height == 258)
  }

  @Test func deviceWithoutKnownHeightHasAKeyboardAllTheSame() throws {
    var model = try model("iphone-duo-inner")
    #expect(model.show().notifications.last?.end?.height == 346)
  }
}
