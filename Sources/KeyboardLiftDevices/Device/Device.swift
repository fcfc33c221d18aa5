/// A screen that Apple sells, with everything about it that decides what a keyboard covers.
///
/// Devices that share all values are one entry with several names. All lengths are points unless the name says otherwise.
public struct Device: Equatable, Identifiable, Sendable {
  /// What kind of device it is: the two have different bars and keyboards.
  public enum Family: String, CaseIterable, Sendable {
    /// An iPhone or an iPod touch.
    case iPhone
    /// An iPad.
    case iPad
  }

  /// The entry's name in these tables, "iphone-se2"; never changes.
  public var id: String
  /// iPhone or iPad.
  public var family: Family
  /// Whether this is one of the two displays of a foldable device.
  public var isFoldable: Bool
  /// The names as the table groups them, "iPad (7th-9th gen)".
  public var names: [String]
  /// Every single model with these values, "iPad (7th generation)"; what ``Device/named(_:)`` finds.
  public var models: [String]
  /// The year the first of the models came out.
  public var year: Int
  /// The screen in portrait.
  public var size: ScreenSize
  /// Pixels to a point that the system draws with, `UIScreen.scale`.
  public var scale: Double
  /// The display's own pixels in portrait.
  public var nativePixels: PixelSize
  /// The safe area of a full-screen window without bars, before iOS 26 on a device that changed there.
  /// ``Device/safeArea(in:os:)`` knows both.
  public var safeAreas: ByOrientation<SafeArea>
  /// The safe area's bottom from iPadOS 26 on, in both orientations; nil where it did not change.
  public var safeAreaBottomFromOS26: Double?
  /// What is known about that change.
  public var safeAreaFromOS26Note: String?
  /// The status bar's height; 0 where it is hidden.
  public var statusBarHeights: ByOrientation<Double>
  /// The heights of UIKit's bars; nil where they are not known.
  public var bars: Bars?
  /// The widths of an app in Split View; nil where there is none or they are not known.
  public var splitViewWidths: ByOrientation<SplitViewWidths>?
  /// The radius of the display's corners, as `UIScreen` reports it privately.
  public var cornerRadius: Double
  /// The notch or the Dynamic Island; nil where there is none.
  public var cutout: Cutout?
  /// Whether the home indicator is there instead of a home button.
  public var hasHomeIndicator: Bool
  /// The systems that the models run: from the first one's first to the last one's last.
  public var osRange: OSRange
  /// What the table says about the last system where the models differ, "18 (XS), 16.7 (X)".
  public var osNote: String?
  /// How sure the values are.
  public var confidence: Confidence
  /// Where the values were found.
  public var sources: [Source]
  /// What else is to be known, in a sentence.
  public var note: String?
}

extension Device {
  /// The newest system that the device is known to run; for one without a known end the first.
  package var newestOS: OSVersion {
    if let end = osRange.end {
      return end.minor == 0 ? OSVersion(end.major - 1) : OSVersion(end.major, end.minor - 1)
    }
    return max(osRange.start ?? OSVersion(26), OSVersion(26))
  }
}

extension Device: CustomStringConvertible {
  /// Its ``id``, which is what fits into a line of a test or a log.
  public var description: String { id }
}
