#if !canImport(UIKit)
import Foundation
import Testing

/// The library runs from iOS 15 on, and no compiler tells here what is newer.
struct AvailabilityTests {
  private struct Facts: Decodable {
    struct Member: Decodable {
      var swift: String
      var ios_introduced: String?
    }
    struct Class: Decodable {
      var name: String
      var members: [Member]
    }
    var classes: [Class]
  }

  private static let root = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
    url.deletingLastPathComponent()
  }

  @Test("The library names no member of UIKit's that iOS 15 lacks")
  func membersAreOfTheOldestSystem() throws {
    let newer = try newerMembers()
    #expect(newer.isSuperset(of: ["usesBottomSafeArea", "updateProperties", "effectiveGeometry"]))
    let sources = try sources(below: ["Sources/KeyboardLift", "Sources/KeyboardLiftTesting", "Examples"])
    #expect(sources.count > 100)
    for (path, text) in sources {
      let words = Set(text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init))
      #expect(words.isDisjoint(with: newer), "\(path): \(words.intersection(newer).sorted())")
    }
  }

  /// The names of what came after iOS 15, without those that something older bears too.
  private func newerMembers() throws -> Set<String> {
    let fixture = Bundle.module.bundleURL.appendingPathComponent("Fixtures/uikit-api.json")
    let facts = try JSONDecoder().decode(Facts.self, from: Data(contentsOf: fixture))
    // The fields of iOS 26's messages are named as other things are.
    let members = facts.classes.filter { !$0.name.hasSuffix("Message") }.flatMap(\.members)
    let isNewer = { (member: Facts.Member) in (member.ios_introduced.flatMap(Double.init) ?? 0) >= 16 }
    return Set(members.filter(isNewer).compactMap { name(in: $0.swift) })
      .subtracting(members.filter { !isNewer($0) }.compactMap { name(in: $0.swift) })
  }

  private func name(in declaration: String) -> String? {
    let words = declaration.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
    guard let keyword = words.firstIndex(where: { ["var", "let", "func"].contains($0) }) else { return nil }
    return words.dropFirst(keyword + 1).first
  }

  /// Swift files with their text, without what is quoted in comments.
  private func sources(below folders: [String]) throws -> [(path: String, text: String)] {
    try folders.flatMap { folder in
      let url = Self.root.appendingPathComponent(folder)
      let paths = try FileManager.default.subpathsOfDirectory(atPath: url.path).filter { $0.hasSuffix(".swift") }
      return try paths.map { path in
        let lines = try String(contentsOf: url.appendingPathComponent(path), encoding: .utf8).split(separator: "\n")
        let code = lines.filter { !$0.drop { $0 == " " }.hasPrefix("//") }
        return ("\(folder)/\(path)", code.joined(separator: "\n"))
      }
    }
  }
}
#endif
