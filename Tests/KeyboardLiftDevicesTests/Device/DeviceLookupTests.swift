import DeviceTables
import KeyboardLiftDevices
import Testing

@Suite struct DeviceLookupTests {
  @Test(arguments: [
    ("iPhone SE (3rd generation)", "iphone-se2"), ("iPhone X", "iphone-x"), ("iPhone 4s", "iphone-4s"),
    ("iPad (6th generation)", "ipad-9.7"), ("iPhone 15", "iphone-14pro"), ("iPhone SE (1st generation)", "iphone-5"),
    ("iPhone 8 Plus", "iphone-6plus"), ("iPad Pro (11-inch)", "ipad-pro-11"),
  ]) func findsTheNamesOfTraceHeaders(_ name: String, _ id: String) {
    #expect(Device.named(name)?.id == id)
  }

  @Test(arguments: [
    ("iphone se 3", "iphone-se2"), ("iPhone SE (3rd gen)", "iphone-se2"), ("IPHONE SE (3RD GENERATION)", "iphone-se2"),
    ("iPhone SE 3rd gen.", "iphone-se2"), ("iPhone SE", "iphone-5"), ("iPhone4S", "iphone-4s"),
    ("iPod touch (7th generation)", "iphone-5"), ("iPad mini", "ipad-9.7"), ("iPad mini (5th generation)", "ipad-9.7"),
    ("iPad Air", "ipad-9.7"), ("iPad Air (3rd generation)", "ipad-10.5"), ("iPad (9th gen)", "ipad-10.2"),
    ("iPad Pro (9.7-inch)", "ipad-9.7"), ("iPad Pro (10.5-inch)", "ipad-10.5"),
    ("iPad Pro (11-inch) (4th generation)", "ipad-pro-11"), ("iPad Pro 11-inch (M4)", "ipad-pro-11-m4"),
    ("iPad Pro (12.9-inch)", "ipad-pro-12.9-home"), ("iPad Pro (12.9-inch) (2nd generation)", "ipad-pro-12.9-home"),
    ("iPad Pro (12.9-inch) (6th generation)", "ipad-pro-12.9"), ("iPad Pro 13-inch (M5)", "ipad-pro-13-m4"),
    ("iPad Air 13-inch (M2)", "ipad-pro-12.9"), ("iPad Air (5th generation)", "ipad-air-10.9"),
    ("iPad (A16)", "ipad-10.9"), ("iPad mini (A17 Pro)", "ipad-mini-6"),
    ("iPhone Duo (outer display)", "iphone-duo-outer"),
    ("ipad-pro-12.9", "ipad-pro-12.9"), ("iPhone-12ProMax", "iphone-12promax"),
  ]) func findsHoweverPeopleWriteIt(_ name: String, _ id: String) {
    #expect(Device.named(name)?.id == id)
  }

  @Test(arguments: ["", "iPhone", "iPad", "Pixel 9", "iPhone 3", "iPhone SE (4th generation)", "iPad 11", "()", "12.9"])
  func findsNothingForOtherNames(_ name: String) {
    #expect(Device.named(name) == nil)
  }

  @Test func everyIDAndModelFindsItsOwnDevice() {
    for device in Device.all {
      #expect(!device.models.isEmpty)
      for name in [device.id, device.id.uppercased()] + device.models {
        #expect(Device.named(name)?.id == device.id, "\(name)")
      }
    }
  }

  @Test func everyNameThatGroupsNoModelsIsAModel() {
    for device in Device.all {
      for name in device.names where ModelNames.models(in: name).count == 1 {
        #expect(Device.named(name)?.id == device.id, "\(name)")
      }
    }
  }

  @Test func noModelIsNamedTwice() {
    let models = Device.all.flatMap(\.models).map { $0.lowercased() }
    #expect(Set(models).count == models.count)
  }

  @Test func findsDevicesByTheirScreen() {
    #expect(Device.withScreen(ScreenSize(width: 375, height: 667)).map(\.id) == ["iphone-6", "iphone-se2"])
    #expect(Device.withScreen(ScreenSize(width: 667, height: 375)).map(\.id) == ["iphone-6", "iphone-se2"])
    #expect(Device.withScreen(ScreenSize(width: 1, height: 2)).isEmpty)
  }
}
