/// A row of the table of keyboard heights: what one or more sources say about some devices and systems.
///
/// ``Device/keyboardHeight(orientation:kind:suggestionBar:os:displayZoom:)`` finds the right one; the rows themselves are here
/// for those who want to see everything that is known.
public struct KeyboardEntry: Equatable, Sendable {
  /// For which devices a row speaks.
  public enum Scope: Equatable, Sendable {
    /// The devices with these ``Device/id``s.
    case devices([String])
    /// Every iPhone.
    case everyPhone
  }

  /// The devices.
  public var scope: Scope
  /// The screen in Display Zoom in portrait, if the row speaks of that; nil for the normal display.
  public var displayZoom: ScreenSize?
  /// The orientation; a row without a height holds for both.
  public var orientation: Orientation
  /// The keyboard.
  public var kind: KeyboardKind
  /// Whether the suggestion bar is there; nil where the source does not tell, or it does not matter.
  public var suggestionBar: Bool?
  /// The height of the keyboard's end frame, in points from its top to the screen's bottom, the safe area included and an
  /// accessory view not; nil where it is unknown, or a rule says which other row applies.
  public var height: Double?
  /// The systems.
  public var systems: OSRange
  /// How sure the height is.
  public var confidence: Confidence
  /// Where it was found, in the words of the table, "KM (150+21), TG 172".
  public var source: String
  /// The sources that ``source`` names.
  public var sources: [Source]
  /// The name of the log of a keyboard notification that shows it.
  public var trace: String?
  /// What else is to be known.
  public var note: String?

  /// Whether the row speaks of a device.
  public func applies(to device: Device) -> Bool {
    switch scope {
    case .devices(let ids): ids.contains(device.id)
    case .everyPhone: device.family == .iPhone
    }
  }
}

extension KeyboardEntry {
  /// Every row, iPhones first.
  public static let all: [KeyboardEntry] = Tables.keyboards

  /// The rows that speak of each device, in the order of the table, so that a query need not read them all.
  static let byDevice: [String: [KeyboardEntry]] = {
    var entries: [String: [KeyboardEntry]] = [:]
    for device in Device.all { entries[device.id] = all.filter { $0.applies(to: device) } }
    return entries
  }()
}

extension Device {
  /// All that the table says about keyboards on this device.
  public var keyboardEntries: [KeyboardEntry] { KeyboardEntry.byDevice[id] ?? [] }
}
