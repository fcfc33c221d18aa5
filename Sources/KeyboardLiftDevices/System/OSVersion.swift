/// A version of iOS or iPadOS.
public struct OSVersion: Equatable, Hashable, Sendable {
  /// The major version, 17 of 17.5.1.
  public var major: Int
  /// The minor version, 5 of 17.5.1.
  public var minor: Int
  /// The patch, 1 of 17.5.1.
  public var patch: Int

  /// Makes a version; minor version and patch are zero by default.
  public init(_ major: Int, _ minor: Int = 0, _ patch: Int = 0) {
    self.major = major
    self.minor = minor
    self.patch = patch
  }
}

extension OSVersion: Comparable {
  /// Whether the left version came before the right one.
  public static func < (left: OSVersion, right: OSVersion) -> Bool {
    (left.major, left.minor, left.patch) < (right.major, right.minor, right.patch)
  }
}

extension OSVersion: LosslessStringConvertible {
  /// Reads "17", "17.0" or "17.5.1"; nil for anything else.
  public init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard (1...3).contains(parts.count) else { return nil }
    var numbers = [0, 0, 0]
    for (index, part) in parts.enumerated() {
      guard part.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Int(part) else { return nil }
      numbers[index] = number
    }
    self.init(numbers[0], numbers[1], numbers[2])
  }

  /// The version as people write it: "17", "17.5", "17.5.1".
  public var description: String {
    if patch != 0 { return "\(major).\(minor).\(patch)" }
    return minor == 0 ? "\(major)" : "\(major).\(minor)"
  }
}
