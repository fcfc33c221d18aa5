import Foundation

/// What tests want of a document in Markdown.
struct Markdown {
  let lines: [String]

  init(_ text: String) {
    var isCode = false
    lines = text.components(separatedBy: "\n").filter { line in
      if line.hasPrefix("```") {
        isCode.toggle()
        return false
      }
      return !isCode
    }
  }

  /// The rows of its tables without heading and rule, each cell trimmed.
  var rows: [[String]] {
    lines.enumerated().compactMap { index, line in
      guard line.hasPrefix("|"), !line.hasPrefix("|---") else { return nil }
      if index + 1 < lines.count, lines[index + 1].hasPrefix("|---") { return nil }
      return Self.cells(of: line)
    }
  }

  /// The targets of its links and pictures, `[words](target)`, in their order.
  var links: [String] { lines.flatMap { Self.matches(#"\]\(([^)\s]+)[^)]*\)"#, in: $0) } }

  /// What stands between single backquotes, in its order.
  static func codes(in text: String) -> [String] { matches("(?<!`)`([^`]+)`(?!`)", in: text) }

  /// The first group of every match.
  static func matches(_ pattern: String, in text: String) -> [String] {
    guard let expression = try? NSRegularExpression(pattern: pattern) else { return [] }
    let whole = NSRange(text.startIndex..., in: text)
    return expression.matches(in: text, range: whole).compactMap { match in
      Range(match.range(at: 1), in: text).map { String(text[$0]) }
    }
  }

  private static func cells(of row: String) -> [String] {
    let inner = row.dropFirst().hasSuffix("|") ? row.dropFirst().dropLast() : row.dropFirst()
    return inner.replacingOccurrences(of: "\\|", with: "\u{0}").components(separatedBy: "|").map {
      $0.replacingOccurrences(of: "\u{0}", with: "|").trimmingCharacters(in: .whitespaces)
    }
  }
}
