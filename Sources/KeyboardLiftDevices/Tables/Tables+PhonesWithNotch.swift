// Made by Scripts/generate-devices from the facts in Tests/KeyboardLiftDevicesTests/Fixtures; change those, not this.

extension Tables {
  /// iPhones with a notch.
  static let phonesWithNotch: [Device] = [
    Device(
      id: "iphone-x", family: .iPhone, isFoldable: false, names: ["iPhone X", "iPhone XS"],
      models: ["iPhone X", "iPhone XS"], year: 2017, size: ScreenSize(width: 375, height: 812), scale: 3,
      nativePixels: PixelSize(width: 1125, height: 2436),
      safeAreas: ByOrientation(
        portrait: SafeArea(top: 44, left: 0, bottom: 34, right: 0),
        landscape: SafeArea(top: 0, left: 44, bottom: 21, right: 44)
      ),
      safeAreaBottomFromOS26: nil, safeAreaFromOS26Note: nil,
      statusBarHeights: ByOrientation(portrait: 44, landscape: 0),
      bars: Device.Bars(
        navigationBar: ByOrientation(portrait: 44, landscape: 32), navigationBarWithLargeTitle: 96,
        navigationBarBeforeOS12: nil, toolbar: ByOrientation(portrait: 44, landscape: 32), toolbarBeforeOS12: nil,
        tabBar: ByOrientation(portrait: 49, landscape: 32)
      ),
      splitViewWidths: nil, cornerRadius: 39, cutout: Device.Cutout(shape: .notch, width: 209, height: 30, top: 0),
      hasHomeIndicator: true, osRange: OSRange(from: OSVersion(11, 0), throughMajor: 18), osNote: "18 (XS), 16.7 (X)",
      confidence: Confidence(.measured, "measured"), sources: [.s1, .s3, .s4, .s5], note: nil
    ),
    Device(
      id: "iphone-11pro", family: .iPhone, isFoldable: false, names: ["iPhone 11 Pro"], models: ["iPhone 11 Pro"],
      year: 2019, size: ScreenSize(width: 375, height: 812), scale: 3,
      nativePixels: PixelSize(width: 1125, height: 2436),
      safeAreas: ByOrientation(
        portrait: SafeArea(top: 44, left: 0, bottom: 34, right: 0),
        landscape: SafeArea(top: 0, left: 44, bottom: 21, right: 44)
      ),
      safeAreaBottomFromOS26: nil, safeAreaFromOS26Note: nil,
      statusBarHeights: ByOrientation(portrait: 44, landscape: 0),
      bars: Device.Bars(
        navigationBar: ByOrientation(portrait: 44, landscape: 32), navigationBarWithLargeTitle: 96,
        navigationBarBeforeOS12: nil, toolbar: ByOrientation(portrait: 44, landscape: 32), toolbarBeforeOS12: nil,
        tabBar: ByOrientation(portrait: 49, landscape: 32)
      ),
      splitViewWidths: nil, cornerRadius: 39, cutout: Device.Cutout(shape: .notch, width: 209, height: 30, top: 0),
      hasHomeIndicator: true, osRange: OSRange(from: OSVersion(13, 0), throughMajor: 26), osNote: nil,
      confidence: Confidence(.measured, "measured"), sources: [.s1, .s4], note: nil
    ),
    Device(
      id: "iphone-xr", family: .iPhone, isFoldable: false, names: ["iPhone XR", "iPhone 11"],
      models: ["iPhone XR", "iPhone 11"], year: 2018, size: ScreenSize(width: 414, height: 896), scale: 2,
      nativePixels: PixelSize(width: 828, height: 1792),
      safeAreas: ByOrientation(
        portrait: SafeArea(top: 48, left: 0, bottom: 34, right: 0),
        landscape: SafeArea(top: 0, left: 48, bottom: 21, right: 48)
      ),
      safeAreaBottomFromOS26: nil, safeAreaFromOS26Note: nil,
      statusBarHeights: ByOrientation(portrait: 48, landscape: 0),
      bars: Device.Bars(
        navigationBar: ByOrientation(portrait: 44, landscape: 32), navigationBarWithLargeTitle: 96,
        navigationBarBeforeOS12: nil, toolbar: ByOrientation(portrait: 44, landscape: 32), toolbarBeforeOS12: nil,
        tabBar: ByOrientation(portrait: 49, landscape: 32)
      ),
      splitViewWidths: nil, cornerRadius: 41.5, cutout: Device.Cutout(shape: .notch, width: 231, height: 33, top: 0),
      hasHomeIndicator: true, osRange: OSRange(from: OSVersion(12, 0), throughMajor: 26), osNote: "18 (XR), 26 (11)",
      confidence: Confidence(.measured, "measured"), sources: [.s1, .s4],
      note: """
        Measured top inset/status bar 48 (Simulator iOS 18.5). Older tables (S5, Telegram) use 44, the value of \
        earlier systems (change around iOS 14 is general knowledge).
        """
    ),
    Device(
      id: "iphone-xsmax", family: .iPhone, isFoldable: false, names: ["iPhone XS Max", "iPhone 11 Pro Max"],
      models: ["iPhone XS Max", "iPhone 11 Pro Max"], year: 2018, size: ScreenSize(width: 414, height: 896), scale: 3,
      nativePixels: PixelSize(width: 1242, height: 2688),
      safeAreas: ByOrientation(
        portrait: SafeArea(top: 44, left: 0, bottom: 34, right: 0),
        landscape: SafeArea(top: 0, left: 44, bottom: 21, right: 44)
      ),
      safeAreaBottomFromOS26: nil, safeAreaFromOS26Note: nil,
      statusBarHeights: ByOrientation(portrait: 44, landscape: 0),
      bars: Device.Bars(
        navigationBar: ByOrientation(portrait: 44, landscape: 32), navigationBarWithLargeTitle: 96,
        navigationBarBeforeOS12: nil, toolbar: ByOrientation(portrait: 44, landscape: 32), toolbarBeforeOS12: nil,
        tabBar: ByOrientation(portrait: 49, landscape: 32)
      ),
      splitViewWidths: nil, cornerRadius: 39, cutout: Device.Cutout(shape: .notch, width: 209, height: 30, top: 0),
      hasHomeIndicator: true, osRange: OSRange(from: OSVersion(12, 0), throughMajor: 26),
      osNote: "18 (XS Max), 26 (11 Pro Max)", confidence: Confidence(.measured, "measured"), sources: [.s1, .s4],
      note: nil
    ),
    Device(
      id: "iphone-12mini", family: .iPhone, isFoldable: false, names: ["iPhone 12 mini", "iPhone 13 mini"],
      models: ["iPhone 12 mini", "iPhone 13 mini"], year: 2020, size: ScreenSize(width: 375, height: 812), scale: 3,
      nativePixels: PixelSize(width: 1080, height: 2340),
      safeAreas: ByOrientation(
        portrait: SafeArea(top: 50, left: 0, bottom: 34, right: 0),
        landscape: SafeArea(top: 0, left: 50, bottom: 21, right: 50)
      ),
      safeAreaBottomFromOS26: nil, safeAreaFromOS26Note: nil,
      statusBarHeights: ByOrientation(portrait: 50, landscape: 0),
      bars: Device.Bars(
        navigationBar: ByOrientation(portrait: 44, landscape: 32), navigationBarWithLargeTitle: 96,
        navigationBarBeforeOS12: nil, toolbar: ByOrientation(portrait: 44, landscape: 32), toolbarBeforeOS12: nil,
        tabBar: ByOrientation(portrait: 49, landscape: 32)
      ),
      splitViewWidths: nil, cornerRadius: 44, cutout: Device.Cutout(shape: .notch, width: 192, height: 30, top: 0),
      hasHomeIndicator: true, osRange: OSRange(from: OSVersion(14, 2), throughMajor: 26), osNote: nil,
      confidence: Confidence(.measured, "measured"), sources: [.s1, .s4],
      note: """
        Logical 375x812 at scale 3 is downsampled to 1080x2340 (native logical 360x780; Telegram lists 360x780 for 12 \
        mini with Display Zoom).
        """
    ),
    Device(
      id: "iphone-12", family: .iPhone, isFoldable: false,
      names: ["iPhone 12", "iPhone 12 Pro", "iPhone 13", "iPhone 13 Pro", "iPhone 14"],
      models: ["iPhone 12", "iPhone 12 Pro", "iPhone 13", "iPhone 13 Pro", "iPhone 14"], year: 2020,
      size: ScreenSize(width: 390, height: 844), scale: 3, nativePixels: PixelSize(width: 1170, height: 2532),
      safeAreas: ByOrientation(
        portrait: SafeArea(top: 47, left: 0, bottom: 34, right: 0),
        landscape: SafeArea(top: 0, left: 47, bottom: 21, right: 47)
      ),
      safeAreaBottomFromOS26: nil, safeAreaFromOS26Note: nil,
      statusBarHeights: ByOrientation(portrait: 47, landscape: 0),
      bars: Device.Bars(
        navigationBar: ByOrientation(portrait: 44, landscape: 32), navigationBarWithLargeTitle: 96,
        navigationBarBeforeOS12: nil, toolbar: ByOrientation(portrait: 44, landscape: 32), toolbarBeforeOS12: nil,
        tabBar: ByOrientation(portrait: 49, landscape: 32)
      ),
      splitViewWidths: nil, cornerRadius: 47.33, cutout: Device.Cutout(shape: .notch, width: 162, height: 34, top: 0),
      hasHomeIndicator: true, osRange: OSRange(from: OSVersion(14, 1), throughMajor: 26), osNote: nil,
      confidence: Confidence(.measured, "measured"), sources: [.s1, .s4, .s5],
      note: "12/12 Pro notch is 210x32, 13/14 notch 162x34."
    ),
    Device(
      id: "iphone-16e", family: .iPhone, isFoldable: false, names: ["iPhone 16e"], models: ["iPhone 16e"], year: 2025,
      size: ScreenSize(width: 390, height: 844), scale: 3, nativePixels: PixelSize(width: 1170, height: 2532),
      safeAreas: ByOrientation(
        portrait: SafeArea(top: 47, left: 0, bottom: 34, right: 0),
        landscape: SafeArea(top: 0, left: 47, bottom: 21, right: 47)
      ),
      safeAreaBottomFromOS26: nil, safeAreaFromOS26Note: nil,
      statusBarHeights: ByOrientation(portrait: 47, landscape: 0),
      bars: Device.Bars(
        navigationBar: ByOrientation(portrait: 44, landscape: 32), navigationBarWithLargeTitle: 96,
        navigationBarBeforeOS12: nil, toolbar: ByOrientation(portrait: 44, landscape: 32), toolbarBeforeOS12: nil,
        tabBar: ByOrientation(portrait: 49, landscape: 32)
      ),
      splitViewWidths: nil, cornerRadius: 47.33, cutout: Device.Cutout(shape: .notch, width: 162, height: 34, top: 0),
      hasHomeIndicator: true, osRange: OSRange(from: OSVersion(18, 3)), osNote: nil,
      confidence: Confidence(.measured, "measured"), sources: [.s1, .s4], note: nil
    ),
    Device(
      id: "iphone-17e", family: .iPhone, isFoldable: false, names: ["iPhone 17e"], models: ["iPhone 17e"], year: 2026,
      size: ScreenSize(width: 390, height: 844), scale: 3, nativePixels: PixelSize(width: 1170, height: 2532),
      safeAreas: ByOrientation(
        portrait: SafeArea(top: 47, left: 0, bottom: 34, right: 0),
        landscape: SafeArea(top: 0, left: 47, bottom: 20, right: 47)
      ),
      safeAreaBottomFromOS26: nil, safeAreaFromOS26Note: nil,
      statusBarHeights: ByOrientation(portrait: 47, landscape: 0),
      bars: Device.Bars(
        navigationBar: ByOrientation(portrait: 44, landscape: 32), navigationBarWithLargeTitle: 96,
        navigationBarBeforeOS12: nil, toolbar: ByOrientation(portrait: 44, landscape: 32), toolbarBeforeOS12: nil,
        tabBar: ByOrientation(portrait: 49, landscape: 32)
      ),
      splitViewWidths: nil, cornerRadius: 47.33, cutout: Device.Cutout(shape: .notch, width: 162, height: 34, top: 0),
      hasHomeIndicator: true, osRange: OSRange(from: OSVersion(26)), osNote: nil,
      confidence: Confidence(.measured, "measured"), sources: [.s1, .s4],
      note: "Landscape bottom measured 20 on the iOS 26 Simulator (21 on iOS 18 and earlier)."
    ),
    Device(
      id: "iphone-12promax", family: .iPhone, isFoldable: false,
      names: ["iPhone 12 Pro Max", "iPhone 13 Pro Max", "iPhone 14 Plus"],
      models: ["iPhone 12 Pro Max", "iPhone 13 Pro Max", "iPhone 14 Plus"], year: 2020,
      size: ScreenSize(width: 428, height: 926), scale: 3, nativePixels: PixelSize(width: 1284, height: 2778),
      safeAreas: ByOrientation(
        portrait: SafeArea(top: 47, left: 0, bottom: 34, right: 0),
        landscape: SafeArea(top: 0, left: 47, bottom: 21, right: 47)
      ),
      safeAreaBottomFromOS26: nil, safeAreaFromOS26Note: nil,
      statusBarHeights: ByOrientation(portrait: 47, landscape: 0),
      bars: Device.Bars(
        navigationBar: ByOrientation(portrait: 44, landscape: 32), navigationBarWithLargeTitle: 96,
        navigationBarBeforeOS12: nil, toolbar: ByOrientation(portrait: 44, landscape: 32), toolbarBeforeOS12: nil,
        tabBar: ByOrientation(portrait: 49, landscape: 32)
      ),
      splitViewWidths: nil, cornerRadius: 53.33, cutout: Device.Cutout(shape: .notch, width: 161, height: 34, top: 0),
      hasHomeIndicator: true, osRange: OSRange(from: OSVersion(14, 1), throughMajor: 26), osNote: nil,
      confidence: Confidence(.measured, "measured"), sources: [.s1, .s4, .s5], note: nil
    ),
  ]
}
