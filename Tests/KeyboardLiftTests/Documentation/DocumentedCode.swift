import Foundation

/// The Swift in the project's documents, and the compiled regions that it must equal.
enum DocumentedCode {
  static let root = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }

  /// The text of a file, by its path from the package's root.
  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  /// The Swift blocks of a document in Markdown, in their order.
  static func blocks(ofMarkdown text: String) -> [String] {
    regions(in: text, from: { $0 == "```swift" ? "" : nil }, to: "```").map(\.code)
  }

  /// The regions of a source file, by name.
  static func regions(ofSource text: String) -> [String: String] {
    let prefix = "// snippet: "
    let regions = regions(
      in: text, from: { $0.hasPrefix(prefix) ? String($0.dropFirst(prefix.count)) : nil }, to: "// end")
    return Dictionary(regions.map { ($0.name, $0.code) }) { first, second in first + second }
  }

  private static func regions(
    in text: String, from begin: (String) -> String?, to end: String
  ) -> [(name: String, code: String)] {
    var result: [(name: String, code: String)] = []
    var open: (name: String, lines: [String])?
    for line in text.components(separatedBy: "\n") {
      let trimmed = line.trimmingCharacters(in: .whitespaces)
      if let region = open, trimmed == end {
        result.append((region.name, withoutIndentation(region.lines)))
        open = nil
      } else if open != nil {
        open?.lines.append(line)
      } else if let name = begin(trimmed) {
        open = (name, [])
      }
    }
    return result
  }

  /// Lines without the spaces that all of them begin with.
  private static func withoutIndentation(_ lines: [String]) -> String {
    let indentations = lines.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }
    return lines.map { String($0.dropFirst(indentations.min() ?? 0)) }.joined(separator: "\n")
  }
}
