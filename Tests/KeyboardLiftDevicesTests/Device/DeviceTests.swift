import KeyboardLiftDevices
import Testing

@Suite struct DeviceTests {
  @Test func idsAreUnique() {
    #expect(Set(Device.all.map(\.id)).count == Device.all.count)
  }

  @Test func pixelsArePointsTimesScaleWhereNothingIsScaledDown() {
    let scaledDown: Set = ["iphone-6plus", "iphone-12mini"]
    for device in Device.all {
      let width = Double(device.nativePixels.width) / device.scale
      let height = Double(device.nativePixels.height) / device.scale
      #expect(
        (width == device.size.width && height == device.size.height) != scaledDown.contains(device.id), "\(device.id)")
    }
  }

  @Test func screensStandUprightInPortrait() {
    for device in Device.all {
      #expect(device.size.width < device.size.height, "\(device.id)")
      let landscape = device.size(in: .landscape)
      #expect(landscape == ScreenSize(width: device.size.height, height: device.size.width))
      #expect(
        device.bounds(in: .landscape) == ScreenRect(x: 0, y: 0, width: landscape.width, height: landscape.height))
    }
  }

  @Test(arguments: Orientation.allCases) func safeAreasFitTheHardware(_ orientation: Orientation) {
    for device in Device.all {
      let area = device.safeAreas[orientation]
      #expect([area.top, area.left, area.bottom, area.right].allSatisfy { (0...70).contains($0) }, "\(device.id)")
      if device.isFoldable { continue }
      #expect(area.left == area.right, "\(device.id)")
      #expect((area.bottom > 0) == device.hasHomeIndicator, "\(device.id)")
      #expect((area.left > 0) == (device.cutout != nil && orientation == .landscape), "\(device.id)")
    }
  }

  @Test func notchAndStatusBarLieInTheTopSafeArea() {
    for device in Device.all where !device.isFoldable {
      let top = device.safeAreas.portrait.top
      #expect(device.statusBarHeights.portrait <= top, "\(device.id)")
      if let cutout = device.cutout {
        #expect(cutout.top + cutout.height <= top, "\(device.id)")
        #expect(cutout.width < device.size.width)
        #expect((cutout.shape == .notch) == (cutout.top == 0))
        #expect(device.safeAreas.landscape.left == top, "\(device.id)")
      }
    }
  }

  @Test func everyDeviceHasBarsButTheFoldables() {
    for device in Device.all { #expect((device.bars == nil) == device.isFoldable, "\(device.id)") }
  }

  @Test func safeAreaOfATabletGrowsWithSystem26() throws {
    let tablet = try #require(Device.withID("ipad-mini-6"))
    #expect(tablet.safeArea(in: .portrait).bottom == 20)
    #expect(tablet.safeArea(in: .portrait, os: OSVersion(18, 5)).bottom == 20)
    #expect(tablet.safeArea(in: .portrait, os: OSVersion(26)).bottom == 25)
    #expect(tablet.safeArea(in: .landscape, os: OSVersion(26, 5)).bottom == 25)
    let phone = try #require(Device.withID("iphone-11pro"))
    #expect(phone.safeArea(in: .portrait, os: OSVersion(26)).bottom == 34)
  }

  @Test func barsOfATabletWereLowerBeforeSystem12() throws {
    let tablet = try #require(Device.withID("ipad-9.7"))
    #expect(tablet.navigationBarHeight(in: .portrait) == 50)
    #expect(tablet.navigationBarHeight(in: .portrait, os: OSVersion(11, 4)) == 44)
    #expect(tablet.toolbarHeight(in: .landscape, os: OSVersion(11, 4)) == 44)
    #expect(tablet.toolbarHeight(in: .landscape, os: OSVersion(12)) == 50)
    let phone = try #require(Device.withID("iphone-x"))
    #expect(phone.navigationBarHeight(in: .landscape, os: OSVersion(11)) == 32)
    #expect(phone.tabBarHeight(in: .portrait) == 49)
    let foldable = try #require(Device.withID("iphone-duo-outer"))
    #expect(foldable.navigationBarHeight(in: .portrait) == nil)
    #expect(foldable.toolbarHeight(in: .portrait) == nil)
    #expect(foldable.tabBarHeight(in: .portrait) == nil)
  }
}
