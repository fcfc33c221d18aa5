import KeyboardLiftTrace

/// The text of a comparison, for people or as JSON.
struct ComparisonText {
  /// Whether the text is for people; otherwise one JSON object per line.
  var isText: Bool
  /// The name of the file with the expected lines.
  var file: String

  /// The lines of a finding.
  func lines(_ finding: ReplayComparison.Finding) -> String {
    isText ? text(finding).map { $0.printable + "\n" }.joined() : json(finding)
  }

  /// The line below the findings.
  /// - Parameter isComplete: whether every trace could be read to its end; if not, equal lines are no success.
  func summary(of comparison: ReplayComparison, isComplete: Bool) -> String {
    let (events, differing) = (comparison.eventCount, comparison.differingCount)
    guard isText else {
      let end = isComplete ? "" : #","complete":false"#
      return #"{"summary":{"events":\#(events),"differences":\#(comparison.differenceCount)\#(end)}}"# + "\n"
    }
    if comparison.isOfAnotherTrace {
      return "from there on, the events are others: does \(file.printable) belong to this trace?\n"
    }
    let count = events == 1 ? "1 event" : "\(events) events"
    let lines = differing == 1 ? "1 line differs" : "\(differing) lines differ"
    if !isComplete {
      return "\(count) compared, \(lines); not every trace could be read, so this is no success\n"
    }
    return differing == 0 ? "\(count), all as expected\n" : "\(count) compared, \(lines)\n"
  }

  private func text(_ finding: ReplayComparison.Finding) -> [String] {
    let place = "trace \(finding.trace), \(name(of: finding.actual ?? finding.expected))"
    guard let expected = finding.expected else {
      return ["\(place): not expected, \(file) ends before it"]
    }
    let origin = "\(file):\(finding.line)"
    guard finding.actual != nil else { return ["\(place): expected (\(origin)), but the replay ends before it"] }
    if expected["event"] != finding.actual?["event"] || expected["n"] != finding.actual?["n"] {
      return ["\(place): expected \(name(of: expected)) (\(origin))"]
    }
    let differences = finding.differences.map {
      "  \($0.path.excerpt(Self.longest)): expected \(word($0.expected)), now \(word($0.actual))"
    }
    return ["\(place) (\(origin)):"] + differences
  }

  private func name(of line: JSONValue?) -> String {
    guard let line, let number = line["n"] else { return "summary" }
    guard case .string(let event) = line["event"] else { return "event \(number)" }
    guard case .number(let time) = line["t"] else { return "event \(number) \(event.excerpt())" }
    return "event \(number) \(event.excerpt()) at \(JSONValue.number((time * 1000).rounded() / 1000)) s"
  }

  private func word(_ value: JSONValue?) -> String { value?.description.excerpt(Self.longest) ?? "nothing" }

  /// The most bytes of a value in text for people.
  private static let longest = 200

  private func json(_ finding: ReplayComparison.Finding) -> String {
    let line = finding.actual ?? finding.expected
    let differences =
      finding.differences.isEmpty
      ? [JSONDifference(path: "", expected: finding.expected, actual: finding.actual)] : finding.differences
    return differences.map { difference in
      let place =
        #""trace":\#(finding.trace),"n":\#(word(line?["n"], else: "null")),"event":\#(word(line?["event"], else: "null"))"#
      return "{\(place),\"field\":\(JSONValue.string(difference.path)),"
        + "\"expected\":\(word(difference.expected, else: "null")),\"actual\":\(word(difference.actual, else: "null"))}\n"
    }.joined()
  }

  private func word(_ value: JSONValue?, else none: String) -> String { value?.description ?? none }
}
