import KeyboardLiftTestSupport
import Testing

@testable import KeyboardLiftCore

/// Events that were held back and may undo each other, on 375 × 667.
@Suite struct AbsorbingTests {
  let screen = Screen.phone([375, 667], .field(2, [16, 600, 200, 34]), .field(3, [16, 100, 200, 34]))
  let hide = Event.keyboard(KeyboardNotification(.willHide, end: [0, 667, 375, 260]))
  let didHide = Event.keyboard(KeyboardNotification(.didHide, end: [0, 667, 375, 260]))
  let show = Event.keyboard(KeyboardNotification(.willShow, end: [0, 407, 375, 260]))

  /// An engine that lifts field 2.
  var engine: Engine {
    var engine = Engine()
    _ = engine.handle(.layout, in: screen)
    _ = engine.handle(.focus(2), in: screen)
    _ = engine.handle(show, in: screen)
    return engine
  }

  func absorbs(_ events: Event...) -> Bool {
    var engine = self.engine
    return engine.absorb(events, on: screen.size)
  }

  @Test("A hide and a show of the same keyboard for the same input undo each other, in any order")
  func undone() {
    #expect(absorbs())
    #expect(absorbs(.blur(2), hide, didHide, .focus(2), show))
    #expect(absorbs(hide, .blur(2), show, .focus(2), didHide))
    #expect(absorbs(.background, .foreground, .blur(3)))
  }

  @Test("Another input, another keyboard, none of them or news of the screen are not undone")
  func notUndone() {
    #expect(!absorbs(.blur(2), hide))
    #expect(!absorbs(.blur(2)))
    #expect(!absorbs(.blur(2), .focus(3)))
    #expect(!absorbs(hide, .keyboard(KeyboardNotification(.willShow, end: [0, 367, 375, 300]))))
    #expect(!absorbs(.layout))
    #expect(!absorbs(.scroll(2)))
  }

  @Test("A hide that was absorbed can still come late, and one that was not leaves the engine as it was")
  func late() {
    var engine = self.engine
    #expect(engine.shift == -237)
    let isUndone = engine.absorb([.blur(2), hide, .focus(2), show], on: screen.size)
    #expect(isUndone)
    _ = engine.handle(didHide, in: screen)
    #expect(engine.shift == -237)
    let isHideUndone = engine.absorb([.blur(2), hide], on: screen.size)
    #expect(!isHideUndone)
    #expect(engine.focus == 2 && engine.keyboard.state == .docked)
  }
}
