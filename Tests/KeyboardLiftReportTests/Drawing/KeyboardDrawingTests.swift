import KeyboardLiftCore
import Testing

@testable import KeyboardLiftReport

@Suite struct KeyboardDrawingTests {
  @Test(arguments: Demonstration.screens)
  func keysFillTheKeyboardAndNeverOverlap(device: DeviceScreen) throws {
    let drawing = try ParsedMarkup(KeyboardDrawing(device: device).definition.rendered)
    let keys = drawing.elements(ofClass: "key").map(\.frame)
    #expect(keys.count > 30)
    let room = Rect(
      x: device.safeArea.left, y: device.keyboardBar,
      width: device.size.width - device.safeArea.left - device.safeArea.right,
      height: device.keyboardHeight - device.keyboardBar - device.keyboardBottom)
    for (index, key) in keys.enumerated() {
      #expect(key.area - key.intersection(room).area < 0.01)
      #expect(!keys[..<index].contains { $0.intersects(key) })
    }
    let bottom = keys.map(\.maxY).max() ?? 0
    #expect(room.maxY - bottom < 10)
  }

  @Test(arguments: Demonstration.screens)
  func keyboardIsAsLargeAsTheDevices(device: DeviceScreen) throws {
    let drawing = try ParsedMarkup(KeyboardDrawing(device: device).definition.rendered)
    let ground = try #require(drawing.elements(ofClass: "keyboard").first).frame
    #expect(ground.minY == 0)
    #expect(ground.minX <= 0 && ground.maxX >= device.size.width && ground.maxY >= device.keyboardHeight)
  }
}

extension ParsedMarkup.Element {
  /// Where a rectangle is.
  var frame: Rect { Rect(x: number("x"), y: number("y"), width: number("width"), height: number("height")) }
}
