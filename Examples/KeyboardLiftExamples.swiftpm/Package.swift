// swift-tools-version: 6.0
import AppleProductTypes
import PackageDescription

// An app package: Xcode opens this folder and runs it in a simulator or on a device. The screens are in the package around it.
let package = Package(
  name: "KeyboardLift Examples",
  platforms: [.iOS(.v15)],
  products: [
    .iOSApplication(
      name: "KeyboardLift Examples",
      targets: ["App"],
      bundleIdentifier: "org.keyboardlift.examples",
      displayVersion: "1.0",
      bundleVersion: "1",
      appIcon: .placeholder(icon: .pencil),
      accentColor: .presetColor(.blue),
      supportedDeviceFamilies: [.phone, .pad],
      supportedInterfaceOrientations: [
        .portrait, .landscapeLeft, .landscapeRight, .portraitUpsideDown(.when(deviceFamilies: [.pad])),
      ],
      additionalInfoPlistContentFilePath: "Info.plist")
  ],
  dependencies: [.package(name: "KeyboardLift", path: "../..")],
  targets: [
    .executableTarget(
      name: "App", dependencies: [.product(name: "KeyboardLiftExamples", package: "KeyboardLift")], path: "App")
  ]
)
