// Made by Scripts/generate-devices from the facts in Tests/KeyboardLiftDevicesTests/Fixtures; change those, not this.

extension Tables {
  /// iPhones with a home button.
  static let phonesWithHomeButton: [Device] = [
    Device(
      id: "iphone-4s", family: .iPhone, isFoldable: false, names: ["iPhone 4", "iPhone 4s"],
      models: ["iPhone 4", "iPhone 4s"], year: 2011, size: ScreenSize(width: 320, height: 480), scale: 2,
      nativePixels: PixelSize(width: 640, height: 960),
      safeAreas: ByOrientation(
        portrait: SafeArea(top: 20, left: 0, bottom: 0, right: 0),
        landscape: SafeArea(top: 0, left: 0, bottom: 0, right: 0)
      ),
      safeAreaBottomFromOS26: nil, safeAreaFromOS26Note: nil,
      statusBarHeights: ByOrientation(portrait: 20, landscape: 0),
      bars: Device.Bars(
        navigationBar: ByOrientation(portrait: 44, landscape: 32), navigationBarWithLargeTitle: 96,
        navigationBarBeforeOS12: nil, toolbar: ByOrientation(portrait: 44, landscape: 32), toolbarBeforeOS12: nil,
        tabBar: ByOrientation(portrait: 49, landscape: 32)
      ),
      splitViewWidths: nil, cornerRadius: 0, cutout: nil, hasHomeIndicator: false,
      osRange: OSRange(from: OSVersion(5, 0), through: OSVersion(9, 3)), osNote: nil,
      confidence: Confidence(.documented, "documented/spec"), sources: [.s1, .s3],
      note: """
        Safe area API exists from iOS 11 only; before it topLayoutGuide = status bar + bars. Status bar visible (20) \
        in landscape before iOS 8.
        """
    ),
    Device(
      id: "iphone-5", family: .iPhone, isFoldable: false,
      names: ["iPhone 5", "iPhone 5c", "iPhone 5s", "iPhone SE (1st gen)", "iPod touch 5-7"],
      models: [
        "iPhone 5",
        "iPhone 5c",
        "iPhone 5s",
        "iPhone SE (1st generation)",
        "iPod touch 5",
        "iPod touch 6",
        "iPod touch 7",
      ],
      year: 2012, size: ScreenSize(width: 320, height: 568), scale: 2,
      nativePixels: PixelSize(width: 640, height: 1136),
      safeAreas: ByOrientation(
        portrait: SafeArea(top: 20, left: 0, bottom: 0, right: 0),
        landscape: SafeArea(top: 0, left: 0, bottom: 0, right: 0)
      ),
      safeAreaBottomFromOS26: nil, safeAreaFromOS26Note: nil,
      statusBarHeights: ByOrientation(portrait: 20, landscape: 0),
      bars: Device.Bars(
        navigationBar: ByOrientation(portrait: 44, landscape: 32), navigationBarWithLargeTitle: 96,
        navigationBarBeforeOS12: nil, toolbar: ByOrientation(portrait: 44, landscape: 32), toolbarBeforeOS12: nil,
        tabBar: ByOrientation(portrait: 49, landscape: 32)
      ),
      splitViewWidths: nil, cornerRadius: 0, cutout: nil, hasHomeIndicator: false,
      osRange: OSRange(from: OSVersion(6, 0), through: OSVersion(15, 8)), osNote: "15.8 (SE1)",
      confidence: Confidence(.documented, "documented/spec"), sources: [.s1, .s3, .s5], note: nil
    ),
    Device(
      id: "iphone-6", family: .iPhone, isFoldable: false, names: ["iPhone 6", "iPhone 6s", "iPhone 7", "iPhone 8"],
      models: ["iPhone 6", "iPhone 6s", "iPhone 7", "iPhone 8"], year: 2014, size: ScreenSize(width: 375, height: 667),
      scale: 2, nativePixels: PixelSize(width: 750, height: 1334),
      safeAreas: ByOrientation(
        portrait: SafeArea(top: 20, left: 0, bottom: 0, right: 0),
        landscape: SafeArea(top: 0, left: 0, bottom: 0, right: 0)
      ),
      safeAreaBottomFromOS26: nil, safeAreaFromOS26Note: nil,
      statusBarHeights: ByOrientation(portrait: 20, landscape: 0),
      bars: Device.Bars(
        navigationBar: ByOrientation(portrait: 44, landscape: 32), navigationBarWithLargeTitle: 96,
        navigationBarBeforeOS12: nil, toolbar: ByOrientation(portrait: 44, landscape: 32), toolbarBeforeOS12: nil,
        tabBar: ByOrientation(portrait: 49, landscape: 32)
      ),
      splitViewWidths: nil, cornerRadius: 0, cutout: nil, hasHomeIndicator: false,
      osRange: OSRange(from: OSVersion(8, 0), through: OSVersion(16, 7)), osNote: "16.7 (8)",
      confidence: Confidence(.measured, "measured"), sources: [.s1, .s3, .s5], note: nil
    ),
    Device(
      id: "iphone-se2", family: .iPhone, isFoldable: false, names: ["iPhone SE (2nd gen)", "iPhone SE (3rd gen)"],
      models: ["iPhone SE (2nd generation)", "iPhone SE (3rd generation)"], year: 2020,
      size: ScreenSize(width: 375, height: 667), scale: 2, nativePixels: PixelSize(width: 750, height: 1334),
      safeAreas: ByOrientation(
        portrait: SafeArea(top: 20, left: 0, bottom: 0, right: 0),
        landscape: SafeArea(top: 0, left: 0, bottom: 0, right: 0)
      ),
      safeAreaBottomFromOS26: nil, safeAreaFromOS26Note: nil,
      statusBarHeights: ByOrientation(portrait: 20, landscape: 0),
      bars: Device.Bars(
        navigationBar: ByOrientation(portrait: 44, landscape: 32), navigationBarWithLargeTitle: 96,
        navigationBarBeforeOS12: nil, toolbar: ByOrientation(portrait: 44, landscape: 32), toolbarBeforeOS12: nil,
        tabBar: ByOrientation(portrait: 49, landscape: 32)
      ),
      splitViewWidths: nil, cornerRadius: 0, cutout: nil, hasHomeIndicator: false,
      osRange: OSRange(from: OSVersion(13, 4), throughMajor: 26), osNote: "26 (both)",
      confidence: Confidence(.measured, "measured"), sources: [.s1, .s2], note: nil
    ),
    Device(
      id: "iphone-6plus", family: .iPhone, isFoldable: false,
      names: ["iPhone 6 Plus", "iPhone 6s Plus", "iPhone 7 Plus", "iPhone 8 Plus"],
      models: ["iPhone 6 Plus", "iPhone 6s Plus", "iPhone 7 Plus", "iPhone 8 Plus"], year: 2014,
      size: ScreenSize(width: 414, height: 736), scale: 3, nativePixels: PixelSize(width: 1080, height: 1920),
      safeAreas: ByOrientation(
        portrait: SafeArea(top: 20, left: 0, bottom: 0, right: 0),
        landscape: SafeArea(top: 0, left: 0, bottom: 0, right: 0)
      ),
      safeAreaBottomFromOS26: nil, safeAreaFromOS26Note: nil,
      statusBarHeights: ByOrientation(portrait: 20, landscape: 0),
      bars: Device.Bars(
        navigationBar: ByOrientation(portrait: 44, landscape: 44), navigationBarWithLargeTitle: 96,
        navigationBarBeforeOS12: nil, toolbar: ByOrientation(portrait: 44, landscape: 32), toolbarBeforeOS12: nil,
        tabBar: ByOrientation(portrait: 49, landscape: 32)
      ),
      splitViewWidths: nil, cornerRadius: 0, cutout: nil, hasHomeIndicator: false,
      osRange: OSRange(from: OSVersion(8, 0), through: OSVersion(16, 7)), osNote: "16.7 (8 Plus)",
      confidence: Confidence(.measured, "measured"), sources: [.s1, .s3, .s5],
      note: """
        Rendered 1242x2208, downsampled to 1080x1920 (nativeScale 2.608). Landscape is regular width; nav bar stays 44 \
        there; toolbar 44.
        """
    ),
  ]
}
