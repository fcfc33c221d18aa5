// Made by Scripts/generate-devices from the facts in Tests/KeyboardLiftDevicesTests/Fixtures; change those, not this.

extension Tables {
  /// iPads with a home indicator.
  static let tabletsWithHomeIndicator: [Device] = [
    Device(
      id: "ipad-mini-6", family: .iPad, isFoldable: false, names: ["iPad mini (6th gen)", "iPad mini (A17 Pro)"],
      models: ["iPad mini (6th generation)", "iPad mini (A17 Pro)"], year: 2021,
      size: ScreenSize(width: 744, height: 1133), scale: 2, nativePixels: PixelSize(width: 1488, height: 2266),
      safeAreas: ByOrientation(
        portrait: SafeArea(top: 24, left: 0, bottom: 20, right: 0),
        landscape: SafeArea(top: 24, left: 0, bottom: 20, right: 0)
      ),
      safeAreaBottomFromOS26: 25,
      safeAreaFromOS26Note: "measured 25 in both orientations on the iPadOS 26.5 Simulator; 20 on iPadOS 12-18",
      statusBarHeights: ByOrientation(portrait: 24, landscape: 24),
      bars: Device.Bars(
        navigationBar: ByOrientation(portrait: 50, landscape: 50), navigationBarWithLargeTitle: 102,
        navigationBarBeforeOS12: 44, toolbar: ByOrientation(portrait: 50, landscape: 50), toolbarBeforeOS12: 44,
        tabBar: ByOrientation(portrait: 50, landscape: 50)
      ),
      splitViewWidths: nil, cornerRadius: 21.5, cutout: nil, hasHomeIndicator: true, osRange: OSRange(from: nil),
      osNote: nil, confidence: Confidence(.measured, "measured"), sources: [.s1, .s2, .s4], note: nil
    ),
    Device(
      id: "ipad-10.9", family: .iPad, isFoldable: false, names: ["iPad (10th gen)", "iPad (A16)"],
      models: ["iPad (10th generation)", "iPad (A16)"], year: 2022, size: ScreenSize(width: 820, height: 1180),
      scale: 2, nativePixels: PixelSize(width: 1640, height: 2360),
      safeAreas: ByOrientation(
        portrait: SafeArea(top: 24, left: 0, bottom: 20, right: 0),
        landscape: SafeArea(top: 24, left: 0, bottom: 20, right: 0)
      ),
      safeAreaBottomFromOS26: 25,
      safeAreaFromOS26Note: "measured 25 in both orientations on the iPadOS 26.5 Simulator; 20 on iPadOS 12-18",
      statusBarHeights: ByOrientation(portrait: 24, landscape: 24),
      bars: Device.Bars(
        navigationBar: ByOrientation(portrait: 50, landscape: 50), navigationBarWithLargeTitle: 102,
        navigationBarBeforeOS12: 44, toolbar: ByOrientation(portrait: 50, landscape: 50), toolbarBeforeOS12: 44,
        tabBar: ByOrientation(portrait: 50, landscape: 50)
      ),
      splitViewWidths: nil, cornerRadius: 25, cutout: nil, hasHomeIndicator: true, osRange: OSRange(from: nil),
      osNote: nil, confidence: Confidence(.measured, "measured"), sources: [.s1, .s2, .s4], note: nil
    ),
    Device(
      id: "ipad-air-10.9", family: .iPad, isFoldable: false,
      names: ["iPad Air (4th, 5th gen)", "iPad Air 11-inch (M2, M3, M4)"],
      models: [
        "iPad Air (4th generation)",
        "iPad Air (5th generation)",
        "iPad Air 11-inch (M2)",
        "iPad Air 11-inch (M3)",
        "iPad Air 11-inch (M4)",
      ],
      year: 2020, size: ScreenSize(width: 820, height: 1180), scale: 2,
      nativePixels: PixelSize(width: 1640, height: 2360),
      safeAreas: ByOrientation(
        portrait: SafeArea(top: 24, left: 0, bottom: 20, right: 0),
        landscape: SafeArea(top: 24, left: 0, bottom: 20, right: 0)
      ),
      safeAreaBottomFromOS26: 25,
      safeAreaFromOS26Note: "measured 25 in both orientations on the iPadOS 26.5 Simulator; 20 on iPadOS 12-18",
      statusBarHeights: ByOrientation(portrait: 24, landscape: 24),
      bars: Device.Bars(
        navigationBar: ByOrientation(portrait: 50, landscape: 50), navigationBarWithLargeTitle: 102,
        navigationBarBeforeOS12: 44, toolbar: ByOrientation(portrait: 50, landscape: 50), toolbarBeforeOS12: 44,
        tabBar: ByOrientation(portrait: 50, landscape: 50)
      ),
      splitViewWidths: nil, cornerRadius: 18, cutout: nil, hasHomeIndicator: true, osRange: OSRange(from: nil),
      osNote: nil, confidence: Confidence(.measured, "measured"), sources: [.s1, .s2, .s4], note: nil
    ),
    Device(
      id: "ipad-pro-11", family: .iPad, isFoldable: false, names: ["iPad Pro 11 (1st-4th gen)"],
      models: [
        "iPad Pro 11 (1st generation)",
        "iPad Pro 11 (2nd generation)",
        "iPad Pro 11 (3rd generation)",
        "iPad Pro 11 (4th generation)",
      ],
      year: 2018, size: ScreenSize(width: 834, height: 1194), scale: 2,
      nativePixels: PixelSize(width: 1668, height: 2388),
      safeAreas: ByOrientation(
        portrait: SafeArea(top: 24, left: 0, bottom: 20, right: 0),
        landscape: SafeArea(top: 24, left: 0, bottom: 20, right: 0)
      ),
      safeAreaBottomFromOS26: 25,
      safeAreaFromOS26Note: "measured 25 in both orientations on the iPadOS 26.5 Simulator; 20 on iPadOS 12-18",
      statusBarHeights: ByOrientation(portrait: 24, landscape: 24),
      bars: Device.Bars(
        navigationBar: ByOrientation(portrait: 50, landscape: 50), navigationBarWithLargeTitle: 102,
        navigationBarBeforeOS12: 44, toolbar: ByOrientation(portrait: 50, landscape: 50), toolbarBeforeOS12: 44,
        tabBar: ByOrientation(portrait: 50, landscape: 50)
      ),
      splitViewWidths: ByOrientation(
        portrait: Device.SplitViewWidths(third: 320, half: nil, twoThirds: 504),
        landscape: Device.SplitViewWidths(third: 375, half: 592, twoThirds: 809)
      ),
      cornerRadius: 18, cutout: nil, hasHomeIndicator: true, osRange: OSRange(from: nil), osNote: nil,
      confidence: Confidence(.measured, "measured"), sources: [.s1, .s2, .s4, .s5], note: nil
    ),
    Device(
      id: "ipad-pro-11-m4", family: .iPad, isFoldable: false, names: ["iPad Pro 11-inch (M4, M5)"],
      models: ["iPad Pro 11-inch (M4)", "iPad Pro 11-inch (M5)"], year: 2024,
      size: ScreenSize(width: 834, height: 1210), scale: 2, nativePixels: PixelSize(width: 1668, height: 2420),
      safeAreas: ByOrientation(
        portrait: SafeArea(top: 24, left: 0, bottom: 20, right: 0),
        landscape: SafeArea(top: 24, left: 0, bottom: 20, right: 0)
      ),
      safeAreaBottomFromOS26: 25,
      safeAreaFromOS26Note: "measured 25 in both orientations on the iPadOS 26.5 Simulator; 20 on iPadOS 12-18",
      statusBarHeights: ByOrientation(portrait: 24, landscape: 24),
      bars: Device.Bars(
        navigationBar: ByOrientation(portrait: 50, landscape: 50), navigationBarWithLargeTitle: 102,
        navigationBarBeforeOS12: 44, toolbar: ByOrientation(portrait: 50, landscape: 50), toolbarBeforeOS12: 44,
        tabBar: ByOrientation(portrait: 50, landscape: 50)
      ),
      splitViewWidths: nil, cornerRadius: 30, cutout: nil, hasHomeIndicator: true, osRange: OSRange(from: nil),
      osNote: nil, confidence: Confidence(.measured, "measured"), sources: [.s1, .s2, .s4], note: nil
    ),
    Device(
      id: "ipad-pro-12.9", family: .iPad, isFoldable: false,
      names: ["iPad Pro 12.9 (3rd-6th gen)", "iPad Air 13-inch (M2, M3, M4)"],
      models: [
        "iPad Pro 12.9 (3rd generation)",
        "iPad Pro 12.9 (4th generation)",
        "iPad Pro 12.9 (5th generation)",
        "iPad Pro 12.9 (6th generation)",
        "iPad Air 13-inch (M2)",
        "iPad Air 13-inch (M3)",
        "iPad Air 13-inch (M4)",
      ],
      year: 2018, size: ScreenSize(width: 1024, height: 1366), scale: 2,
      nativePixels: PixelSize(width: 2048, height: 2732),
      safeAreas: ByOrientation(
        portrait: SafeArea(top: 24, left: 0, bottom: 20, right: 0),
        landscape: SafeArea(top: 24, left: 0, bottom: 20, right: 0)
      ),
      safeAreaBottomFromOS26: 25,
      safeAreaFromOS26Note: "measured 25 in both orientations on the iPadOS 26.5 Simulator; 20 on iPadOS 12-18",
      statusBarHeights: ByOrientation(portrait: 24, landscape: 24),
      bars: Device.Bars(
        navigationBar: ByOrientation(portrait: 50, landscape: 50), navigationBarWithLargeTitle: 102,
        navigationBarBeforeOS12: 44, toolbar: ByOrientation(portrait: 50, landscape: 50), toolbarBeforeOS12: 44,
        tabBar: ByOrientation(portrait: 50, landscape: 50)
      ),
      splitViewWidths: ByOrientation(
        portrait: Device.SplitViewWidths(third: 375, half: nil, twoThirds: 639),
        landscape: Device.SplitViewWidths(third: 375, half: 678, twoThirds: 981)
      ),
      cornerRadius: 18, cutout: nil, hasHomeIndicator: true, osRange: OSRange(from: nil), osNote: nil,
      confidence: Confidence(.measured, "measured"), sources: [.s1, .s2, .s4, .s5], note: nil
    ),
    Device(
      id: "ipad-pro-13-m4", family: .iPad, isFoldable: false, names: ["iPad Pro 13-inch (M4, M5)"],
      models: ["iPad Pro 13-inch (M4)", "iPad Pro 13-inch (M5)"], year: 2024,
      size: ScreenSize(width: 1032, height: 1376), scale: 2, nativePixels: PixelSize(width: 2064, height: 2752),
      safeAreas: ByOrientation(
        portrait: SafeArea(top: 24, left: 0, bottom: 20, right: 0),
        landscape: SafeArea(top: 24, left: 0, bottom: 20, right: 0)
      ),
      safeAreaBottomFromOS26: 25,
      safeAreaFromOS26Note: "measured 25 in both orientations on the iPadOS 26.5 Simulator; 20 on iPadOS 12-18",
      statusBarHeights: ByOrientation(portrait: 24, landscape: 24),
      bars: Device.Bars(
        navigationBar: ByOrientation(portrait: 50, landscape: 50), navigationBarWithLargeTitle: 102,
        navigationBarBeforeOS12: 44, toolbar: ByOrientation(portrait: 50, landscape: 50), toolbarBeforeOS12: 44,
        tabBar: ByOrientation(portrait: 50, landscape: 50)
      ),
      splitViewWidths: nil, cornerRadius: 30, cutout: nil, hasHomeIndicator: true, osRange: OSRange(from: nil),
      osNote: nil, confidence: Confidence(.measured, "measured"), sources: [.s1, .s2, .s4], note: nil
    ),
  ]
}
