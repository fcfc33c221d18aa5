import Foundation
import KeyboardLiftDevices

/// Devices with every known figure, as `keyboard-lift devices --json` prints them.
///
/// Each `confidence` is the raw value of a `Confidence.Level`; `confidenceNote` has the details in words.
/// Sizes are `[width, height]` in points, insets `[top, left, bottom, right]`, heights points from the screen's bottom.
struct DeviceCatalog: Encodable {
  var format = "keyboardlift-devices"
  var version = 1
  var devices: [Entry]

  struct Entry: Encodable {
    var id: String
    var kind: String
    var names: [String]
    var models: [String]
    var foldable: Bool
    var year: Int
    var screen: [Double]
    var scale: Double
    var pixels: [Double]
    var safeArea: [String: [Double]]
    var safeAreaBottomFromOS26: Double?
    var safeAreaFromOS26Note: String?
    var statusBar: [String: Double]
    var navigationBar: [String: Double]?
    var toolbar: [String: Double]?
    var tabBar: [String: Double]?
    var cornerRadius: Double
    var homeIndicator: Bool
    var os: String
    var osNote: String?
    var confidence: String
    var confidenceNote: String?
    var sources: [String]
    var note: String?
    var keyboards: [Keyboard]
  }

  struct Keyboard: Encodable {
    var orientation: String
    var kind: String
    var displayZoom: [Double]?
    var suggestionBar: Bool?
    var height: Double?
    var os: String
    var confidence: String
    var confidenceNote: String?
    var source: String
    var sources: [String]
    var note: String?
  }

  /// The JSON text, the same for the same tables.
  /// - Throws: what the encoder finds wrong, a number that JSON does not have, say.
  func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }
}

extension DeviceCatalog {
  init(_ devices: [Device]) {
    self.devices = devices.map(Entry.init)
  }
}

extension DeviceCatalog.Entry {
  init(_ device: Device) {
    id = device.id
    kind = device.family.rawValue
    names = device.names
    models = device.models
    foldable = device.isFoldable
    year = device.year
    screen = [device.size.width, device.size.height]
    scale = device.scale
    pixels = [Double(device.nativePixels.width), Double(device.nativePixels.height)]
    safeArea = byOrientation { orientation in
      let safeArea = device.safeArea(in: orientation)
      return [safeArea.top, safeArea.left, safeArea.bottom, safeArea.right]
    }
    safeAreaBottomFromOS26 = device.safeAreaBottomFromOS26
    safeAreaFromOS26Note = device.safeAreaFromOS26Note
    statusBar = byOrientation { device.statusBarHeights[$0] }
    navigationBar = device.bars.map { bars in byOrientation { bars.navigationBar[$0] } }
    toolbar = device.bars.map { bars in byOrientation { bars.toolbar[$0] } }
    tabBar = device.bars.map { bars in byOrientation { bars.tabBar[$0] } }
    cornerRadius = device.cornerRadius
    homeIndicator = device.hasHomeIndicator
    os = device.osRange.description
    osNote = device.osNote
    confidence = device.confidence.level.rawValue
    confidenceNote = device.confidence.note
    sources = device.sources.map(\.text)
    note = device.note
    keyboards = device.keyboardEntries.map(DeviceCatalog.Keyboard.init)
  }
}

extension DeviceCatalog.Keyboard {
  init(_ entry: KeyboardEntry) {
    orientation = entry.orientation.rawValue
    kind = entry.kind.rawValue
    displayZoom = entry.displayZoom.map { [$0.width, $0.height] }
    suggestionBar = entry.suggestionBar
    height = entry.height
    os = entry.systems.description
    confidence = entry.confidence.level.rawValue
    confidenceNote = entry.confidence.note
    source = entry.source
    sources = entry.sources.map(\.text)
    note = entry.note
  }
}

extension Confidence {
  /// Its words, where they say more than the level's name.
  fileprivate var note: String? { text == level.rawValue ? nil : text }
}

/// A value for each orientation, under its name.
private func byOrientation<Value>(_ value: (Orientation) -> Value) -> [String: Value] {
  Orientation.allCases.reduce(into: [:]) { $0[$1.rawValue] = value($1) }
}
