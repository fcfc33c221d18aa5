import KeyboardLiftTrace

/// Writes down how a replay differs from what is expected.
struct ComparisonText {
  /// Whether for people; else one JSON object a line.
  var isText: Bool
  /// The name of the file of expectations.
  var file: String

  /// A finding, whole lines.
  func lines(_ finding: ReplayComparison.Finding) -> String {
    isText ? text(finding) : json(finding)
  }

  /// What the comparison came to, a line.
  func summary(of comparison: ReplayComparison) -> String {
    let (events, differing) = (comparison.eventCount, comparison.differingCount)
    guard isText else {
      return #"{"summary":{"events":\#(events),"differences":\#(comparison.differenceCount)}}"# + "\n"
    }
    if comparison.isOfAnotherTrace {
      return "the two are not of the same events from there on: is \(file.printable) of this trace?\n"
    }
    let count = events == 1 ? "1 event" : "\(events) events"
    return differing == 0
      ? "\(count), all as expected\n" : "\(count), \(differing) of the lines otherwise than expected\n"
  }

  private func text(_ finding: ReplayComparison.Finding) -> String {
    let place = "trace \(finding.trace), \(name(of: finding.actual ?? finding.expected))"
    guard let expected = finding.expected else {
      return "\(place): not expected, \(file.printable) ends before it\n"
    }
    let origin = "\(file.printable):\(finding.line)"
    guard finding.actual != nil else { return "\(place): expected (\(origin)), but the replay ends before it\n" }
    if expected["event"] != finding.actual?["event"] || expected["n"] != finding.actual?["n"] {
      return "\(place): expected \(name(of: expected)) (\(origin))\n"
    }
    let differences = finding.differences.map {
      "  \($0.path): expected \(word($0.expected)), now \(word($0.actual))\n"
    }
    return "\(place) (\(origin)):\n" + differences.joined().printableLines
  }

  private func name(of line: JSONValue?) -> String {
    guard let line, let number = line["n"] else { return "summary" }
    guard case .string(let event) = line["event"] else { return "event \(number)" }
    guard case .number(let time) = line["t"] else { return "event \(number) \(event.printable)" }
    return "event \(number) \(event.printable) at \(JSONValue.number((time * 1000).rounded() / 1000)) s"
  }

  private func word(_ value: JSONValue?) -> String { value?.description ?? "nothing" }

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

extension String {
  /// The lines without what a terminal would obey.
  fileprivate var printableLines: String {
    split(separator: "\n", omittingEmptySubsequences: false).map { String($0).printable }.joined(separator: "\n")
  }
}
