import KeyboardLiftCore
import Testing

/// A keyboard that is introduced to one that knows nothing.
@Suite struct KeyboardIntroductionTests {
  private let screen = Size(width: 375, height: 667)
  private let docked = Rect(x: 0, y: 407, width: 375, height: 260)
  private let below = Rect(x: 0, y: 667, width: 375, height: 260)

  private func expectIntroduction(_ notifications: [KeyboardNotification]) {
    var keyboard = Keyboard()
    for notification in notifications {
      keyboard.receive(notification, on: screen)
      var other = Keyboard()
      for introducing in keyboard.introduction { other.receive(introducing, on: screen) }
      #expect(other == keyboard, "\(notifications)")
    }
  }

  @Test func nothingIntroducesAKeyboardOfWhichNothingIsKnown() {
    #expect(Keyboard().introduction.isEmpty)
  }

  @Test func everyStateIsReachedAgain() {
    let floating = Rect(x: 20, y: 200, width: 300, height: 200)
    let accessory = Rect(x: 0, y: 363, width: 375, height: 44)
    expectIntroduction([
      .init(.willShow, end: docked), .init(.didShow, end: docked), .init(.willHide, end: below),
      .init(.didHide, end: below), .init(.willChangeFrame, end: docked), .init(.willHide, end: below),
      .init(.willShow, end: docked, accessory: accessory), .init(.didHide, end: below),
      .init(.didChangeFrame, end: floating), .init(.willHide), .init(.didChangeFrame, end: docked),
    ])
    expectIntroduction([.init(.willShow, end: docked, isLocal: false), .init(.didChangeFrame, end: floating)])
    expectIntroduction([.init(.didChangeFrame, end: below), .init(.didHide, end: docked), .init(.willHide)])
  }
}
