// Made by Scripts/generate-devices from the facts in Tests/KeyboardLiftDevicesTests/Fixtures; change those, not this.

extension Tables {
  /// iPads with a home button.
  static let tabletsWithHomeButton: [Device] = [
    Device(
      id: "ipad-9.7", family: .iPad, isFoldable: false,
      names: ["iPad 2-6", "iPad Air 1-2", "iPad Pro 9.7", "iPad mini 1-5"],
      models: [
        "iPad 2",
        "iPad 3",
        "iPad 4",
        "iPad 5",
        "iPad 6",
        "iPad Air 1",
        "iPad Air 2",
        "iPad Pro 9.7",
        "iPad mini 1",
        "iPad mini 2",
        "iPad mini 3",
        "iPad mini 4",
        "iPad mini 5",
      ],
      year: 2011, size: ScreenSize(width: 768, height: 1024), scale: 2,
      nativePixels: PixelSize(width: 1536, height: 2048),
      safeAreas: ByOrientation(
        portrait: SafeArea(top: 20, left: 0, bottom: 0, right: 0),
        landscape: SafeArea(top: 20, left: 0, bottom: 0, right: 0)
      ),
      safeAreaBottomFromOS26: nil, safeAreaFromOS26Note: nil,
      statusBarHeights: ByOrientation(portrait: 20, landscape: 20),
      bars: Device.Bars(
        navigationBar: ByOrientation(portrait: 50, landscape: 50), navigationBarWithLargeTitle: 102,
        navigationBarBeforeOS12: 44, toolbar: ByOrientation(portrait: 50, landscape: 50), toolbarBeforeOS12: 44,
        tabBar: ByOrientation(portrait: 50, landscape: 50)
      ),
      splitViewWidths: ByOrientation(
        portrait: Device.SplitViewWidths(third: 320, half: nil, twoThirds: 438),
        landscape: Device.SplitViewWidths(third: 320, half: 507, twoThirds: 694)
      ),
      cornerRadius: 0, cutout: nil, hasHomeIndicator: false, osRange: OSRange(from: nil), osNote: nil,
      confidence: Confidence(.documented, "spec"), sources: [.s1, .s2, .s4, .s5],
      note: "iPad 2 and iPad mini 1 have scale 1."
    ),
    Device(
      id: "ipad-10.2", family: .iPad, isFoldable: false, names: ["iPad (7th-9th gen)"],
      models: ["iPad (7th generation)", "iPad (8th generation)", "iPad (9th generation)"], year: 2019,
      size: ScreenSize(width: 810, height: 1080), scale: 2, nativePixels: PixelSize(width: 1620, height: 2160),
      safeAreas: ByOrientation(
        portrait: SafeArea(top: 20, left: 0, bottom: 0, right: 0),
        landscape: SafeArea(top: 20, left: 0, bottom: 0, right: 0)
      ),
      safeAreaBottomFromOS26: nil, safeAreaFromOS26Note: nil,
      statusBarHeights: ByOrientation(portrait: 20, landscape: 20),
      bars: Device.Bars(
        navigationBar: ByOrientation(portrait: 50, landscape: 50), navigationBarWithLargeTitle: 102,
        navigationBarBeforeOS12: 44, toolbar: ByOrientation(portrait: 50, landscape: 50), toolbarBeforeOS12: 44,
        tabBar: ByOrientation(portrait: 50, landscape: 50)
      ),
      splitViewWidths: ByOrientation(
        portrait: Device.SplitViewWidths(third: 320, half: nil, twoThirds: 480),
        landscape: Device.SplitViewWidths(third: 320, half: 535, twoThirds: 750)
      ),
      cornerRadius: 0, cutout: nil, hasHomeIndicator: false, osRange: OSRange(from: nil), osNote: nil,
      confidence: Confidence(.measured, "measured"), sources: [.s1, .s2, .s4, .s5], note: nil
    ),
    Device(
      id: "ipad-10.5", family: .iPad, isFoldable: false, names: ["iPad Pro 10.5", "iPad Air (3rd gen)"],
      models: ["iPad Pro 10.5", "iPad Air (3rd generation)"], year: 2017, size: ScreenSize(width: 834, height: 1112),
      scale: 2, nativePixels: PixelSize(width: 1668, height: 2224),
      safeAreas: ByOrientation(
        portrait: SafeArea(top: 20, left: 0, bottom: 0, right: 0),
        landscape: SafeArea(top: 20, left: 0, bottom: 0, right: 0)
      ),
      safeAreaBottomFromOS26: nil, safeAreaFromOS26Note: nil,
      statusBarHeights: ByOrientation(portrait: 20, landscape: 20),
      bars: Device.Bars(
        navigationBar: ByOrientation(portrait: 50, landscape: 50), navigationBarWithLargeTitle: 102,
        navigationBarBeforeOS12: 44, toolbar: ByOrientation(portrait: 50, landscape: 50), toolbarBeforeOS12: 44,
        tabBar: ByOrientation(portrait: 50, landscape: 50)
      ),
      splitViewWidths: ByOrientation(
        portrait: Device.SplitViewWidths(third: 320, half: nil, twoThirds: 504),
        landscape: Device.SplitViewWidths(third: 320, half: 551, twoThirds: 782)
      ),
      cornerRadius: 0, cutout: nil, hasHomeIndicator: false, osRange: OSRange(from: nil), osNote: nil,
      confidence: Confidence(.documented, "spec"), sources: [.s1, .s2, .s4, .s5], note: nil
    ),
    Device(
      id: "ipad-pro-12.9-home", family: .iPad, isFoldable: false, names: ["iPad Pro 12.9 (1st, 2nd gen)"],
      models: ["iPad Pro 12.9 (1st generation)", "iPad Pro 12.9 (2nd generation)"], year: 2015,
      size: ScreenSize(width: 1024, height: 1366), scale: 2, nativePixels: PixelSize(width: 2048, height: 2732),
      safeAreas: ByOrientation(
        portrait: SafeArea(top: 20, left: 0, bottom: 0, right: 0),
        landscape: SafeArea(top: 20, left: 0, bottom: 0, right: 0)
      ),
      safeAreaBottomFromOS26: nil, safeAreaFromOS26Note: nil,
      statusBarHeights: ByOrientation(portrait: 20, landscape: 20),
      bars: Device.Bars(
        navigationBar: ByOrientation(portrait: 50, landscape: 50), navigationBarWithLargeTitle: 102,
        navigationBarBeforeOS12: 44, toolbar: ByOrientation(portrait: 50, landscape: 50), toolbarBeforeOS12: 44,
        tabBar: ByOrientation(portrait: 50, landscape: 50)
      ),
      splitViewWidths: ByOrientation(
        portrait: Device.SplitViewWidths(third: 375, half: nil, twoThirds: 639),
        landscape: Device.SplitViewWidths(third: 375, half: 678, twoThirds: 981)
      ),
      cornerRadius: 0, cutout: nil, hasHomeIndicator: false, osRange: OSRange(from: nil), osNote: nil,
      confidence: Confidence(.documented, "spec"), sources: [.s1, .s2, .s4, .s5], note: nil
    ),
  ]
}
