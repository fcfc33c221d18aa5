import Foundation

/// What a file holds, recognized by its beginning, so that a message can name what was mixed up.
enum FileKind {
  /// A recorded trace.
  case trace
  /// What `replay --format json` prints.
  case replay
  /// What `replay --format text` prints.
  case replayTable
  /// What `replay --against` prints as JSON.
  case comparison
  case unknown

  /// Recognizes a file.
  /// - Parameter beginning: the first bytes of the file, at least its first line; for a table, its first five.
  init(beginning: Data) {
    let lines = beginning.prefix(Self.longestBeginning).split(separator: UInt8(ascii: "\n"), maxSplits: 5)
    guard let first = lines.first else {
      self = .unknown
      return
    }
    if let value = try? JSONDecoder().decode(JSONValue.self, from: first) {
      self = Self.kind(of: value)
    } else {
      self = lines.contains(where: Self.isTableHeading) ? .replayTable : .unknown
    }
  }

  /// What the message says; nil for what may be a trace.
  func mistakeForTrace(_ name: String) -> String? {
    switch self {
    case .trace, .unknown:
      nil
    case .replay:
      """
      \(name):1: this is the output of a replay, not a trace; name the trace that was replayed, and compare with this \
      file by --against
      """
    case .replayTable:
      "\(name):1: this is the table that a replay prints, not a trace; name the trace that was replayed"
    case .comparison:
      "\(name):1: this is the output of 'replay --against', not a trace; name the trace that was replayed"
    }
  }

  private static let longestBeginning = 1 << 20

  private static func kind(of line: JSONValue) -> FileKind {
    if line["format"] == .string("keyboardlift-trace") { return .trace }
    if let summary = line["summary"] { return summary["differences"] == nil ? .replay : .comparison }
    guard line["n"] != nil, line["event"] != nil else { return .unknown }
    return line["field"] == nil ? .replay : .comparison
  }

  /// Whether a line is the heading of the table, colored or not.
  private static func isTableHeading(_ line: Data) -> Bool {
    let words = String(decoding: line, as: UTF8.self).split(whereSeparator: { !$0.isLetter })
    return words.suffix(7) == ["n", "t", "event", "keyboard", "focus", "covered", "reason"]
      || words.dropLast().suffix(7) == ["n", "t", "event", "keyboard", "focus", "covered", "reason"]
  }
}
