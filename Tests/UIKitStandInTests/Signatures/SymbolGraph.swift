#if !canImport(UIKit)
import Foundation

/// The stand-in's public symbols, as the toolchain reads them from the built module.
struct SymbolGraph {
  struct Symbol {
    var path: String
    var kind: String
    var declaration: String
    var isOpen: Bool
    var isOverride: Bool { declaration.contains("override ") }
    var parent: String { path.split(separator: ".").dropLast().joined(separator: ".") }
    var name: String { path.split(separator: ".").last.map(String.init) ?? path }
  }

  var symbols: [Symbol]
  /// Each class's superclass and each type's protocols, by name.
  var ancestors: [String: [String]]

  private struct File: Decodable {
    struct Node: Decodable {
      struct Kind: Decodable { var identifier: String }
      struct Identifier: Decodable { var precise: String }
      struct Fragment: Decodable { var spelling: String }
      var kind: Kind
      var identifier: Identifier
      var pathComponents: [String]
      var declarationFragments: [Fragment]
      var accessLevel: String
    }
    struct Relationship: Decodable {
      var kind: String
      var source: String
      var target: String
      var targetFallback: String?
    }
    var symbols: [Node]
    var relationships: [Relationship]
  }

  init(files: [Data]) throws {
    (symbols, ancestors) = ([], [:])
    for data in files {
      let file = try JSONDecoder().decode(File.self, from: data)
      var names: [String: String] = [:]
      for node in file.symbols {
        // A method's path ends with its full name: argument labels hold no dots.
        let path = node.pathComponents.joined(separator: ".")
        names[node.identifier.precise] = path
        symbols.append(
          Symbol(
            path: path, kind: node.kind.identifier, declaration: node.declarationFragments.map(\.spelling).joined(),
            isOpen: node.accessLevel == "open"))
      }
      for relationship in file.relationships where ["inheritsFrom", "conformsTo"].contains(relationship.kind) {
        guard let source = names[relationship.source] else { continue }
        let target = names[relationship.target] ?? relationship.targetFallback ?? ""
        ancestors[source, default: []].append(target.split(separator: ".").last.map(String.init) ?? target)
      }
    }
  }

  /// All superclasses and protocols of a type, nearest first.
  func lineage(of type: String) -> [String] {
    (ancestors[type] ?? []).flatMap { [$0] + lineage(of: $0) }
  }
}

/// Why there is no symbol graph to test.
enum SymbolGraphError: Error, CustomStringConvertible {
  case failed(tool: String, output: String)

  var description: String {
    switch self {
    case .failed(let tool, let output):
      "\(tool) failed; build the package and run it again by hand to see why.\n\(output)"
    }
  }
}

extension SymbolGraph {
  static let toolName = "swift-symbolgraph-extract"

  /// Where the tool is; nil if the toolchain has none.
  static var tool: URL? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map(String.init)
    let places = folders.map { URL(fileURLWithPath: $0).appendingPathComponent(toolName) }
    let found = places.first { FileManager.default.isExecutableFile(atPath: $0.path) }
    #if os(macOS)
    return found ?? (try? run("/usr/bin/xcrun", ["--find", toolName])).map { URL(fileURLWithPath: $0) }
    #else
    return found
    #endif
  }

  /// Reads the module that was built beside the test bundle.
  static func ofStandIn(tool: URL) throws -> SymbolGraph {
    let products = Bundle.module.bundleURL.deletingLastPathComponent()
    let output = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: output) }
    var arguments = [
      "-module-name", "UIKitStandIn", "-I", products.appendingPathComponent("Modules").path, "-target", try target(),
      "-minimum-access-level", "public", "-skip-synthesized-members", "-output-dir", output.path,
    ]
    #if os(macOS)
    arguments += ["-sdk", try run("/usr/bin/xcrun", ["--show-sdk-path"])]
    #endif
    _ = try run(tool.path, arguments)
    let files = try FileManager.default.contentsOfDirectory(at: output, includingPropertiesForKeys: nil)
    return try SymbolGraph(files: files.map { try Data(contentsOf: $0) })
  }

  private struct TargetInfo: Decodable {
    struct Target: Decodable { var triple: String }
    var target: Target
  }

  private static func target() throws -> String {
    let info = try run("/usr/bin/env", ["swiftc", "-print-target-info"])
    return try JSONDecoder().decode(TargetInfo.self, from: Data(info.utf8)).target.triple
  }

  private static func run(_ path: String, _ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let text = String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    guard process.terminationStatus == 0 else { throw SymbolGraphError.failed(tool: path, output: text) }
    return text
  }
}
#endif
