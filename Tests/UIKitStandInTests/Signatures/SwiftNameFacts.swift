#if !canImport(UIKit)
import Foundation

/// What Swift calls UIKit's Objective-C declarations and when they came, from `Fixtures/uikit-api.json`.
struct SwiftNameFacts {
  struct Member {
    var name: String
    var introduced: String?
  }

  private struct File: Decodable {
    struct Member: Decodable {
      var selector: String?
      var objc_symbol: String?
      var swift: String
      var ios_introduced: String?
    }
    struct Class: Decodable {
      var name: String
      var members: [Member]
    }
    struct Enum: Decodable {
      struct Case: Decodable {
        var objc: String?
        var raw: Int
      }
      var objc: String?
      var cases: [Case]
    }
    var classes: [Class]
    var enums: [Enum]
  }

  /// By the type's name and the selector. Swift has several methods for one with default arguments.
  var members: [String: [String: [Member]]] = [:]
  /// The names of constants and C functions.
  var symbols: Set<String> = []
  /// By the enumeration's name in Objective-C.
  var cases: [String: [(String, Int)]] = [:]

  init(_ data: Data) throws {
    let file = try JSONDecoder().decode(File.self, from: data)
    for item in file.classes {
      for member in item.members {
        if let symbol = member.objc_symbol { symbols.insert(symbol) }
        guard let selector = member.selector else { continue }
        symbols.insert(selector)
        guard let name = Self.name(member.swift) else { continue }
        members[item.name, default: [:]][selector, default: []].append(
          Member(name: name, introduced: member.ios_introduced))
      }
    }
    for item in file.enums {
      guard let name = item.objc else { continue }
      cases[name] = item.cases.compactMap { entry in entry.objc.map { ($0, entry.raw) } }
    }
  }

  // `func convert(_ rect: CGRect, to view: UIView?) -> CGRect` is `convert(_:to:)`, `var next: UIResponder? { get }` is `next`.
  private static func name(_ declaration: String) -> String? {
    if let found = declaration.firstMatch(#"(?:var|let) (\w+)"#), !declaration.contains("func ") { return found[1] }
    guard let found = declaration.firstMatch(#"(?:func (\w+)|(init)[?!]?)(?:<[^>]*>)?\((.*)"#) else { return nil }
    let labels = ObjectiveCType.split(arguments(found[3])).map { argument in
      (argument.firstMatch(#"^(?:@\w+ )*(\w+)"#)?[1] ?? "_") + ":"
    }
    return found[1] + found[2] + "(" + labels.joined() + ")"
  }

  // The arguments, without the parenthesis that closes them and what follows it.
  private static func arguments(_ text: String) -> Substring {
    var depth = 0
    for index in text.indices {
      if text[index] == "(" { depth += 1 }
      if text[index] == ")" {
        if depth == 0 { return text[..<index] }
        depth -= 1
      }
    }
    return text[...]
  }
}
#endif
