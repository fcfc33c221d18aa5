import KeyboardLiftCore
import KeyboardLiftDevices

/// A device held one way up, as far as it is drawn and laid out for.
///
/// All lengths are points, all rectangles in the coordinates of the screen.
struct DeviceScreen: Sendable {
  /// Its name in the tables and in markup, with the orientation: "iphone-se2-portrait".
  var id: String
  /// What people call it.
  var name: String
  var orientation: Orientation
  var size: Size
  /// What hardware and status bar take from a full-screen window.
  var safeArea: Insets
  var statusBarHeight: Double
  var navigationBarHeight: Double
  var cornerRadius: Double
  /// The notch or the island, in portrait's measures.
  var cutout: Device.Cutout?
  var hasHomeIndicator: Bool
  var isPad: Bool
  /// Where the text keyboard is when it is up.
  var keyboard: Rect
  /// Whether the keyboard's height is derived rather than measured, published or taken from an app's source.
  var isKeyboardDerived: Bool
  /// How high the bar of suggestions above the keys is, and what lies below the keys.
  var keyboardBar: Double
  var keyboardBottom: Double

  /// Reads the tables of devices; nil where a device's bars or keyboard are not known.
  init?(_ device: Device, name: String, _ orientation: Orientation) {
    guard let bar = device.navigationBarHeight(in: orientation),
      let keyboard = device.keyboardFrame(orientation: orientation),
      let height = device.keyboardHeight(
        orientation: orientation, suggestionBar: KeyboardKind.qwerty.showsSuggestionBar)
    else { return nil }
    let size = device.size(in: orientation)
    let area = device.safeArea(in: orientation)
    let parts = device.keyboardParts(orientation: orientation)
    id = "\(device.id)-\(orientation.rawValue)".filter { $0 != "." }
    self.name = name
    self.orientation = orientation
    self.size = Size(width: size.width, height: size.height)
    safeArea = Insets(top: area.top, left: area.left, bottom: area.bottom, right: area.right)
    statusBarHeight = device.statusBarHeights[orientation]
    navigationBarHeight = bar
    cornerRadius = device.cornerRadius
    cutout = device.cutout
    hasHomeIndicator = device.hasHomeIndicator
    isPad = device.family == .iPad
    self.keyboard = Rect(x: keyboard.x, y: keyboard.y, width: keyboard.width, height: keyboard.height)
    isKeyboardDerived = height.isDerived
    keyboardBar = parts?.bar ?? Self.padBar
    keyboardBottom = parts?.bottom ?? area.bottom
  }

  /// The bar above an iPad's keys, 55 points since iOS 9 (Keyman's readings).
  private static let padBar = 55.0

  /// The whole screen.
  var bounds: Rect { Rect(origin: .zero, size: size) }

  /// Where the content begins below status and navigation bar.
  var barBottom: Double { safeArea.top + navigationBarHeight }

  /// Where the content ends above the home indicator.
  var safeBottom: Double { size.height - safeArea.bottom }

  /// The keyboard's height.
  var keyboardHeight: Double { keyboard.height }
}

extension DeviceScreen {
  /// The keyboard's height as tables print it: `~` marks a derived one.
  var keyboardHeightInWords: String { (isKeyboardDerived ? "~" : "") + keyboardHeight.written }
}
