/// What a keyboard's height is made of on an iPhone, in points.
///
/// The parts were read from inside keyboards on iOS 18 and from logged frames; their sums agree with the logged heights 336,
/// 346 and 209. An input accessory view adds its own height to the same frame.
public struct KeyboardParts: Equatable, Sendable {
  /// The keys.
  public var keys: Double
  /// The bar above the keys: suggestions, or passwords and codes to fill in; 0 without it.
  public var bar: Double
  /// What is below the keys: with a home indicator the row of globe and dictation, and the safe area.
  public var bottom: Double

  /// The sum.
  public var height: Double { keys + bar + bottom }
}

extension KeyboardParts: CustomStringConvertible {
  /// The sum as one writes it, "216+45+75"; parts that are not there are left out.
  public var description: String {
    [keys, bar, bottom].filter { $0 != 0 }
      .map { $0.rounded() == $0 ? "\(Int($0))" : "\($0)" }.joined(separator: "+")
  }
}

extension Device {
  /// The parts of the text keyboard's height; nil for an iPad, whose keys follow no formula, and for a screen wider than any
  /// of which they are known. A pad has the same keys.
  ///
  /// - Parameters:
  ///   - orientation: Which way up the device is.
  ///   - suggestionBar: Whether the bar above the keys is there.
  ///   - os: The system; by default the last that the device runs.
  public func keyboardParts(orientation: Orientation, suggestionBar: Bool = true, os: OSVersion? = nil)
    -> KeyboardParts?
  {
    guard family == .iPhone, !isFoldable, (320...440).contains(size.width) else { return nil }
    let isBefore = { (version: OSVersion) in os.map { $0 < version } ?? osRange.end.map { $0 <= version } ?? false }
    switch orientation {
    case .portrait:
      return KeyboardParts(
        keys: size.width >= 414 ? 226 : 216, bar: suggestionBar ? barHeight(isBefore) : 0,
        bottom: hasHomeIndicator ? 75 : 0)
    case .landscape:
      let bottom: Double = isBefore(OSVersion(26)) ? 21 : 20
      return KeyboardParts(
        keys: landscapeKeys, bar: suggestionBar ? landscapeBarHeight(isBefore) : 0,
        bottom: hasHomeIndicator ? bottom : 0)
    }
  }

  /// The bar in portrait; `isBefore` tells whether the system came before a version.
  private func barHeight(_ isBefore: (OSVersion) -> Bool) -> Double {
    if hasHomeIndicator { return isBefore(OSVersion(11, 2)) ? 42 : isBefore(OSVersion(14)) ? 44 : 45 }
    if size.width == 320 { return isBefore(OSVersion(11)) ? 37 : 38 }
    if size.width == 375 { return isBefore(OSVersion(13)) ? 42 : 44 }
    return 45
  }

  /// The bar in landscape: 37 on the systems and screens that have it in portrait too, else 38.
  private func landscapeBarHeight(_ isBefore: (OSVersion) -> Bool) -> Double {
    size.width == 320 && isBefore(OSVersion(11)) ? 37 : 38
  }

  /// The keys in landscape: the first Face ID screens, 375 and 414 wide, have lower ones than those after them.
  private var landscapeKeys: Double {
    guard hasHomeIndicator else { return 162 }
    return size.width == 375 || size.width == 414 ? 150 : 160
  }
}
