import KeyboardLiftTestSupport
import Testing

@testable import KeyboardLiftCore

/// What comes late, what reopens, and what is no news, on a screen of 375 × 667.
@Suite struct KeyboardLatenessTests {
  let docked: Rect = [0, 407, 375, 260]
  let below: Rect = [0, 667, 375, 260]

  /// A keyboard that got these notifications.
  func keyboard(_ names: KeyboardNotification.Name...) -> Keyboard {
    var keyboard = Keyboard()
    for name in names { _ = receive(name, &keyboard) }
    return keyboard
  }

  /// Posts with the end that such a notification usually has.
  func receive(_ name: KeyboardNotification.Name, _ keyboard: inout Keyboard, _ end: Rect? = nil) -> Bool {
    let usual = name == .willHide || name == .didHide ? below : docked
    return keyboard.receive(KeyboardNotification(name, end: end ?? usual), on: [375, 667])
  }

  @Test(arguments: [.didShow, .didChangeFrame] as [KeyboardNotification.Name])
  func aDidBetweenWillHideAndDidHideIsLate(name: KeyboardNotification.Name) {
    var keyboard = keyboard(.willShow, .willHide)
    #expect(!receive(name, &keyboard))
    #expect(keyboard.state == .hidden)
  }

  @Test func aDidAfterDidHideIsNews() {
    var keyboard = keyboard(.willShow, .willHide, .didHide)
    #expect(receive(.didShow, &keyboard))
    #expect(keyboard.state == .docked)
  }

  @Test func aDidHideAfterReopeningIsLate() {
    var keyboard = keyboard(.willShow, .willHide, .willShow)
    #expect(!receive(.didHide, &keyboard))
    #expect(keyboard.state == .docked)
  }

  @Test func aDidHideWithoutAnyWillHideHides() {
    var keyboard = keyboard(.willShow)
    #expect(receive(.didHide, &keyboard))
    #expect(keyboard.state == .hidden)
  }

  @Test func aSecondDidHideAfterTheLateOneIsLateToo() {
    var keyboard = keyboard(.willShow, .willHide, .willShow, .didHide)
    #expect(!receive(.didHide, &keyboard))
    #expect(keyboard.state == .docked)
  }

  @Test("a show after the hide has ended reopens nothing") func aShowAfterDidHideReopensNothing() {
    var keyboard = keyboard(.willShow, .willHide, .didHide, .willShow)
    #expect(receive(.didHide, &keyboard))
    #expect(keyboard.state == .hidden)
  }

  @Test("the late change of frame of an overtaken hide is no news") func theLateEndOfAnOvertakenHideIsNoNews() {
    var reopened = keyboard(.willShow, .willHide, .willShow)
    #expect(!receive(.didChangeFrame, &reopened, below))
    #expect(reopened.state == .docked)
    // A will-change-frame below the screen, and a hide that nothing overtook, are news.
    #expect(receive(.willChangeFrame, &reopened, below))
    #expect(reopened.state == .hidden)
    var shown = keyboard(.willShow)
    #expect(receive(.didChangeFrame, &shown, below))
  }

  @Test func aWillShowReopensWhateverItSays() {
    var keyboard = keyboard(.willShow, .willHide)
    #expect(!news(KeyboardNotification(.willShow), &keyboard))
    #expect(receive(.didShow, &keyboard))
    #expect(keyboard.state == .docked)
  }

  @Test func aWillChangeFrameThatIsDockedReopens() {
    var keyboard = keyboard(.willShow, .willHide, .willChangeFrame)
    #expect(keyboard.state == .docked)
    #expect(!receive(.didHide, &keyboard))
  }

  @Test func aWillChangeFrameBelowTheScreenDoesNotReopen() {
    var keyboard = keyboard(.willShow, .willHide)
    _ = receive(.willChangeFrame, &keyboard, below)
    #expect(!receive(.didShow, &keyboard))
    #expect(keyboard.state == .hidden)
  }

  @Test func aFloatingWillChangeFrameDoesNotReopen() {
    var keyboard = keyboard(.willShow, .willHide)
    #expect(receive(.willChangeFrame, &keyboard, [40, 100, 200, 160]))
    #expect(keyboard.state == .floating)
    _ = receive(.didHide, &keyboard)
    #expect(keyboard.state == .hidden)
  }

  @Test func aDidHideEndsTheWaitingAlsoWhenLate() {
    var keyboard = keyboard(.willShow, .willHide, .willShow, .didHide, .willHide)
    #expect(!receive(.didShow, &keyboard))
    #expect(receive(.willShow, &keyboard))
  }

  @Test func theSameStateEndAndAccessoryAgainAreNoNews() {
    var keyboard = keyboard(.willShow)
    for name: KeyboardNotification.Name in [.willShow, .didShow, .willChangeFrame, .didChangeFrame] {
      #expect(!receive(name, &keyboard), "\(name)")
    }
    #expect(receive(.willShow, &keyboard, [0, 451, 375, 216]))
  }

  @Test func anAccessoryThatComesOrGoesIsNews() {
    var keyboard = keyboard(.willShow)
    let bar: Rect = [0, 363, 375, 44]
    #expect(news(KeyboardNotification(.willShow, end: docked, accessory: bar), &keyboard))
    #expect(keyboard.accessory == bar)
    #expect(news(KeyboardNotification(.willShow, end: docked), &keyboard))
    #expect(keyboard.accessory == nil)
  }

  @Test func anotherOwnerIsNews() {
    var keyboard = keyboard(.willShow)
    #expect(news(KeyboardNotification(.willShow, end: docked, isLocal: false), &keyboard))
    #expect(keyboard.state == .foreign)
  }

  /// Whether a notification is news to a keyboard.
  func news(_ notification: KeyboardNotification, _ keyboard: inout Keyboard) -> Bool {
    keyboard.receive(notification, on: [375, 667])
  }
}
