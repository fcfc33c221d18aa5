import KeyboardLiftTestSupport
import Testing

@testable import KeyboardLiftCore

/// Each row of "which keyboard is it", on a screen of 375 × 667.
@Suite struct KeyboardClassificationTests {
  let screen: Size = [375, 667]
  let docked: Rect = [0, 407, 375, 260]

  /// The state after one notification to a keyboard of which nothing is known.
  func state(_ name: KeyboardNotification.Name, _ end: Rect?, isLocal: Bool? = nil) -> Keyboard.State {
    var keyboard = Keyboard()
    _ = keyboard.receive(KeyboardNotification(name, end: end, isLocal: isLocal), on: screen)
    return keyboard.state
  }

  @Test(arguments: [[0, 407, 375, 260], [0, 667, 375, 260], [0, 0, 0, 0], [100, 100, 100, 100], nil] as [Rect?])
  func willHideHidesWhateverTheRectangle(end: Rect?) {
    var keyboard = Keyboard()
    _ = keyboard.receive(KeyboardNotification(.willShow, end: docked), on: screen)
    #expect(news(KeyboardNotification(.willHide, end: end), &keyboard))
    #expect(keyboard.state == .hidden)
    #expect(keyboard.frame == nil)
  }

  @Test(arguments: [.willShow, .didShow, .willChangeFrame, .didChangeFrame] as [KeyboardNotification.Name])
  func aKeyboardAtTheBottomIsDocked(name: KeyboardNotification.Name) {
    #expect(state(name, docked) == .docked)
    #expect(state(name, docked, isLocal: true) == .docked)
  }

  @Test func aKeyboardThatIsNotLocalIsForeign() {
    #expect(state(.willShow, docked, isLocal: false) == .foreign)
    #expect(state(.willChangeFrame, docked, isLocal: false) == .foreign)
  }

  @Test func aMissingOrInfiniteEndIsNoNews() {
    for end: Rect? in [nil, [.infinity, .infinity, 0, 0], [0, .nan, 375, 260]] {
      var keyboard = Keyboard()
      _ = keyboard.receive(KeyboardNotification(.willShow, end: docked), on: screen)
      #expect(!news(KeyboardNotification(.willShow, end: end), &keyboard), "\(String(describing: end))")
      #expect(keyboard.state == .docked)
      #expect(keyboard.frame == docked)
    }
  }

  @Test func anAllZeroChangeFrameIsNoNewsButAnAllZeroShowHides() {
    for name: KeyboardNotification.Name in [.willChangeFrame, .didChangeFrame, .willShow, .didShow] {
      var keyboard = Keyboard()
      _ = keyboard.receive(KeyboardNotification(.willShow, end: docked), on: screen)
      let isNews = keyboard.receive(KeyboardNotification(name, end: .zero), on: screen)
      let isFrameChange = name == .willChangeFrame || name == .didChangeFrame
      #expect(isNews != isFrameChange, "\(name)")
      #expect(keyboard.state == (isFrameChange ? .docked : .hidden), "\(name)")
    }
  }

  @Test("an all-zero change of frame hides another app's keyboard: that app has gone", arguments: [true, false])
  func anAllZeroChangeFrameHidesAForeignKeyboard(isWill: Bool) {
    var keyboard = Keyboard()
    keyboard.receive(KeyboardNotification(.willShow, end: docked, isLocal: false), on: screen)
    #expect(news(KeyboardNotification(isWill ? .willChangeFrame : .didChangeFrame, end: .zero), &keyboard))
    #expect(keyboard.state == .hidden)
  }

  @Test func anEndWithoutHeightHides() {
    #expect(state(.willShow, [0, 0, 375, 0]) == .hidden)
    #expect(state(.willChangeFrame, [0, 407, 375, 0]) == .hidden)
    #expect(state(.willChangeFrame, [0, 407, 375, -1]) == .hidden)
  }

  @Test func anEndAtOrBelowTheBottomHides() {
    #expect(state(.willShow, [0, 667, 375, 260]) == .hidden)
    #expect(state(.willShow, [0, 700, 375, 260]) == .hidden)
    #expect(state(.willShow, [0, 666.5, 375, 260]) == .docked)
  }

  @Test func anEndMoreThanAPointAboveTheBottomFloats() {
    #expect(state(.willShow, [0, 406, 375, 260]) == .docked)
    #expect(state(.willShow, [0, 405.9, 375, 260]) == .floating)
    #expect(state(.didChangeFrame, [40, 100, 200, 160]) == .floating)
    #expect(state(.willChangeFrame, [0, -264, 375, 260]) == .floating)
  }

  @Test func floatingComesBeforeForeign() {
    #expect(state(.willShow, [40, 100, 200, 160], isLocal: false) == .floating)
  }

  @Test func aKeyboardTallerThanItsVisiblePartIsDocked() {
    #expect(state(.willShow, [0, 612, 375, 313]) == .docked)
  }

  @Test func theBeginFrameIsNeverUsed() {
    var keyboard = Keyboard()
    let notification = KeyboardNotification(.willShow, begin: [0, 0, 1, 1], end: docked)
    #expect(news(notification, &keyboard))
    #expect(!news(KeyboardNotification(.willShow, begin: [5, 5, 5, 5], end: docked), &keyboard))
    #expect(keyboard.frame == docked)
  }

  @Test func aFractionalHeightIsKept() {
    var keyboard = Keyboard()
    _ = keyboard.receive(KeyboardNotification(.willShow, end: [0, 377.5, 375, 289.5]), on: screen)
    #expect(keyboard.frame == [0, 377.5, 375, 289.5])
    #expect(keyboard.top(in: [0, 0, 375, 667]) == 377.5)
  }

  /// Whether a notification is news to a keyboard.
  func news(_ notification: KeyboardNotification, _ keyboard: inout Keyboard) -> Bool {
    keyboard.receive(notification, on: [375, 667])
  }
}
