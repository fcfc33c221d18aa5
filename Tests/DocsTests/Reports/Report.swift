import Foundation

/// A fault that users of other libraries, or of UIKit itself, reported: a line of the fixture.
struct Report: Decodable {
  var id: String
  /// What it is about, in one word.
  var kind: String
  /// Where it was reported: an address, or `owner/repository#number` on GitHub.
  var source: String
  var symptom: String

  static func all() throws -> [Report] {
    let lines = String(decoding: try fixture("reports.jsonl"), as: UTF8.self).split(separator: "\n")
    return try lines.map { try JSONDecoder().decode(Report.self, from: Data($0.utf8)) }
  }

  /// Why there is no test, by the report's id.
  static func reasonsWithoutTest() throws -> [String: String] {
    try JSONDecoder().decode([String: String].self, from: fixture("reports-untested.json"))
  }
}
