#if !canImport(UIKit)
import KeyboardLiftDevices
import KeyboardLiftTestSupport
import KeyboardLiftTesting
import Testing

/// A device, how it is held, and its system.
struct Situation: CustomTestStringConvertible {
  var device: Device
  var orientation = ScreenOrientation.portrait
  /// The newest that the device runs, if none is given.
  var os: OSVersion?

  var testDescription: String { "\(device.id) \(orientation) \(os.map { "iOS \($0)" } ?? "")" }

  /// A small phone, a large one and an iPad, before and after iOS 26, and the smallest phone of all; each held both ways.
  static let all = upright.flatMap { situation in
    [ScreenOrientation.portrait, .landscape].map {
      Situation(device: situation.device, orientation: $0, os: situation.os)
    }
  }

  /// Each device and system, every other one upright; and the other half.
  static let some = half(0)
  static let others = half(1)

  /// All of them where whole grids are asked for.
  private static func half(_ remainder: Int) -> [Situation] {
    Grid.isWhole ? all : all.enumerated().filter { ($0.offset / 2 + $0.offset) % 2 == remainder }.map(\.element)
  }

  /// The same, held upright.
  static let upright =
    [Situation(device: .iPhoneSE1)]
    + [Device.iPhoneSE3, .iPhone15ProMax, .iPad10].flatMap { device in
      [OSVersion(17), OSVersion(26)].map { Situation(device: device, os: $0) }
    }
}
#endif
