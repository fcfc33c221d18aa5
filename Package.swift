// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "KeyboardLift",
  platforms: [.iOS(.v15), .macOS(.v13)],
  products: [
    .executable(name: "keyboard-lift", targets: ["KeyboardLiftTool"]),
    .library(name: "KeyboardLift", targets: ["KeyboardLift"]),
    .library(name: "KeyboardLiftCore", targets: ["KeyboardLiftCore"]),
    .library(name: "KeyboardLiftDevices", targets: ["KeyboardLiftDevices"]),
    .library(name: "KeyboardLiftReport", targets: ["KeyboardLiftReport"]),
    .library(name: "KeyboardLiftTesting", targets: ["KeyboardLiftTesting"]),
    .library(name: "KeyboardLiftTrace", targets: ["KeyboardLiftTrace"]),
    .library(name: "UIKitStandInTesting", targets: ["UIKitStandInTesting"]),
  ],
  targets: [
    .target(name: "DeviceTables", path: "Scripts/DeviceTables"),
    .testTarget(
      name: "ExampleTests",
      dependencies: ["KeyboardLift", "KeyboardLiftTesting", "SignUpExample", "UIKitStandInTesting"]),
    .executableTarget(
      name: "GenerateDeviceTables", dependencies: ["DeviceTables"], path: "Scripts/GenerateDeviceTables"),
    .target(name: "KeyboardLift", dependencies: ["KeyboardLiftCore", "KeyboardLiftTrace", "UIKitStandIn"]),
    .target(
      name: "KeyboardLiftCommand",
      dependencies: ["KeyboardLiftCore", "KeyboardLiftDevices", "KeyboardLiftReport", "KeyboardLiftTrace"]),
    .testTarget(
      name: "KeyboardLiftCommandTests",
      dependencies: ["KeyboardLiftCommand", "KeyboardLiftDevices", "KeyboardLiftTool"],
      resources: [.copy("Fixtures")]),
    .target(name: "KeyboardLiftCore"),
    .testTarget(
      name: "KeyboardLiftCoreTests", dependencies: ["KeyboardLiftCore", "KeyboardLiftTestSupport"],
      resources: [.copy("Fixtures")]),
    .target(name: "KeyboardLiftDevices"),
    .testTarget(
      name: "KeyboardLiftDevicesTests", dependencies: ["DeviceTables", "KeyboardLiftDevices"],
      resources: [.copy("Fixtures")]),
    .target(name: "KeyboardLiftReport", dependencies: ["KeyboardLiftCore", "KeyboardLiftDevices"]),
    .testTarget(
      name: "KeyboardLiftReportTests",
      dependencies: ["KeyboardLiftCore", "KeyboardLiftDevices", "KeyboardLiftReport"],
      resources: [.copy("Fixtures")]),
    .target(name: "KeyboardLiftTestSupport", dependencies: ["KeyboardLiftCore"], path: "Tests/KeyboardLiftTestSupport"),
    .testTarget(
      name: "KeyboardLiftTests",
      dependencies: ["KeyboardLift", "KeyboardLiftCore", "KeyboardLiftTrace", "SignUpExample", "UIKitStandInTesting"]),
    .target(name: "KeyboardLiftTesting", dependencies: ["KeyboardLift", "KeyboardLiftCore", "KeyboardLiftDevices"]),
    .testTarget(
      name: "KeyboardLiftTestingTests",
      dependencies: [
        "KeyboardLiftCore", "KeyboardLift", "KeyboardLiftDevices", "KeyboardLiftTesting", "UIKitStandInTesting",
      ],
      resources: [.copy("Fixtures")]),
    .executableTarget(name: "KeyboardLiftTool", dependencies: ["KeyboardLiftCommand"]),
    .target(name: "KeyboardLiftTrace", dependencies: ["KeyboardLiftCore"]),
    .testTarget(
      name: "KeyboardLiftTraceTests", dependencies: ["KeyboardLiftCore", "KeyboardLiftTrace"],
      resources: [.copy("Fixtures")]),
    .target(name: "SignUpExample", dependencies: ["KeyboardLift"], path: "Examples/SignUp"),
    .target(name: "UIKitStandIn"),
    .target(name: "UIKitStandInTesting", dependencies: ["UIKitStandIn"]),
    .testTarget(
      name: "UIKitStandInTests", dependencies: ["UIKitStandIn", "UIKitStandInTesting"],
      resources: [.copy("Fixtures")]),
  ],
  swiftLanguageModes: [.v6]
)

// One loop gives every target the same upcoming features, so that code moves between targets unchanged.
for target in package.targets {
  target.swiftSettings =
    (target.swiftSettings ?? []) + [
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("ImmutableWeakCaptures"),
      .enableUpcomingFeature("InferIsolatedConformances"),
      .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("MemberImportVisibility"),
      .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    ]
}
