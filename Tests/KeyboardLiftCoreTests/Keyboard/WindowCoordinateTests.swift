import KeyboardLiftCore
import KeyboardLiftTestSupport
import Testing

/// End frames that the system told in a window's coordinates.
@Suite struct WindowCoordinateTests {
  let screen = Size(width: 1194, height: 834)

  func end(_ end: Rect?, windowAt origin: Point) -> Rect? {
    KeyboardNotification(.willShow, end: end).onScreen(fromWindowAt: origin, screen: screen).end
  }

  @Test("A frame as far to the left as the window is to the right is put back on the screen")
  func aFrameToTheLeft() {
    #expect(end([-300, 334, 1194, 400], windowAt: Point(x: 300, y: 100)) == [0, 434, 1194, 400])
    #expect(end([-300, 434, 1194, 400], windowAt: Point(x: 300, y: 0)) == [0, 434, 1194, 400])
  }

  @Test("With the window at the screen's left, one that ends as far up as the window is down is put back")
  func aFrameThatEndsTooHigh() {
    #expect(end([0, 334, 1194, 400], windowAt: Point(x: 0, y: 100)) == [0, 434, 1194, 400])
  }

  @Test("Frames on the screen, undocked ones and small ones are taken as they are told")
  func framesOnTheScreen() {
    let origin = Point(x: 300, y: 100)
    for frame in [[0, 434, 1194, 400], [0, 334, 1194, 400], [-300, 334, 320, 250], [0, 0, 0, 0]] as [Rect] {
      #expect(end(frame, windowAt: origin) == frame)
    }
    #expect(end([0, 400, 1194, 400], windowAt: Point(x: 0, y: 100)) == [0, 400, 1194, 400])
    #expect(end([0, 334, 1194, 400], windowAt: .zero) == [0, 334, 1194, 400])
    #expect(end(nil, windowAt: origin) == nil)
  }
}
