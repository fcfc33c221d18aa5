import Foundation

/// Compares the lines of a replay, one by one, with those of an earlier replay.
struct ReplayComparison {
  /// Why the expected lines cannot be read.
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  /// How two lines differ.
  struct Finding {
    /// The trace, counted from 1.
    var trace: Int
    /// The expected line; nil where the replay has a line too many.
    var expected: JSONValue?
    /// The replay's line; nil where it has a line too few.
    var actual: JSONValue?
    /// The number of the expected line in its file, counted from 1.
    var line: Int
    /// The fields that differ.
    var differences: [JSONDifference]
  }

  private(set) var expectations: ExpectedLines
  private let decoder = JSONDecoder()
  private var trace = 1
  /// The number of event lines compared.
  private(set) var eventCount = 0
  /// The number of lines that differ.
  private(set) var differingCount = 0
  /// The number of fields that differ; a missing or additional line counts as one.
  private(set) var differenceCount = 0
  /// Whether the two are replays of different traces, so that nothing more is compared.
  private(set) var isOfAnotherTrace = false

  init(against expectations: ExpectedLines) {
    self.expectations = expectations
  }

  /// Compares the replay's next line; nil where it is equal.
  mutating func compare(_ line: Data) throws(Failure) -> Finding? {
    if isOfAnotherTrace { return nil }
    let expected = try nextExpected()
    if let expected, expected == line {
      // The summary is the only line that begins so.
      count(isSummary: line.starts(with: Data(#"{"summary""#.utf8)))
      return nil
    }
    let actual = try value(of: line, "the replay")
    let expectedValue = try expected.map { bytes throws(Failure) in try value(of: bytes, place) }
    defer { count(isSummary: actual["summary"] != nil) }
    guard let expectedValue else {
      isOfAnotherTrace = true
      return finding(nil, actual, [])
    }
    isOfAnotherTrace = !isSamePlace(expectedValue, actual)
    let differences = expectedValue.differences(to: actual)
    return differences.isEmpty ? nil : finding(expectedValue, actual, differences)
  }

  /// Ends the replay; the finding is the first expected line that it lacks, if there is one.
  mutating func finish() throws(Failure) -> Finding? {
    guard !isOfAnotherTrace, let line = try nextExpected() else { return nil }
    isOfAnotherTrace = true
    return finding(try value(of: line, place), nil, [])
  }

  private var place: String { "\(expectations.name):\(expectations.number)" }

  private mutating func nextExpected() throws(Failure) -> Data? {
    do {
      return try expectations.next()
    } catch {
      throw Failure(description: error.description)
    }
  }

  private func value(of line: Data, _ place: String) throws(Failure) -> JSONValue {
    let kind = FileKind(beginning: line)
    if case .replay = kind, let value = try? decoder.decode(JSONValue.self, from: line) { return value }
    let mistake =
      switch kind {
      case .trace: "a trace, not the output of a replay"
      case .comparison: "the output of 'replay --against', not of a replay"
      default: "no line of a replay"
      }
    throw Failure(
      description: "\(place): \(mistake); make the file by 'keyboard-lift replay --format json TRACE > FILE'")
  }

  private mutating func finding(
    _ expected: JSONValue?, _ actual: JSONValue?, _ differences: [JSONDifference]
  ) -> Finding {
    differingCount += 1
    differenceCount += max(1, differences.count)
    return Finding(
      trace: trace, expected: expected, actual: actual, line: expectations.number, differences: differences)
  }

  private mutating func count(isSummary: Bool) {
    if isSummary { trace += 1 } else { eventCount += 1 }
  }

  /// Whether two lines are of the same event, or both of a summary.
  private func isSamePlace(_ one: JSONValue, _ other: JSONValue) -> Bool {
    one["n"] == other["n"] && one["event"] == other["event"]
  }
}
