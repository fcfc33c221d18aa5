// Made by Scripts/generate-devices from the facts in Tests/KeyboardLiftDevicesTests/Fixtures; change those, not this.

extension Tables {
  /// iPhones with a Dynamic Island.
  static let phonesWithIsland: [Device] = [
    Device(
      id: "iphone-14pro", family: .iPhone, isFoldable: false,
      names: ["iPhone 14 Pro", "iPhone 15", "iPhone 15 Pro", "iPhone 16"],
      models: ["iPhone 14 Pro", "iPhone 15", "iPhone 15 Pro", "iPhone 16"], year: 2022,
      size: ScreenSize(width: 393, height: 852), scale: 3, nativePixels: PixelSize(width: 1179, height: 2556),
      safeAreas: ByOrientation(
        portrait: SafeArea(top: 59, left: 0, bottom: 34, right: 0),
        landscape: SafeArea(top: 0, left: 59, bottom: 21, right: 59)
      ),
      safeAreaBottomFromOS26: nil, safeAreaFromOS26Note: nil,
      statusBarHeights: ByOrientation(portrait: 54, landscape: 0),
      bars: Device.Bars(
        navigationBar: ByOrientation(portrait: 44, landscape: 32), navigationBarWithLargeTitle: 96,
        navigationBarBeforeOS12: nil, toolbar: ByOrientation(portrait: 44, landscape: 32), toolbarBeforeOS12: nil,
        tabBar: ByOrientation(portrait: 49, landscape: 32)
      ),
      splitViewWidths: nil, cornerRadius: 55, cutout: Device.Cutout(shape: .pill, width: 125, height: 37, top: 11),
      hasHomeIndicator: true, osRange: OSRange(from: OSVersion(16, 0), throughMajor: 26), osNote: nil,
      confidence: Confidence(.measured, "measured"), sources: [.s1, .s4],
      note: """
        Status bar height 54 differs from the top safe inset 59. With a navigation bar the combined top inset is not \
        simply 59+44 on every OS; query at run time.
        """
    ),
    Device(
      id: "iphone-14promax", family: .iPhone, isFoldable: false,
      names: ["iPhone 14 Pro Max", "iPhone 15 Plus", "iPhone 15 Pro Max", "iPhone 16 Plus"],
      models: ["iPhone 14 Pro Max", "iPhone 15 Plus", "iPhone 15 Pro Max", "iPhone 16 Plus"], year: 2022,
      size: ScreenSize(width: 430, height: 932), scale: 3, nativePixels: PixelSize(width: 1290, height: 2796),
      safeAreas: ByOrientation(
        portrait: SafeArea(top: 59, left: 0, bottom: 34, right: 0),
        landscape: SafeArea(top: 0, left: 59, bottom: 21, right: 59)
      ),
      safeAreaBottomFromOS26: nil, safeAreaFromOS26Note: nil,
      statusBarHeights: ByOrientation(portrait: 54, landscape: 0),
      bars: Device.Bars(
        navigationBar: ByOrientation(portrait: 44, landscape: 32), navigationBarWithLargeTitle: 96,
        navigationBarBeforeOS12: nil, toolbar: ByOrientation(portrait: 44, landscape: 32), toolbarBeforeOS12: nil,
        tabBar: ByOrientation(portrait: 49, landscape: 32)
      ),
      splitViewWidths: nil, cornerRadius: 55, cutout: Device.Cutout(shape: .pill, width: 125, height: 37, top: 11),
      hasHomeIndicator: true, osRange: OSRange(from: OSVersion(16, 0), throughMajor: 26), osNote: nil,
      confidence: Confidence(.measured, "measured"), sources: [.s1, .s4], note: nil
    ),
    Device(
      id: "iphone-16pro", family: .iPhone, isFoldable: false, names: ["iPhone 16 Pro"], models: ["iPhone 16 Pro"],
      year: 2024, size: ScreenSize(width: 402, height: 874), scale: 3,
      nativePixels: PixelSize(width: 1206, height: 2622),
      safeAreas: ByOrientation(
        portrait: SafeArea(top: 62, left: 0, bottom: 34, right: 0),
        landscape: SafeArea(top: 0, left: 62, bottom: 21, right: 62)
      ),
      safeAreaBottomFromOS26: nil, safeAreaFromOS26Note: nil,
      statusBarHeights: ByOrientation(portrait: 54, landscape: 0),
      bars: Device.Bars(
        navigationBar: ByOrientation(portrait: 44, landscape: 32), navigationBarWithLargeTitle: 96,
        navigationBarBeforeOS12: nil, toolbar: ByOrientation(portrait: 44, landscape: 32), toolbarBeforeOS12: nil,
        tabBar: ByOrientation(portrait: 49, landscape: 32)
      ),
      splitViewWidths: nil, cornerRadius: 62, cutout: Device.Cutout(shape: .pill, width: 125, height: 37, top: 14),
      hasHomeIndicator: true, osRange: OSRange(from: OSVersion(18, 0), throughMajor: 26), osNote: nil,
      confidence: Confidence(.measured, "measured"), sources: [.s1, .s4], note: nil
    ),
    Device(
      id: "iphone-16promax", family: .iPhone, isFoldable: false, names: ["iPhone 16 Pro Max"],
      models: ["iPhone 16 Pro Max"], year: 2024, size: ScreenSize(width: 440, height: 956), scale: 3,
      nativePixels: PixelSize(width: 1320, height: 2868),
      safeAreas: ByOrientation(
        portrait: SafeArea(top: 62, left: 0, bottom: 34, right: 0),
        landscape: SafeArea(top: 0, left: 62, bottom: 21, right: 62)
      ),
      safeAreaBottomFromOS26: nil, safeAreaFromOS26Note: nil,
      statusBarHeights: ByOrientation(portrait: 54, landscape: 0),
      bars: Device.Bars(
        navigationBar: ByOrientation(portrait: 44, landscape: 32), navigationBarWithLargeTitle: 96,
        navigationBarBeforeOS12: nil, toolbar: ByOrientation(portrait: 44, landscape: 32), toolbarBeforeOS12: nil,
        tabBar: ByOrientation(portrait: 49, landscape: 32)
      ),
      splitViewWidths: nil, cornerRadius: 62, cutout: Device.Cutout(shape: .pill, width: 125, height: 37, top: 14),
      hasHomeIndicator: true, osRange: OSRange(from: OSVersion(18, 0), throughMajor: 26), osNote: nil,
      confidence: Confidence(.measured, "measured"), sources: [.s1, .s4], note: nil
    ),
    Device(
      id: "iphone-17", family: .iPhone, isFoldable: false, names: ["iPhone 17", "iPhone 17 Pro"],
      models: ["iPhone 17", "iPhone 17 Pro"], year: 2025, size: ScreenSize(width: 402, height: 874), scale: 3,
      nativePixels: PixelSize(width: 1206, height: 2622),
      safeAreas: ByOrientation(
        portrait: SafeArea(top: 62, left: 0, bottom: 34, right: 0),
        landscape: SafeArea(top: 0, left: 62, bottom: 20, right: 62)
      ),
      safeAreaBottomFromOS26: nil, safeAreaFromOS26Note: nil,
      statusBarHeights: ByOrientation(portrait: 54, landscape: 0),
      bars: Device.Bars(
        navigationBar: ByOrientation(portrait: 44, landscape: 32), navigationBarWithLargeTitle: 96,
        navigationBarBeforeOS12: nil, toolbar: ByOrientation(portrait: 44, landscape: 32), toolbarBeforeOS12: nil,
        tabBar: ByOrientation(portrait: 49, landscape: 32)
      ),
      splitViewWidths: nil, cornerRadius: 62, cutout: Device.Cutout(shape: .pill, width: 125, height: 37, top: 14),
      hasHomeIndicator: true, osRange: OSRange(from: OSVersion(26, 0)), osNote: nil,
      confidence: Confidence(.measured, "measured"), sources: [.s1, .s4, .s6],
      note: "Landscape 62/62/20 measured on the iOS 26.5 Simulator."
    ),
    Device(
      id: "iphone-17promax", family: .iPhone, isFoldable: false, names: ["iPhone 17 Pro Max"],
      models: ["iPhone 17 Pro Max"], year: 2025, size: ScreenSize(width: 440, height: 956), scale: 3,
      nativePixels: PixelSize(width: 1320, height: 2868),
      safeAreas: ByOrientation(
        portrait: SafeArea(top: 62, left: 0, bottom: 34, right: 0),
        landscape: SafeArea(top: 0, left: 62, bottom: 20, right: 62)
      ),
      safeAreaBottomFromOS26: nil, safeAreaFromOS26Note: nil,
      statusBarHeights: ByOrientation(portrait: 54, landscape: 0),
      bars: Device.Bars(
        navigationBar: ByOrientation(portrait: 44, landscape: 32), navigationBarWithLargeTitle: 96,
        navigationBarBeforeOS12: nil, toolbar: ByOrientation(portrait: 44, landscape: 32), toolbarBeforeOS12: nil,
        tabBar: ByOrientation(portrait: 49, landscape: 32)
      ),
      splitViewWidths: nil, cornerRadius: 62, cutout: Device.Cutout(shape: .pill, width: 125, height: 37, top: 14),
      hasHomeIndicator: true, osRange: OSRange(from: OSVersion(26, 0)), osNote: nil,
      confidence: Confidence(.measured, "measured"), sources: [.s1, .s4, .s6], note: nil
    ),
    Device(
      id: "iphone-air", family: .iPhone, isFoldable: false, names: ["iPhone Air"], models: ["iPhone Air"], year: 2025,
      size: ScreenSize(width: 420, height: 912), scale: 3, nativePixels: PixelSize(width: 1260, height: 2736),
      safeAreas: ByOrientation(
        portrait: SafeArea(top: 68, left: 0, bottom: 34, right: 0),
        landscape: SafeArea(top: 0, left: 68, bottom: 20, right: 68)
      ),
      safeAreaBottomFromOS26: nil, safeAreaFromOS26Note: nil,
      statusBarHeights: ByOrientation(portrait: 54, landscape: 0),
      bars: Device.Bars(
        navigationBar: ByOrientation(portrait: 44, landscape: 32), navigationBarWithLargeTitle: 96,
        navigationBarBeforeOS12: nil, toolbar: ByOrientation(portrait: 44, landscape: 32), toolbarBeforeOS12: nil,
        tabBar: ByOrientation(portrait: 49, landscape: 32)
      ),
      splitViewWidths: nil, cornerRadius: 62, cutout: Device.Cutout(shape: .pill, width: 125, height: 37, top: 20),
      hasHomeIndicator: true, osRange: OSRange(from: OSVersion(26, 0)), osNote: nil,
      confidence: Confidence(.measured, "measured"), sources: [.s1, .s4, .s6],
      note: "Largest top inset of all iPhones: 68."
    ),
    Device(
      id: "iphone-18pro", family: .iPhone, isFoldable: false, names: ["iPhone 18 Pro"], models: ["iPhone 18 Pro"],
      year: 2026, size: ScreenSize(width: 402, height: 874), scale: 3,
      nativePixels: PixelSize(width: 1206, height: 2622),
      safeAreas: ByOrientation(
        portrait: SafeArea(top: 62, left: 0, bottom: 34, right: 0),
        landscape: SafeArea(top: 0, left: 62, bottom: 20, right: 62)
      ),
      safeAreaBottomFromOS26: nil, safeAreaFromOS26Note: nil,
      statusBarHeights: ByOrientation(portrait: 54, landscape: 0),
      bars: Device.Bars(
        navigationBar: ByOrientation(portrait: 44, landscape: 32), navigationBarWithLargeTitle: 96,
        navigationBarBeforeOS12: nil, toolbar: ByOrientation(portrait: 44, landscape: 32), toolbarBeforeOS12: nil,
        tabBar: ByOrientation(portrait: 49, landscape: 32)
      ),
      splitViewWidths: nil, cornerRadius: 62, cutout: Device.Cutout(shape: .pill, width: 125, height: 37, top: 14),
      hasHomeIndicator: true, osRange: OSRange(from: OSVersion(27, 0)), osNote: nil,
      confidence: Confidence(
        .inferred,
        "inferred (screen size from several 2026 repos; insets copied from the iPhone 17 Pro by S1, not measured)"
      ),
      sources: [.s1, .s6], note: nil
    ),
    Device(
      id: "iphone-18promax", family: .iPhone, isFoldable: false, names: ["iPhone 18 Pro Max"],
      models: ["iPhone 18 Pro Max"], year: 2026, size: ScreenSize(width: 440, height: 956), scale: 3,
      nativePixels: PixelSize(width: 1320, height: 2868),
      safeAreas: ByOrientation(
        portrait: SafeArea(top: 62, left: 0, bottom: 34, right: 0),
        landscape: SafeArea(top: 0, left: 62, bottom: 20, right: 62)
      ),
      safeAreaBottomFromOS26: nil, safeAreaFromOS26Note: nil,
      statusBarHeights: ByOrientation(portrait: 54, landscape: 0),
      bars: Device.Bars(
        navigationBar: ByOrientation(portrait: 44, landscape: 32), navigationBarWithLargeTitle: 96,
        navigationBarBeforeOS12: nil, toolbar: ByOrientation(portrait: 44, landscape: 32), toolbarBeforeOS12: nil,
        tabBar: ByOrientation(portrait: 49, landscape: 32)
      ),
      splitViewWidths: nil, cornerRadius: 62, cutout: Device.Cutout(shape: .pill, width: 125, height: 37, top: 14),
      hasHomeIndicator: true, osRange: OSRange(from: OSVersion(27, 0)), osNote: nil,
      confidence: Confidence(.inferred, "inferred (as iphone-18pro)"), sources: [.s1, .s6], note: nil
    ),
  ]
}
