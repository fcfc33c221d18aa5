import KeyboardLiftTestSupport
import Testing

@testable import KeyboardLiftCore

/// Where the keyboard's top is in a window, on a screen of 1024 × 768 with a keyboard of 398 (its top at 370).
@Suite struct KeyboardTopTests {
  /// A docked keyboard, with an accessory where given.
  func keyboard(_ accessory: Rect? = nil, isLocal: Bool = true) -> Keyboard {
    var keyboard = Keyboard()
    let end: Rect = [0, 370, 1024, 398]
    let notification = KeyboardNotification(.willShow, end: end, isLocal: isLocal, accessory: accessory)
    _ = keyboard.receive(notification, on: [1024, 768])
    return keyboard
  }

  @Test func aHiddenKeyboardHasNoTop() {
    #expect(Keyboard().top(in: [0, 0, 1024, 768]) == .infinity)
    #expect(Keyboard().coveredHeight(of: [0, 0, 1024, 768]) == 0)
  }

  @Test func aWindowThatFillsTheScreenSeesTheScreensTop() {
    #expect(keyboard().top(in: [0, 0, 1024, 768]) == 370)
    #expect(keyboard().coveredHeight(of: [0, 0, 1024, 768]) == 398)
  }

  @Test func theTopIsInTheWindowsCoordinates() {
    // 370 − 100 = 270; the window ends at 600, so it is covered from 370 to 600.
    #expect(keyboard().top(in: [200, 100, 400, 500]) == 270)
    #expect(keyboard().coveredHeight(of: [200, 100, 400, 500]) == 230)
  }

  @Test func theTopMayLieAboveTheWindow() {
    #expect(keyboard().top(in: [0, 400, 400, 300]) == -30)
    #expect(keyboard().coveredHeight(of: [0, 400, 400, 300]) == 300)
  }

  @Test func aWindowAboveOrBesideTheKeyboardGivesNoRoom() {
    #expect(keyboard().top(in: [0, 0, 1024, 370]) == .infinity)
    #expect(keyboard().top(in: [1024, 0, 300, 768]) == .infinity)
    #expect(keyboard().coveredHeight(of: [0, 0, 1024, 370]) == 0)
  }

  @Test func aFloatingKeyboardGivesNoRoom() {
    var keyboard = Keyboard()
    _ = keyboard.receive(KeyboardNotification(.willShow, end: [300, 300, 320, 250]), on: [1024, 768])
    #expect(keyboard.state == .floating)
    #expect(keyboard.top(in: [0, 0, 1024, 768]) == .infinity)
  }

  @Test func theHigherOfKeyboardAndAccessoryCounts() {
    #expect(keyboard([0, 326, 1024, 44]).top(in: [0, 0, 1024, 768]) == 326)
    #expect(keyboard([0, 326, 1024, 44]).coveredHeight(of: [0, 0, 1024, 768]) == 442)
    #expect(keyboard([0, 370, 1024, 44]).top(in: [0, 0, 1024, 768]) == 370)
  }

  @Test func aForeignKeyboardsAccessoryCountsToo() {
    #expect(keyboard([0, 326, 1024, 44], isLocal: false).top(in: [0, 0, 1024, 768]) == 326)
  }

  @Test func anAccessoryWithoutHeightOrInfiniteIsNone() {
    #expect(keyboard([0, 326, 1024, 0]).accessory == nil)
    #expect(keyboard([.infinity, .infinity, 0, 10]).accessory == nil)
  }

  @Test func onlyWhatIntersectsTheWindowCounts() {
    // The window ends at 360: it lies above the keyboard, but the accessory reaches 34 points into it.
    #expect(keyboard([0, 326, 1024, 44]).top(in: [0, 0, 1024, 360]) == 326)
    #expect(keyboard([0, 326, 1024, 44]).coveredHeight(of: [0, 0, 1024, 360]) == 34)
    // An accessory beside the window does not count, the keyboard does.
    #expect(keyboard([900, 326, 124, 44]).top(in: [0, 0, 500, 768]) == 370)
  }

  @Test func anAccessoryFarAboveIsCoveredWithTheGapBetween() {
    #expect(keyboard([0, 200, 1024, 44]).coveredHeight(of: [0, 0, 1024, 768]) == 568)
  }

  @Test func theAccessoryOfAFloatingKeyboardIsNone() {
    var keyboard = Keyboard()
    let notification = KeyboardNotification(.willShow, end: [300, 300, 320, 250], accessory: [0, 700, 1024, 44])
    _ = keyboard.receive(notification, on: [1024, 768])
    #expect(keyboard.accessory == nil)
  }

  @Test func theKeyboardsTopIsKnownToItsFrame() {
    #expect(keyboard().frame == [0, 370, 1024, 398])
    #expect(keyboard().takesRoom)
    #expect(!Keyboard().takesRoom)
  }
}
