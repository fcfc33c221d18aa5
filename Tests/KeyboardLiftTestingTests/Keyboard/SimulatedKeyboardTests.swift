import KeyboardLiftDevices
import KeyboardLiftTesting
import Testing

@MainActor @Suite struct SimulatedKeyboardTests {
  let center = NotificationCenter()
  let recorder: NotificationRecorder

  init() { recorder = NotificationRecorder(center) }

  func keyboard(_ device: Device = .iPhoneSE3, os: OSVersion = OSVersion(17)) -> SimulatedKeyboard {
    SimulatedKeyboard(device, os: os, center: center)
  }

  @Test func showPostsTheFourInOrderWithEveryKey() {
    keyboard().show()
    #expect(recorder.names == ["WillChangeFrame", "WillShow", "DidChangeFrame", "DidShow"])
    for heard in recorder.heard {
      #expect(heard.begin == CGRect(x: 0, y: 667, width: 375, height: 260))
      #expect(heard.end == CGRect(x: 0, y: 407, width: 375, height: 260))
      #expect(heard.duration == 0.25)
      #expect(heard.curve == 7)
      #expect(heard.isLocal == true)
    }
  }

  @Test func keyThatTheSystemLacksIsNotInTheDictionary() {
    let keyboard = keyboard(.iPhone8, os: OSVersion(8))
    keyboard.show()
    #expect(recorder.heard.first?.isLocal == nil)
    #expect(recorder.heard.last?.duration == nil)
  }

  @Test func untilWillLeavesTheDidsForAdvance() {
    let keyboard = keyboard()
    keyboard.show(until: .will)
    #expect(recorder.names == ["WillChangeFrame", "WillShow"])
    #expect(keyboard.isMoving)
    #expect(keyboard.advance())
    #expect(recorder.names == ["WillChangeFrame", "WillShow", "DidChangeFrame", "DidShow"])
    #expect(!keyboard.isMoving)
    #expect(!keyboard.advance())
  }

  @Test func overtakenShowEndsLate() {
    let keyboard = keyboard()
    keyboard.show(until: .will)
    keyboard.hide()
    #expect(
      recorder.names == [
        "WillChangeFrame", "WillShow", "WillChangeFrame", "WillHide", "DidChangeFrame", "DidShow", "DidChangeFrame",
        "DidHide",
      ])
  }

  @Test func burstIsSteppedThroughMomentByMoment() {
    let keyboard = keyboard()
    keyboard.showThirdParty(height: 289.5, until: .will)
    #expect(recorder.names.count == 2)
    keyboard.advance()
    #expect(recorder.names.count == 4)
    keyboard.advance()
    #expect(recorder.heard.last?.end == CGRect(x: 0, y: 377.5, width: 375, height: 289.5))
    #expect(recorder.names.count == 6)
    keyboard.finish()
    #expect(recorder.names.count == 8)
  }

  @Test func screenTurnsBetweenHideAndShow() {
    let keyboard = keyboard()
    keyboard.show()
    var namesAtTurn: [String] = []
    keyboard.rotate(to: .landscape) { namesAtTurn = recorder.names }
    #expect(namesAtTurn.suffix(2) == ["DidChangeFrame", "DidHide"])
    #expect(recorder.names.suffix(4) == ["WillChangeFrame", "WillShow", "DidChangeFrame", "DidShow"])
    #expect(keyboard.frame == CGRect(x: 0, y: 175, width: 667, height: 200))
  }

  @Test func hiddenKeyboardTurnsSilently() {
    let keyboard = keyboard()
    var turns = 0
    keyboard.rotate(to: .landscape) { turns += 1 }
    #expect(turns == 1)
    #expect(recorder.names.isEmpty)
  }

  @Test func everyPostedNotificationIsKept() {
    let keyboard = keyboard(.iPad10)
    keyboard.show()
    keyboard.float()
    keyboard.drag(to: CGPoint(x: 20, y: 200))
    keyboard.dock()
    keyboard.hide()
    #expect(keyboard.posted.count == recorder.heard.count)
    #expect(
      keyboard.posted.map { $0.end.map { CGRect(x: $0.minX, y: $0.minY, width: $0.width, height: $0.height) } }
        == recorder.heard.map(\.end))
    #expect(keyboard.frame == nil)
  }
}
