import Foundation

/// The Swift in the project's documents, and the compiled regions that it must equal.
enum DocumentedCode {
  static let root = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }

  /// The text of a file, by its path from the package's root.
  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  /// The paths of the files below a folder whose names end so, from the package's root.
  static func paths(below folder: String, ending suffix: String) throws -> [String] {
    let names = try FileManager.default.subpathsOfDirectory(atPath: root.appendingPathComponent(folder).path)
    return names.filter { $0.hasSuffix(suffix) }.sorted().map { "\(folder)/\($0)" }
  }

  /// The Swift blocks of everything that is read: README, `Docs`, the catalogues' articles, and the documentation comments.
  static func allBlocks() throws -> [(path: String, code: String)] {
    let documents = try ["README.md"] + paths(below: "Docs", ending: ".md") + paths(below: "Sources", ending: ".md")
    let sources = try paths(below: "Sources", ending: ".swift")
    return try documents.flatMap { path in try blocks(ofMarkdown: text(path)).map { (path, $0) } }
      + sources.flatMap { path in try blocks(ofMarkdown: comments(ofSource: text(path))).map { (path, $0) } }
  }

  /// The documentation comments of a source file, as Markdown.
  static func comments(ofSource text: String) -> String {
    text.components(separatedBy: "\n").compactMap { line in
      let trimmed = line.trimmingCharacters(in: .whitespaces)
      guard trimmed.hasPrefix("///") else { return nil }
      return String(trimmed.hasPrefix("/// ") ? trimmed.dropFirst(4) : trimmed.dropFirst(3))
    }.joined(separator: "\n")
  }

  /// The regions of all files of snippets, by name.
  static func allRegions() throws -> [String: String] {
    let folder = "Tests/KeyboardLiftTests/Documentation"
    let sources = try paths(below: folder, ending: ".swift").filter { $0.hasPrefix(folder + "/Snippets") }
    return regions(ofSource: try sources.map(text).joined(separator: "\n"))
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
