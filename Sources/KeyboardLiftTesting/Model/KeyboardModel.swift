public import KeyboardLiftCore
public import KeyboardLiftDevices

/// A keyboard as a value: it knows its device, system and state, and each action returns what the system posts for it.
///
/// Heights come from `KeyboardLiftDevices`, order, frames and timing from published logs of real devices. All frames
/// that an action takes or this type returns are in screen coordinates of the present orientation, in points; only
/// the notifications of systems before iOS 8 are in portrait coordinates, as they really were.
///
/// The rounded, translucent keyboard of iOS 26 has the frame of any other; only what notifications tell of it differs.
///
/// An action that the device or system does not know (floating on an iPhone, say) posts nothing and changes nothing.
public struct KeyboardModel: Equatable, Sendable {
  /// Where the keyboard is.
  public enum Placement: Equatable, Sendable {
    /// Not on the screen.
    case hidden
    /// At the screen's bottom.
    case docked
    /// Undocked, split or floating: over the content, not at the bottom.
    case undocked
  }

  /// The device.
  public let device: Device
  /// The system.
  public let os: OSVersion
  /// The size in portrait of the screen that the keyboard is on, in points: the device's own, unless its keyboard is
  /// shown on another.
  var portraitScreen: Size
  /// How the interface is turned.
  public internal(set) var orientation: ScreenOrientation
  /// The keyboard of the present input.
  public internal(set) var kind: KeyboardKind
  /// The keyboard that the present input asks for, whatever the user switched to.
  var inputKind: KeyboardKind
  /// The third-party keyboard that the user chose; nil for the system's.
  public internal(set) var thirdParty: ThirdParty?
  /// Whether the bar with suggestions, or with passwords and codes to fill in, is above the keys; nil where that is
  /// not known.
  public internal(set) var suggestionBar: Bool?
  /// Whether the user's settings offer suggestions: a text keyboard after a pad has its bar again only then.
  var predictsText: Bool
  /// The height of the present input's accessory view, in points; 0 without one.
  public internal(set) var accessoryHeight: Double
  /// The height of an input view of the app's in the keyboard's place, in points, without accessory; nil without one.
  public internal(set) var customHeight: Double?
  /// The input that is edited; nil if none is. With a hardware keyboard it may be edited without any keyboard on the
  /// screen.
  public internal(set) var input: Input?
  /// Whether a hardware keyboard is attached.
  public internal(set) var hasHardwareKeyboard: Bool
  /// Where the user put the keyboard; it comes back there until it is docked. Nil while it is docked.
  var undockedFrame: Rect?
  /// The height that the keyboard had when it left: the next begin frame has it. Nil before the first time.
  var heightWhenHidden: Double?

  /// Whether the keyboard is this app's; `false` for the other app's in Split View.
  public var isLocal = true
  /// Whether the user prefers fading to sliding (Reduce Motion with Prefer Cross-Fade Transitions); since iOS 14.
  public var prefersCrossFade = false
  /// Whether an iPad since iPadOS 26 shows number pads as popovers at their input, as `allowsNumberPadPopover` has it; false
  /// by default. Such a pad takes no room and, as far as is known, posts nothing.
  public var numberPadsArePopovers = false
  /// Where the app's window is on the screen, in points. It counts on iPadOS 26 alone, which tells frames in the window's
  /// coordinates for a text view with an accessory view (FB18129544).
  public var windowOrigin = Point.zero

  /// Makes a hidden keyboard.
  /// - Parameters:
  ///   - device: The device.
  ///   - orientation: How the interface is turned; portrait by default.
  ///   - os: The system; by default the newest that the device is known to run.
  ///   - kind: The keyboard; the text keyboard by default.
  ///   - suggestionBar: Whether the bar above the keys is there; nil if that is not known.
  ///   - accessoryHeight: The height of the input's accessory view, in points; none by default.
  ///   - hasHardwareKeyboard: Whether a hardware keyboard is attached; none by default.
  public init(
    _ device: Device, orientation: ScreenOrientation = .portrait, os: OSVersion? = nil, kind: KeyboardKind = .qwerty,
    suggestionBar: Bool?, accessoryHeight: Double = 0, hasHardwareKeyboard: Bool = false
  ) {
    self.device = device
    self.os = os ?? device.newestOS
    self.portraitScreen = Size(width: device.size.width, height: device.size.height)
    self.orientation = orientation
    self.kind = kind
    self.inputKind = kind
    self.suggestionBar = suggestionBar
    self.predictsText = suggestionBar ?? true
    self.accessoryHeight = accessoryHeight
    self.hasHardwareKeyboard = hasHardwareKeyboard
  }

  /// Makes a hidden keyboard with the suggestion bar as the system shows it by itself for that kind.
  /// - Parameters:
  ///   - device: The device.
  ///   - orientation: How the interface is turned; portrait by default.
  ///   - os: The system; by default the newest that the device is known to run.
  ///   - kind: The keyboard; the text keyboard by default.
  ///   - accessoryHeight: The height of the input's accessory view, in points; none by default.
  ///   - hasHardwareKeyboard: Whether a hardware keyboard is attached; none by default.
  public init(
    _ device: Device, orientation: ScreenOrientation = .portrait, os: OSVersion? = nil, kind: KeyboardKind = .qwerty,
    accessoryHeight: Double = 0, hasHardwareKeyboard: Bool = false
  ) {
    self.init(
      device, orientation: orientation, os: os, kind: kind, suggestionBar: kind.showsSuggestionBar,
      accessoryHeight: accessoryHeight, hasHardwareKeyboard: hasHardwareKeyboard)
    predictsText = true
  }

  /// Where the keyboard is.
  public var placement: Placement {
    if input == nil { return .hidden }
    if undockedFrame != nil { return .undocked }
    return dockedFrame == nil ? .hidden : .docked
  }
}
