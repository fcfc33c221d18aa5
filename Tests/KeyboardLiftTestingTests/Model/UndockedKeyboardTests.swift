import KeyboardLiftCore
import KeyboardLiftDevices
import KeyboardLiftTesting
import Testing

@Suite struct UndockedKeyboardTests {
  func shown(_ id: String, os: OSVersion) throws -> KeyboardModel {
    var model = KeyboardModel(try #require(Device.withID(id)), os: os)
    model.show()
    return model
  }

  @Test func phoneCanNeitherUndockNorFloatNorSplit() throws {
    var model = try shown("iphone-14pro", os: OSVersion(17))
    #expect(model.undock().isEmpty)
    #expect(model.float().isEmpty)
    #expect(model.split().isEmpty)
    #expect(model.placement == .docked)
  }

  @Test func floatingHidesFirstAndEndsSmall() throws {
    var model = try shown("ipad-10.9", os: OSVersion(17))
    let posted = model.float(at: Point(x: 200, y: 300)).notifications
    #expect(
      posted.map(\.name) == [
        .willChangeFrame, .willHide, .didChangeFrame, .didHide, .willChangeFrame, .didChangeFrame,
      ])
    #expect(posted.last?.end?.origin == Point(x: 200, y: 300))
    #expect(model.placement == .undocked)
  }

  @Test func floatingCameWithIPadOS13AndSplittingWentWithTheHomeButton() throws {
    var old = try shown("ipad-10.2", os: OSVersion(12))
    #expect(old.float().isEmpty)
    var new = try shown("ipad-10.9", os: OSVersion(17))
    #expect(new.split().isEmpty)
  }

  @Test func undockedKeyboardComesAndGoesWithChangeFramesAlone() throws {
    var model = try shown("ipad-9.7", os: OSVersion(12))
    model.undock(rise: 200)
    #expect(model.hide().notifications.map(\.name) == [.willChangeFrame, .didChangeFrame])
    #expect(model.placement == .hidden)
    #expect(model.show().notifications.map(\.name) == [.willChangeFrame, .didChangeFrame])
    #expect(model.placement == .undocked)
    #expect(model.frame?.maxY == 824)
  }

  @Test func draggingReportsZeroUntilItEnds() throws {
    var model = try shown("ipad-9.7", os: OSVersion(12))
    model.undock()
    let posted = model.drag(to: Point(x: 0, y: 300)).notifications
    #expect(posted.map(\.end) == [.zero, Rect(x: 0, y: 300, width: 768, height: 313)])
  }

  @Test func draggingOnIOS5HasNoEndFrame() throws {
    var model = try shown("ipad-9.7", os: OSVersion(5))
    let posted = model.undock(by: .drag).notifications
    #expect(posted.first?.end == nil)
  }

  @Test func undockedKeyboardRotatesWithoutShowAndHide() throws {
    var model = try shown("ipad-10.9", os: OSVersion(17))
    model.float()
    let posted = model.rotate(to: .landscape).notifications
    #expect(posted.map(\.name) == [.willChangeFrame, .didChangeFrame])
    #expect((model.frame?.maxY ?? 0) <= 820)
  }

  @Test func dockingPostsAWillShow() throws {
    var model = try shown("ipad-10.9", os: OSVersion(17))
    model.float()
    #expect(model.dock().notifications.map(\.name).contains(.willShow))
    #expect(model.placement == .docked)
    #expect(model.dock().isEmpty)
  }
}
