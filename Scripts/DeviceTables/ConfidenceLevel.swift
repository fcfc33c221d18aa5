/// How a confidence in the facts' words is graded.
enum ConfidenceLevel {
  /// Weakest first; the words with which the facts begin a part of a confidence.
  private static let levels: [(level: String, words: [String])] = [
    ("unknown", ["unknown"]),
    ("provisional", ["provisional"]),
    ("inferred", ["inferred"]),
    ("rule", ["rule", "described"]),
    ("wellKnown", ["well known"]),
    ("computed", ["computed"]),
    ("constant", ["constant"]),
    ("documented", ["documented", "spec"]),
    ("measured", ["measured"]),
  ]

  /// The weakest of the levels that the text names before its bracket; nil if a part names none.
  static func level(of text: String) -> String? {
    let words = text.prefix { $0 != "(" }
    // What stands behind a plus backs the fact and does not weaken it.
    let parts = words.split(separator: "/").map { $0.prefix { $0 != "+" } }
    let ranks = parts.map { part in levels.firstIndex { $0.words.contains { part.hasPrefix($0) } } }
    guard !ranks.contains(nil), let weakest = ranks.compactMap({ $0 }).min() else { return nil }
    return levels[weakest].level
  }

  /// A `Confidence` for the text.
  static func value(_ text: String, _ file: String, _ place: String) throws -> SwiftValue {
    guard let level = level(of: text) else {
      throw FactError(
        file, place, "the confidence \"\(text)\" begins with no known word; add it to ConfidenceLevel.swift")
    }
    return .call(SwiftCall("Confidence", [(nil, .code(".\(level)")), (nil, .text(text))]))
  }
}
