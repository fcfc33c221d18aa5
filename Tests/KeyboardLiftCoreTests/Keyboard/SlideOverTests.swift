import KeyboardLiftTestSupport
import Testing

@testable import KeyboardLiftCore

/// The keyboard in Slide Over, whose frame leaves out what lies below the window: a screen of 768 × 1024 with a window that
/// ends 14 points above the screen's bottom.
@Suite struct SlideOverTests {
  let screen: Size = [768, 1024]
  let window: Rect = [440, 14, 320, 996]

  /// A keyboard after one notification.
  func keyboard(_ end: Rect, accessory: Rect? = nil, window: Rect? = nil) -> Keyboard {
    var keyboard = Keyboard()
    keyboard.receive(
      KeyboardNotification(.willShow, end: end, accessory: accessory), on: screen, window: window ?? self.window)
    return keyboard
  }

  @Test("a frame that ends as far above the screen as the window is moved down and docked")
  func aFrameThatEndsWithTheWindowIsMovedDown() {
    let moved = keyboard([0, 696, 768, 314])
    #expect(moved.state == .docked)
    #expect(moved.frame == [0, 710, 768, 314])
    // Within a point.
    #expect(keyboard([0, 695, 768, 314]).state == .docked)
    #expect(keyboard([0, 694.5, 768, 314]).state == .floating)
    #expect(keyboard([0, 697.5, 768, 314]).state == .floating)
  }

  @Test("a frame that ends at the screen's bottom stays") func aWholeFrameStays() {
    #expect(keyboard([0, 710, 768, 314]).frame == [0, 710, 768, 314])
  }

  @Test("beside a window at the screen's bottom, or within a point of it, nothing is moved")
  func aWindowAtTheBottomMovesNothing() {
    #expect(keyboard([0, 696, 768, 314], window: [0, 0, 768, 1024]).state == .floating)
    #expect(keyboard([0, 709, 768, 314], window: [0, 0, 768, 1023]).frame == [0, 709, 768, 314])
  }

  @Test("the accessory stays where it is told") func theAccessoryIsNotMoved() {
    let accessory: Rect = [440, 652, 320, 44]
    #expect(keyboard([0, 696, 768, 314], accessory: accessory).accessory == accessory)
  }

  @Test("the same frame again is no news") func theSameFrameAgainIsNoNews() {
    var shown = keyboard([0, 696, 768, 314])
    // The moved frame is what is compared.
    for y in [696, 710] as [Double] {
      let again = KeyboardNotification(.didShow, end: [0, y, 768, 314])
      let isNews = shown.receive(again, on: screen, window: window)
      #expect(!isNews, "\(y)")
    }
  }

  @Test("a frame without height, and one without a window, are taken as told") func othersAreTakenAsTold() {
    #expect(keyboard([0, 1010, 768, 0]).state == .hidden)
    var keyboard = Keyboard()
    keyboard.receive(KeyboardNotification(.willShow, end: [0, 696, 768, 314]), on: screen)
    #expect(keyboard.state == .floating)
  }

  @Test("the engine reads the frame by the screen's window") func theEngineReadsItByTheWindow() {
    var bench = Bench(.phone(screen, window: window, .field(1, [16, 800, 200, 34])))
    bench.focus(1)
    bench.post(KeyboardNotification(.willShow, end: [0, 696, 768, 314]))
    // The keyboard's top is 710 − 14 = 696 in the window: 834 + 10 − 696.
    #expect(bench.shift == -148)
    let hidden = KeyboardNotification(.willHide)
    #expect(!bench.engine.absorbing([.keyboard(hidden)], window))
    #expect(bench.engine.absorbing([.keyboard(KeyboardNotification(.didShow, end: [0, 696, 768, 314]))], window))
  }
}

extension Engine {
  /// Whether a copy takes these events as such that leave all as it is.
  fileprivate func absorbing(_ events: [Event], _ window: Rect) -> Bool {
    var engine = self
    return engine.absorb(events, on: [768, 1024], window: window)
  }
}
