// swift-tools-version: 6.2
import PackageDescription

/// The platforms on which the library runs against a stand-in for UIKit.
let withoutUIKit: [Platform] = [.linux, .macOS]

let package = Package(
  name: "KeyboardLift",
  platforms: [.iOS(.v15), .macOS(.v13)],
  products: [
    .executable(name: "keyboard-lift", targets: ["KeyboardLiftTool"]),
    .library(name: "AutoLayout", targets: ["AutoLayout"]),
    .library(name: "KeyboardLift", targets: ["KeyboardLift"]),
    .library(name: "KeyboardLiftCore", targets: ["KeyboardLiftCore"]),
    .library(name: "KeyboardLiftDevices", targets: ["KeyboardLiftDevices"]),
    .library(name: "KeyboardLiftExamples", targets: ["KeyboardLiftExamples"]),
    .library(name: "KeyboardLiftRecording", targets: ["KeyboardLiftRecording"]),
    .library(name: "KeyboardLiftReport", targets: ["KeyboardLiftReport"]),
    .library(name: "KeyboardLiftTesting", targets: ["KeyboardLiftTesting"]),
    .library(name: "KeyboardLiftTrace", targets: ["KeyboardLiftTrace"]),
    .library(name: "UIKitStandInTesting", targets: ["UIKitStandInTesting"]),
  ],
  targets: [
    // The engine, the constraint solver and what they know: no UIKit.
    .target(name: "AutoLayout"),
    .target(name: "KeyboardLiftCore"),
    .target(name: "FocusOrder", dependencies: ["KeyboardLiftCore"]),
    .target(name: "KeyboardLiftDevices"),
    .target(name: "KeyboardLiftTrace", dependencies: ["KeyboardLiftCore"]),

    // The library for apps, and what stands in for UIKit where there is none.
    .target(
      name: "KeyboardLift",
      dependencies: [
        "FocusOrder", "KeyboardLiftCore", .target(name: "UIKitStandIn", condition: .when(platforms: withoutUIKit)),
      ],
      resources: [.copy("PrivacyInfo.xcprivacy")]),
    .target(
      name: "KeyboardLiftRecording", dependencies: ["KeyboardLift", "KeyboardLiftCore", "KeyboardLiftTrace"]),
    .target(name: "KeyboardLiftTesting", dependencies: ["KeyboardLift", "KeyboardLiftCore", "KeyboardLiftDevices"]),
    .target(name: "UIKitStandIn"),
    .target(name: "UIKitStandInTesting", dependencies: ["KeyboardLiftDevices", "UIKitStandIn"]),

    // The command.
    .target(name: "KeyboardLiftReport", dependencies: ["KeyboardLiftCore", "KeyboardLiftDevices"]),
    .target(
      name: "KeyboardLiftCommand", dependencies: ["KeyboardLiftDevices", "KeyboardLiftReport", "KeyboardLiftTrace"]),
    .executableTarget(name: "KeyboardLiftTool", dependencies: ["KeyboardLiftCommand"]),

    // Screens of apps, and the generator of the device tables.
    .target(
      name: "KeyboardLiftExamples", dependencies: ["KeyboardLift"], path: "Examples",
      exclude: ["KeyboardLiftExamples.swiftpm", "README.md"]),
    .target(name: "DeviceTables", path: "Scripts/DeviceTables"),
    .executableTarget(
      name: "GenerateDeviceTables", dependencies: ["DeviceTables"], path: "Scripts/GenerateDeviceTables"),

    // Tests.
    .target(
      name: "KeyboardLiftTestSupport", dependencies: ["KeyboardLiftCore"], path: "Tests/KeyboardLiftTestSupport",
      resources: [.copy("Fixtures")]),
    .testTarget(name: "AutoLayoutTests", dependencies: ["AutoLayout"]),
    .testTarget(name: "KeyboardLiftCoreTests", dependencies: ["KeyboardLiftCore", "KeyboardLiftTestSupport"]),
    .testTarget(
      name: "FocusOrderTests", dependencies: ["FocusOrder", "KeyboardLiftCore", "KeyboardLiftTestSupport"]),
    .testTarget(
      name: "KeyboardLiftDevicesTests", dependencies: ["DeviceTables", "KeyboardLiftDevices"],
      resources: [.copy("Fixtures")]),
    .testTarget(
      name: "KeyboardLiftTraceTests",
      dependencies: ["KeyboardLiftCore", "KeyboardLiftTestSupport", "KeyboardLiftTrace"],
      resources: [.copy("Fixtures")]),
    .testTarget(
      name: "KeyboardLiftTests",
      dependencies: [
        "AutoLayout", "FocusOrder", "KeyboardLift", "KeyboardLiftCore", "KeyboardLiftExamples",
        "KeyboardLiftRecording", "KeyboardLiftTestSupport", "KeyboardLiftTesting", "KeyboardLiftTrace",
        "UIKitStandInTesting",
      ]),
    .testTarget(
      name: "KeyboardLiftTestingTests",
      dependencies: [
        "KeyboardLiftCore", "KeyboardLiftDevices", "KeyboardLiftTestSupport", "KeyboardLiftTesting",
        "UIKitStandInTesting",
      ]),
    .testTarget(
      name: "UIKitStandInTests", dependencies: ["UIKitStandIn", "UIKitStandInTesting"],
      resources: [.copy("Fixtures")]),
    .testTarget(
      name: "DocsTests", dependencies: ["KeyboardLift", "KeyboardLiftTestSupport"], resources: [.copy("Fixtures")]),
    .testTarget(
      name: "ExampleTests",
      dependencies: [
        "KeyboardLift", "KeyboardLiftDevices", "KeyboardLiftExamples", "KeyboardLiftTestSupport",
        "KeyboardLiftTesting", "UIKitStandInTesting",
      ]),
    .testTarget(
      name: "KeyboardLiftReportTests",
      dependencies: [
        "KeyboardLiftCore", "KeyboardLiftDevices", "KeyboardLiftReport", "KeyboardLiftTestSupport",
      ],
      resources: [.copy("Fixtures")]),
    .testTarget(
      name: "KeyboardLiftCommandTests",
      dependencies: [
        "KeyboardLiftCommand", "KeyboardLiftDevices", "KeyboardLiftTestSupport", "KeyboardLiftTool",
      ],
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
