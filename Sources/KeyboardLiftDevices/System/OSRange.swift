/// The versions of the system for which a fact holds.
///
/// Tables say "11-18" and mean all of 18, "11.0-11.1" and mean all of 11.1: the end is kept as the first version that no
/// longer belongs to it, so that comparing needs no second notion of a version.
public struct OSRange: Equatable, Sendable {
  /// The first version that belongs to the range; nil where none is known.
  public var start: OSVersion?
  /// The first later version that no longer belongs to the range; nil where it has no known end.
  public var end: OSVersion?

  /// From a version (nil: from the beginning) on, without a known end.
  public init(from start: OSVersion?) {
    self.start = start
    self.end = nil
  }

  /// From a version (nil: from the beginning) through all of a major version: `throughMajor: 18` includes 18.7.
  public init(from start: OSVersion?, throughMajor major: Int) {
    self.start = start
    self.end = OSVersion(major + 1)
  }

  /// From a version (nil: from the beginning) through all of a minor version: `through: OSVersion(11, 1)` includes 11.1.2.
  public init(from start: OSVersion?, through last: OSVersion) {
    self.start = start
    self.end = OSVersion(last.major, last.minor + 1)
  }

  /// Whether the version belongs to the range.
  public func contains(_ version: OSVersion) -> Bool {
    if let start, version < start { return false }
    if let end, end <= version { return false }
    return true
  }
}

extension OSRange {
  /// How far a version is from the range: 0 inside, else larger the more releases lie between.
  ///
  /// Apple counted 18, 26, 27; so the gap between 18 and 26 is that of one year.
  package func distance(to version: OSVersion) -> Int {
    if let start, version < start { return start.ordinal - version.ordinal }
    if let end, end <= version { return version.ordinal - end.ordinal + 1 }
    return 0
  }
}

extension OSVersion {
  /// The place of a release in the order of releases; a major version counts a hundred.
  fileprivate var ordinal: Int {
    let yearsSkipped = 7
    let year = major >= 26 ? major - yearsSkipped : major
    return year * 100 + min(minor, 99)
  }
}

extension OSRange: CustomStringConvertible {
  /// The range as the tables write it: "11-18", "26.2", "26+"; empty where nothing is known.
  public var description: String {
    guard let end else { return start.map { "\($0)+" } ?? "" }
    let last = end.minor == 0 ? OSVersion(end.major - 1) : OSVersion(end.major, end.minor - 1)
    guard let start else { return "-\(last)" }
    return start == last ? "\(last)" : "\(start)-\(last)"
  }
}
