public import KeyboardLiftDevices

/// The devices that tests are mostly written for; all others by `Device.named(_:)`.
extension Device {
  /// The iPhone 4s.
  public static let iPhone4s = known("iphone-4s")
  /// The iPhone 5s.
  public static let iPhone5s = known("iphone-5")
  /// The iPhone SE (1st generation).
  public static let iPhoneSE1 = known("iphone-5")
  /// The iPhone 8.
  public static let iPhone8 = known("iphone-6")
  /// The iPhone 8 Plus.
  public static let iPhone8Plus = known("iphone-6plus")
  /// The iPhone SE (2nd generation).
  public static let iPhoneSE2 = known("iphone-se2")
  /// The iPhone SE (3rd generation).
  public static let iPhoneSE3 = known("iphone-se2")
  /// The iPhone X.
  public static let iPhoneX = known("iphone-x")
  /// The iPhone XR.
  public static let iPhoneXR = known("iphone-xr")
  /// The iPhone 11.
  public static let iPhone11 = known("iphone-xr")
  /// The iPhone 11 Pro.
  public static let iPhone11Pro = known("iphone-11pro")
  /// The iPhone 11 Pro Max.
  public static let iPhone11ProMax = known("iphone-xsmax")
  /// The iPhone 13 mini.
  public static let iPhone13Mini = known("iphone-12mini")
  /// The iPhone 14.
  public static let iPhone14 = known("iphone-12")
  /// The iPhone 14 Plus.
  public static let iPhone14Plus = known("iphone-12promax")
  /// The iPhone 15.
  public static let iPhone15 = known("iphone-14pro")
  /// The iPhone 15 Pro Max.
  public static let iPhone15ProMax = known("iphone-14promax")
  /// The iPhone 16.
  public static let iPhone16 = known("iphone-14pro")
  /// The iPhone 16e.
  public static let iPhone16e = known("iphone-16e")
  /// The iPhone 16 Pro.
  public static let iPhone16Pro = known("iphone-16pro")
  /// The iPhone 16 Pro Max.
  public static let iPhone16ProMax = known("iphone-16promax")
  /// The iPhone Air.
  public static let iPhoneAir = known("iphone-air")
  /// The iPhone 17.
  public static let iPhone17 = known("iphone-17")
  /// The iPhone 17 Pro Max.
  public static let iPhone17ProMax = known("iphone-17promax")
  /// The iPad (9th generation).
  public static let iPad9 = known("ipad-10.2")
  /// The iPad (10th generation).
  public static let iPad10 = known("ipad-10.9")
  /// The iPad mini (6th generation).
  public static let iPadMini6 = known("ipad-mini-6")
  /// The iPad Air (5th generation).
  public static let iPadAir5 = known("ipad-air-10.9")
  /// The iPad Pro 11-inch (M4).
  public static let iPadPro11M4 = known("ipad-pro-11-m4")
  /// The iPad Pro 13-inch (M4).
  public static let iPadPro13M4 = known("ipad-pro-13-m4")

  /// A device of the tables. That each of these names is one is tested.
  private static func known(_ id: String) -> Device {
    guard let device = withID(id) else { preconditionFailure("KeyboardLiftDevices has no device \"\(id)\"") }
    return device
  }
}
