// Made by Scripts/generate-devices from the facts in Tests/KeyboardLiftDevicesTests/Fixtures; change those, not this.

extension Tables {
  /// The displays of foldable iPhones.
  static let foldablePhones: [Device] = [
    Device(
      id: "iphone-duo-outer", family: .iPhone, isFoldable: true, names: ["iPhone Duo (outer display)"],
      models: ["iPhone Duo (outer display)"], year: 2026, size: ScreenSize(width: 466, height: 678), scale: 3,
      nativePixels: PixelSize(width: 1398, height: 2034),
      safeAreas: ByOrientation(
        portrait: SafeArea(top: 12, left: 0, bottom: 12, right: 68),
        landscape: SafeArea(top: 12, left: 0, bottom: 12, right: 68)
      ),
      safeAreaBottomFromOS26: nil, safeAreaFromOS26Note: nil,
      statusBarHeights: ByOrientation(portrait: 44, landscape: 44), bars: nil, splitViewWidths: nil, cornerRadius: 42,
      cutout: nil, hasHomeIndicator: true, osRange: OSRange(from: OSVersion(27, 1)), osNote: nil,
      confidence: Confidence(
        .provisional,
        """
        provisional (S1 says: calibrated from Apple images and pixel counts, not measured; another repo says Apple \
        published no inset numbers, controls sit in a strip on the trailing edge)
        """
      ),
      sources: [.s1, .s6],
      note: """
        Asymmetric insets: do not assume opposite edges match. Status strip is on the RIGHT edge on the outer display \
        and on the inner display in landscape.
        """
    ),
    Device(
      id: "iphone-duo-inner", family: .iPhone, isFoldable: true, names: ["iPhone Duo (inner display)"],
      models: ["iPhone Duo (inner display)"], year: 2026, size: ScreenSize(width: 626, height: 890), scale: 3,
      nativePixels: PixelSize(width: 1878, height: 2670),
      safeAreas: ByOrientation(
        portrait: SafeArea(top: 68, left: 0, bottom: 34, right: 0),
        landscape: SafeArea(top: 0, left: 0, bottom: 0, right: 68)
      ),
      safeAreaBottomFromOS26: nil, safeAreaFromOS26Note: nil,
      statusBarHeights: ByOrientation(portrait: 24, landscape: 44), bars: nil, splitViewWidths: nil, cornerRadius: 38,
      cutout: nil, hasHomeIndicator: true, osRange: OSRange(from: OSVersion(27, 1)), osNote: nil,
      confidence: Confidence(
        .provisional,
        """
        provisional (S1 says: calibrated from Apple images and pixel counts, not measured; another repo says Apple \
        published no inset numbers, controls sit in a strip on the trailing edge)
        """
      ),
      sources: [.s1, .s6],
      note: """
        Asymmetric insets: do not assume opposite edges match. Status strip is on the RIGHT edge on the outer display \
        and on the inner display in landscape.
        """
    ),
  ]
}
