// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "KeyboardLift",
  platforms: [.iOS(.v15), .macOS(.v13)],
  products: [
    .library(name: "KeyboardLiftCore", targets: ["KeyboardLiftCore"])
  ],
  targets: [
    .target(name: "KeyboardLiftCore"),
    .target(name: "KeyboardLiftTestSupport", dependencies: ["KeyboardLiftCore"], path: "Tests/KeyboardLiftTestSupport"),
    .testTarget(
      name: "KeyboardLiftCoreTests", dependencies: ["KeyboardLiftCore", "KeyboardLiftTestSupport"],
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
