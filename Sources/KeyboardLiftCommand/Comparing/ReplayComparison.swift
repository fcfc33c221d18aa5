import Foundation

/// Compares the lines of a replay, as they come, with those that an earlier version wrote.
struct ReplayComparison {
  /// What is wrong with the file of expectations.
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  /// How two lines differ.
  struct Finding {
    /// The trace, counted from 1.
    var trace: Int
    /// The line that was expected, or nil for one too many.
    var expected: JSONValue?
    /// The line that there is, or nil for one too few.
    var actual: JSONValue?
    /// Where the expected line stands.
    var line: Int
    /// Where they differ.
    var differences: [JSONDifference]
  }

  private(set) var expectations: ExpectedLines
  private let decoder = JSONDecoder()
  private var trace = 1
  /// How many lines for events were compared.
  private(set) var eventCount = 0
  /// How many lines differ.
  private(set) var differingCount = 0
  /// In how many places they do; a line that is missing or too many counts as one.
  private(set) var differenceCount = 0
  /// Whether the two are of different traces, so that there is nothing more to compare.
  private(set) var isOfAnotherTrace = false

  init(against expectations: ExpectedLines) {
    self.expectations = expectations
  }

  /// Compares the replay's next line; nil where it is as expected.
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

  /// Takes the end of the replay: what is expected beyond it is missing.
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
    if let value = try? decoder.decode(JSONValue.self, from: line), value["n"] ?? value["summary"] != nil {
      return value
    }
    throw Failure(
      description: "\(place): no line of a replay; make the file by 'keyboard-lift replay --format json TRACE > FILE'")
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
