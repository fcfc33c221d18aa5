import KeyboardLiftTestSupport
import Testing

@testable import KeyboardLiftCore

/// What is seen of the focused input, on 375 × 667. Strategy none, so that nothing moves unless said.
@Suite struct FocusedInputTests {
  /// The focused input 2 of this screen after a keyboard of this height.
  func seen(_ screen: Screen, height: Double = 260, accessory: Rect? = nil, strategy: Strategy = .none) -> FocusedInput?
  {
    var bench = Bench(screen, strategy)
    bench.focus(2)
    if height > 0 { bench.show(height, accessory: accessory) }
    return bench.seen
  }

  @Test func withoutAFocusThereIsNone() {
    let bench = Bench(.phone([375, 667], .field(2, [16, 380, 200, 54])))
    #expect(bench.seen == nil)
    #expect(bench.engine.visibility(of: 2, in: bench.screen)?.covered == 0)
  }

  @Test func oneThatIsHiddenOrNotThereIsNone() {
    #expect(seen(.phone([375, 667], ScreenNode.field(2, [16, 380, 200, 54]).hidden)) == nil)
    #expect(seen(.phone([375, 667], ScreenNode.view(1, [0, 0, 375, 667], .field(2, [0, 0, 9, 9])).hidden)) == nil)
    #expect(seen(.phone([375, 667])) == nil)
  }

  @Test func theKeyboardCoversItsShareOfTheArea() {
    // From 380 to 434: 27 of 54 points lie below 407.
    let input = seen(.phone([375, 667], .field(2, [16, 380, 200, 54])))
    #expect(input == FocusedInput(id: 2, rect: [16, 380, 200, 54], covered: 0.5))
    #expect(seen(.phone([375, 667], .field(2, [16, 380, 200, 27])))?.covered == 0)
    #expect(seen(.phone([375, 667], .field(2, [16, 500, 200, 27])))?.covered == 1)
  }

  @Test func aHiddenKeyboardCoversNothing() {
    #expect(seen(.phone([375, 667], .field(2, [16, 600, 200, 34])), height: 0)?.covered == 0)
  }

  @Test func aFloatingKeyboardCoversWhatLiesUnderIt() {
    var bench = Bench(.phone([375, 667], .field(2, [0, 200, 200, 40])))
    bench.focus(2)
    bench.post(KeyboardNotification(.willShow, end: [100, 180, 250, 200]))
    #expect(bench.engine.keyboard.state == .floating)
    #expect(bench.seen?.covered == 0.5)
  }

  @Test func aForeignKeyboardCoversToo() {
    var bench = Bench(.phone([375, 667], .field(2, [16, 500, 200, 34])))
    bench.focus(2)
    bench.show(260, isLocal: false)
    #expect(bench.seen?.covered == 1)
  }

  @Test func theAccessoryCoversWithTheKeyboardEachAreaOnce() {
    let screen = Screen.phone([375, 667], .field(2, [0, 343, 200, 128]))
    // The keyboard hides 64 of 128 points, the bar above it another 44.
    #expect(seen(screen, accessory: [0, 363, 375, 44])?.covered == 108.0 / 128)
    // A bar that overlaps the keyboard by 22 hides 22 more, not 44.
    #expect(seen(screen, accessory: [0, 385, 375, 44])?.covered == 86.0 / 128)
  }

  @Test func whatAScrollViewClipsIsNotSeen() {
    let scroll: ScreenNode = .scroll(1, [0, 100, 375, 200], content: 900, offset: 20, .field(2, [16, 200, 200, 40]))
    // In the window from 280 to 320; the scroll view ends at 300.
    let input = seen(.phone([375, 667], scroll))
    #expect(input?.rect == [16, 280, 200, 40])
    #expect(input?.covered == 0.5)
  }

  @Test func aCarouselClipsSideways() {
    let carousel: ScreenNode = .carousel(1, [0, 100, 375, 100], width: 1125, offset: 100, .field(2, [0, 0, 200, 40]))
    #expect(seen(.phone([375, 667], carousel))?.covered == 0.5)
  }

  @Test func whatAShortenedFrameClipsIsNotSeen() {
    let scroll: ScreenNode = .scroll(1, [0, 0, 375, 667], content: 900, .field(2, [16, 300, 200, 500]))
    let input = seen(.phone([375, 667], scroll), strategy: .resize())
    // The frame ends at 407; the field is cut to that room, keeping its top: 93 of 500 points are left out.
    #expect(input?.rect.minY == 0)
    #expect(abs((input?.covered ?? 0) - 93.0 / 500) < 1e-9)
  }

  @Test func theGapBelowAnAccessoryFarAboveIsClippedByAShortenedFrame() {
    // The frame ends at the accessory's top, 200; the keyboard begins at 407. The field's room is 200 of its 300 points.
    let scroll: ScreenNode = .scroll(1, [0, 0, 375, 667], content: 900, .field(2, [0, 0, 200, 300]))
    let input = seen(.phone([375, 667], scroll), accessory: [0, 200, 375, 44], strategy: .resize())
    #expect(input?.rect == [0, 0, 200, 300])
    #expect(abs((input?.covered ?? 0) - 1.0 / 3) < 1e-9)
  }

  @Test func whatTheWindowClipsIsNotSeen() {
    #expect(seen(.phone([375, 667], .field(2, [16, -20, 200, 40])), height: 0)?.covered == 0.5)
    #expect(seen(.phone([375, 667], .field(2, [275, 10, 200, 40])), height: 0)?.covered == 0.5)
  }

  @Test func theKeyboardIsConvertedToTheWindow() {
    let screen = Screen.phone([375, 667], window: [0, 100, 375, 567], .field(2, [16, 287, 200, 40]))
    #expect(seen(screen)?.covered == 0.5)
    let aside = Screen.phone([768, 667], window: [400, 0, 368, 667], .field(2, [0, 500, 200, 40]))
    #expect(seen(aside)?.covered == 1)
  }

  @Test func anEmptyRectangleIsCoveredByNothing() {
    #expect(seen(.phone([375, 667], .field(2, [16, 500, 0, 34])))?.covered == 0)
  }

  @Test func ofATextViewItsKnownCaretCounts() {
    let text: ScreenNode = .text(2, [0, 100, 375, 200], content: 900, caret: [0, 290, 2, 20], offset: 100)
    // In the window from 290 to 310; the text view ends at 300.
    let input = seen(.phone([375, 667], text))
    #expect(input?.rect == [0, 290, 2, 20])
    #expect(input?.covered == 0.5)
  }

  @Test func theShiftMovesWhatIsSeen() {
    let input = seen(.phone([375, 667], .field(2, [16, 560, 200, 34])), strategy: .automatic())
    #expect(input == FocusedInput(id: 2, rect: [16, 363, 200, 34], covered: 0))
  }

  @Test func aViewThatScrollsDoesNotClipItsOwnBounds() {
    let text: ScreenNode = .text(2, [0, 100, 375, 200], content: 900, offset: 100)
    #expect(seen(.phone([375, 667], text))?.rect == [0, 100, 375, 200])
  }
}
