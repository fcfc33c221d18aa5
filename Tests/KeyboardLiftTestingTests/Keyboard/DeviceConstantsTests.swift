import KeyboardLiftDevices
import KeyboardLiftTesting
import Testing

@Suite struct DeviceConstantsTests {
  static let constants: [(device: Device, name: String)] = [
    (.iPhone4s, "iPhone 4s"),
    (.iPhone5s, "iPhone 5s"),
    (.iPhoneSE1, "iPhone SE (1st generation)"),
    (.iPhone8, "iPhone 8"),
    (.iPhone8Plus, "iPhone 8 Plus"),
    (.iPhoneSE2, "iPhone SE (2nd generation)"),
    (.iPhoneSE3, "iPhone SE (3rd generation)"),
    (.iPhoneX, "iPhone X"),
    (.iPhoneXR, "iPhone XR"),
    (.iPhone11, "iPhone 11"),
    (.iPhone11Pro, "iPhone 11 Pro"),
    (.iPhone11ProMax, "iPhone 11 Pro Max"),
    (.iPhone13Mini, "iPhone 13 mini"),
    (.iPhone14, "iPhone 14"),
    (.iPhone14Plus, "iPhone 14 Plus"),
    (.iPhone15, "iPhone 15"),
    (.iPhone15ProMax, "iPhone 15 Pro Max"),
    (.iPhone16, "iPhone 16"),
    (.iPhone16e, "iPhone 16e"),
    (.iPhone16Pro, "iPhone 16 Pro"),
    (.iPhone16ProMax, "iPhone 16 Pro Max"),
    (.iPhoneAir, "iPhone Air"),
    (.iPhone17, "iPhone 17"),
    (.iPhone17ProMax, "iPhone 17 Pro Max"),
    (.iPad9, "iPad (9th generation)"),
    (.iPad10, "iPad (10th generation)"),
    (.iPadMini6, "iPad mini (6th generation)"),
    (.iPadAir5, "iPad Air (5th generation)"),
    (.iPadPro11M4, "iPad Pro 11-inch (M4)"),
    (.iPadPro13M4, "iPad Pro 13-inch (M4)"),
  ]

  @Test(arguments: constants.indices)
  func constantIsTheDeviceOfThatName(index: Int) {
    #expect(Self.constants[index].device == Device.named(Self.constants[index].name))
  }
}
