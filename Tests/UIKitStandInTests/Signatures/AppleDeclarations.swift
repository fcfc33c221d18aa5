#if !canImport(UIKit)
import Foundation

/// UIKit's own declarations, from `Fixtures/uikit-api.json`; its sources stand in the file.
struct AppleDeclarations {
  private struct File: Decodable {
    struct Member: Decodable {
      var swift: String
      var main_actor: Bool?
    }
    struct Class: Decodable {
      var name: String
      var kind: String
      var inherits: [String]
      var main_actor: Bool?
      var members: [Member]
    }
    struct Enum: Decodable {
      struct Case: Decodable {
        var swift: String?
        var raw: Int
      }
      var swift: String
      var kind: String
      var cases: [Case]
    }
    var classes: [Class]
    var enums: [Enum]
  }

  struct TypeFacts {
    var kind: String
    var isMainActor: Bool?
    var superclass: String?
    var members: [Declaration]
  }

  var types: [String: TypeFacts] = [:]
  /// The names and raw values of an enum's cases or an option set's members.
  var cases: [String: [String: Int]] = [:]
  var optionSets: Set<String> = []
  /// Every type that any declaration speaks of.
  var namedTypes: Set<String> = []

  // Where the file and Swift call a type otherwise, or the file lists a nested type's members with the outer one's.
  private static let names = ["UIWindowSceneGeometry": "UIWindowScene.Geometry"]
  private static let nestedIn = ["UIWindow.Level": "UIWindow", "UIAccessibility.Notification": "UIAccessibility"]

  init(_ data: Data) throws {
    let file = try JSONDecoder().decode(File.self, from: data)
    for item in file.classes {
      let name = Self.names[item.name] ?? item.name
      types[name] = TypeFacts(
        kind: item.kind, isMainActor: item.main_actor, superclass: item.inherits.first,
        members: item.members.map { Declaration($0.swift, isMainActor: $0.main_actor ?? false) })
      for text in item.inherits + item.members.map(\.swift) { namedTypes.formUnion(Self.names(in: text)) }
    }
    for item in file.enums {
      let pairs = item.cases.compactMap { entry in entry.swift.map { ($0, entry.raw) } }
      cases[item.swift] = Dictionary(pairs) { first, _ in first }
      if item.kind.hasPrefix("OptionSet") { optionSets.insert(item.swift) }
    }
    namedTypes.formUnion(types.keys)
    namedTypes.formUnion(cases.keys)
  }

  // What every Objective-C object has.
  private static let ofNSObject = ["init()", "func isEqual(_ object: Any?) -> Bool", "var hash: Int { get }"]

  /// The members of a type, an outer type's where the file keeps them there.
  func members(of type: String) -> [Declaration] {
    if type == "NSObject" {
      return Self.ofNSObject.flatMap { [Declaration($0), Declaration($0, isMainActor: true)] }
    }
    return types[Self.nestedIn[type] ?? type]?.members ?? []
  }

  private static func names(in text: String) -> [String] {
    text.split { !($0.isLetter || $0.isNumber || $0 == "." || $0 == "_") }.map(String.init)
      .filter { $0.first?.isUppercase == true }
  }
}
#endif
