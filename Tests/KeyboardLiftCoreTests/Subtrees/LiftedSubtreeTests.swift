import KeyboardLiftTestSupport
import Testing

@testable import KeyboardLiftCore

/// A part of a screen that is moved by itself: a screen of 375 × 667 with a keyboard of 260, its top at 407.
@Suite struct LiftedSubtreeTests {
  private func shift(_ subtree: LiftedSubtree, keyboard isUp: Bool = true) -> Double {
    var keyboard = Keyboard()
    if isUp { keyboard.receive(KeyboardNotification(.willShow, end: [0, 407, 375, 260]), on: [375, 667]) }
    return subtree.shift(for: keyboard, screen: [375, 667], window: [0, 0, 375, 667], safeArea: [20, 0, 0, 0])
  }

  @Test("It goes up until its input stands a distance above the keyboard")
  func itShowsItsInput() {
    // 100 + 500 + 34 + 10 − 407
    let subtree = LiftedSubtree(frame: [0, 100, 375, 567], input: [16, 500, 200, 34])
    #expect(shift(subtree) == -237)
    #expect(shift(subtree, keyboard: false) == 0)
    #expect(shift(LiftedSubtree(frame: [0, 100, 375, 567], input: [16, 500, 200, 34], distance: 0)) == -227)
  }

  @Test("It stays for an input that is in sight, and without one")
  func itStays() {
    #expect(shift(LiftedSubtree(frame: [0, 100, 375, 567], input: [16, 100, 200, 34])) == 0)
    #expect(shift(LiftedSubtree(frame: [0, 100, 375, 567])) == 0)
  }

  @Test("It goes up for what is to be seen together with the input, if both fit")
  func itShowsTheCompanionToo() {
    let frame: Rect = [0, 0, 375, 667]
    let near = LiftedSubtree(frame: frame, input: [16, 300, 200, 34], companion: [16, 500, 200, 44])
    #expect(shift(near) == -147)
    let far = LiftedSubtree(frame: frame, input: [16, 100, 200, 34], companion: [16, 600, 200, 44])
    #expect(shift(far) == 0)
  }
}
