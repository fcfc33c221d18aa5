import Testing

@testable import KeyboardLiftCore

@Suite struct AnimationTests {
  @Test func aNotificationsOwnMotionIsTaken() {
    let notification = KeyboardNotification(.willShow, duration: 0.4, curve: 0)
    #expect(notification.animation == Animation(duration: 0.4, curve: 0))
  }

  @Test func zeroIsAtOnce() {
    #expect(KeyboardNotification(.willShow, duration: 0, curve: 7).animation == .immediate)
  }

  @Test func whatIsMissingIsTheKeyboardsUsualMotion() {
    #expect(KeyboardNotification(.didHide).animation == Animation(duration: 0.25, curve: 7))
    #expect(KeyboardNotification(.didHide, curve: 3).animation == Animation(duration: 0.25, curve: 3))
  }

  @Test func aFocusMovesLikeTheKeyboardAndTheRestAtOnce() {
    #expect(Event.focus(1).animation == Animation(duration: 0.25, curve: 7))
    let others: [Event] = [
      .layout, .blur(1), .scroll(1), .caret(1), .content(1, setsFrame: true, setsContentSize: true), .inset(1),
      .background, .foreground,
    ]
    for event in others { #expect(event.animation == Animation(duration: 0, curve: 7), "\(event)") }
  }

  @Test("For a user who asked for less motion nothing moves but with the keyboard")
  func lessMotion() {
    let notification = Event.keyboard(KeyboardNotification(.willShow, duration: 0.383, curve: 7))
    #expect(notification.animation(reducingMotion: true) == Animation(duration: 0.383, curve: 7))
    #expect(Event.focus(1).animation(reducingMotion: true) == .immediate)
    #expect(Event.focus(1).animation(reducingMotion: false) == .keyboard)
  }
}
