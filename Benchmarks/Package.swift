// swift-tools-version: 6.2
import PackageDescription

// A package of its own, so that who uses the library never builds the measurements.
let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "KeyboardLift", path: "..")],
  targets: [
    .target(name: "AllocationCounter"),
    .executableTarget(
      name: "Benchmark",
      dependencies: [
        "AllocationCounter",
        .product(name: "KeyboardLift", package: "KeyboardLift"),
        .product(name: "KeyboardLiftCore", package: "KeyboardLift"),
        .product(name: "KeyboardLiftTrace", package: "KeyboardLift"),
        .product(name: "UIKitStandInTesting", package: "KeyboardLift"),
      ]),
    .executableTarget(
      name: "SolverBenchmark", dependencies: [.product(name: "AutoLayout", package: "KeyboardLift")]),
  ],
  swiftLanguageModes: [.v6]
)
