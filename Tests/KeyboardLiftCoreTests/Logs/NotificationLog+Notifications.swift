import Foundation
import KeyboardLiftCore
import KeyboardLiftTestSupport

extension NotificationLog {
  /// Whether any notification tells where the keyboard goes.
  var hasFrames: Bool { events.contains { frame($0.end) != nil } }

  /// The screen's size in points, in its orientation: what the device's name says in numbers, else what it is known for.
  var screen: Size {
    for word in device.split(whereSeparator: { "(), ".contains($0) }) {
      let numbers = word.split(separator: "x").compactMap { Double($0) }
      if numbers.count == 2 { return Size(width: numbers[0], height: numbers[1]) }
    }
    if device.hasPrefix("iPhone 4") {
      return isLandscape ? Size(width: 480, height: 320) : Size(width: 320, height: 480)
    }
    if device.hasPrefix("iPad") { return isLandscape ? Size(width: 1024, height: 768) : Size(width: 768, height: 1024) }
    // An iPhone of which only the keyboard's width is told.
    let width = events.compactMap { frame($0.end) }.map(\.width).max() ?? 0
    let heights: [Double: Double] = [320: 568, 375: 667, 390: 844, 402: 874]
    return Size(width: width > 0 ? width : 390, height: heights[width] ?? 844)
  }

  /// The notification of an event, in the screen's present orientation; nil for events that are none.
  func notification(_ event: Event) -> KeyboardNotification? {
    let names: [String: KeyboardNotification.Name] = [
      "keyboardWillShow": .willShow, "keyboardDidShow": .didShow, "keyboardWillHide": .willHide,
      "keyboardDidHide": .didHide, "keyboardWillChangeFrame": .willChangeFrame,
      "keyboardDidChangeFrame": .didChangeFrame,
    ]
    guard let name = names[event.name] else { return nil }
    return KeyboardNotification(
      name, begin: frame(event.begin).map(turned), end: frame(event.end).map(turned), duration: event.duration,
      curve: event.curve, isLocal: event.isLocal)
  }

  private var isLandscape: Bool { device.contains("landscape") }

  private func frame(_ numbers: [Double?]?) -> Rect? {
    let known = (numbers ?? []).compactMap { $0 }
    return known.count == 4 ? Rect(x: known[0], y: known[1], width: known[2], height: known[3]) : nil
  }

  /// Before iOS 8 screen coordinates stayed those of the upright portrait, however the device was held.
  private func turned(_ frame: Rect) -> Rect {
    guard ["iOS 5", "iOS 5.1", "iOS 5-6", "iOS 6", "iOS 7", "iOS 7 or earlier"].contains(os) else { return frame }
    if isLandscape {
      return Rect(x: frame.minY, y: screen.height - frame.maxX, width: frame.height, height: frame.width)
    }
    if device.contains("upside down") {
      return Rect(x: frame.minX, y: screen.height - frame.maxY, width: frame.width, height: frame.height)
    }
    return frame
  }
}
