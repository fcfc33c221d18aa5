import KeyboardLiftCore
import KeyboardLiftTesting
import Testing

@Suite struct KeyboardScriptTests {
  let first = KeyboardScript([
    KeyboardScript.Step(at: 0, .beganEditing), KeyboardScript.Step(at: 0.3, .keyboard(KeyboardNotification(.didShow))),
  ])

  @Test func emptyScriptTakesNoTime() {
    #expect(KeyboardScript().isEmpty)
    #expect(KeyboardScript().duration == 0)
  }

  @Test func scriptThatFollowsBeginsAfterTheLastStepAndTheDelay() {
    let both = first.followed(by: first, after: 1)
    #expect(both.steps.map(\.time) == [0, 0.3, 1.3, 1.6])
    #expect(both.duration == 1.6)
  }

  @Test func notificationsLeaveOutWhatIsNone() {
    #expect(first.notifications.map(\.name) == [.didShow])
    #expect(first.steps.map(\.isDid) == [false, true])
  }
}
