import Foundation
import Testing

/// A file of the package, by its path from the package's root.
struct ProjectFile: CustomTestStringConvertible, Sendable {
  let path: String

  init(_ path: String) {
    self.path = path
  }

  static let root = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }

  var url: URL { Self.root.appendingPathComponent(path) }
  var testDescription: String { path }
  var exists: Bool { FileManager.default.fileExists(atPath: url.path) }
  /// The folder that it lies in, from the package's root; empty at the root.
  var folder: String { (path as NSString).deletingLastPathComponent }

  func text() throws -> String { try String(contentsOf: url, encoding: .utf8) }

  /// The files below a folder whose names end so, in the order of their paths.
  static func all(below folder: String, ending suffix: String) throws -> [ProjectFile] {
    let names = try FileManager.default.subpathsOfDirectory(atPath: root.appendingPathComponent(folder).path)
    return names.filter { $0.hasSuffix(suffix) }.sorted().map { ProjectFile("\(folder)/\($0)") }
  }

  /// The documents in Markdown: those of the root, of `Docs`, and of the catalogues.
  static func documents() throws -> [ProjectFile] {
    let top = try FileManager.default.contentsOfDirectory(atPath: root.path).filter { $0.hasSuffix(".md") }.sorted()
    let folders = ["Docs", "Examples", "Sources"]
    return try top.map(ProjectFile.init) + folders.flatMap { try all(below: $0, ending: ".md") }
  }
}

/// A fixture of this target.
func fixture(_ name: String) throws -> Data {
  try Data(contentsOf: ProjectFile("Tests/DocsTests/Fixtures/\(name)").url)
}
