import PackageDescription

// Stands in for the module of that name in Xcode, as far as the app package's manifest uses it: with the labels and names of
// the real one, an app is an executable here.
extension Product {
  /// An app.
  public static func iOSApplication(
    name: String, targets: [String], bundleIdentifier: String? = nil, teamIdentifier: String? = nil,
    displayVersion: String? = nil, bundleVersion: String? = nil, appIcon: AppIcon? = nil,
    accentColor: AccentColor? = nil, supportedDeviceFamilies: [DeviceFamily],
    supportedInterfaceOrientations: [InterfaceOrientation], additionalInfoPlistContentFilePath: String? = nil
  ) -> Product {
    .executable(name: name, targets: targets)
  }
}

/// The app's icon.
public enum AppIcon {
  /// One of those that Xcode draws.
  public enum Placeholder { case pencil }

  case placeholder(icon: Placeholder)
}

/// The app's colour.
public enum AccentColor {
  /// One of the system's.
  public enum Preset { case blue }

  case presetColor(Preset)
}

/// What it runs on.
public enum DeviceFamily { case pad, phone }

/// On which of those something holds.
public struct DeviceFamilyCondition {
  /// On these alone.
  public static func when(deviceFamilies: [DeviceFamily]) -> DeviceFamilyCondition { DeviceFamilyCondition() }
}

/// How the app may be turned.
public enum InterfaceOrientation {
  case portrait, landscapeLeft, landscapeRight
  case portraitUpsideDown(DeviceFamilyCondition)
}
