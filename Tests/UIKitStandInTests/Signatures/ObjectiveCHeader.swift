#if !canImport(UIKit)
import Foundation

/// The declarations of an Objective-C header of `Scripts/AppleCheck/SDK`, whose macros `Attributes.h` defines.
struct ObjectiveCHeader {
  /// A class, a category or a protocol.
  struct Container {
    var name: String
    var isProtocol: Bool
    /// A class's superclass; nil in a category.
    var superclass: String?
    /// The protocols it conforms to.
    var protocols: [String]
    /// Whether it is isolated to the main actor; nil in a category.
    var isMainActor: Bool?
    var members: [Member]
  }

  /// A method, or one of a property's accessors.
  struct Member {
    var selector: String
    var isStatic: Bool
    var isOptional: Bool
    var parameters: [ObjectiveCType]
    /// Nil where a method returns nothing.
    var result: ObjectiveCType?
    /// Whether the property is only read; nil of a method.
    var isReadOnly: Bool?
    /// The name in Swift, with argument labels.
    var swiftName: String
    /// Newer than iOS 15: in which version it came.
    var introduced: String?
    var isDeprecated: Bool
    var line: String
  }

  struct Enumeration {
    var name: String
    var rawType: String
    var cases: [(name: String, value: Int)]
  }

  struct Constant {
    var name: String
    var type: ObjectiveCType
  }

  var containers: [Container] = []
  var enumerations: [Enumeration] = []
  var constants: [Constant] = []
  /// The names of C functions.
  var functions: [String] = []
  /// What is none of these and no declaration of a structure or of a name that follows.
  var unread: [String] = []

  init(_ text: String) {
    var scanner = Statements(text)
    var pendingIsolation = false
    while let statement = scanner.next() {
      if let header = Self.container(statement, isMainActor: pendingIsolation) {
        containers.append(filled(header, from: &scanner))
      } else if statement.hasPrefix("typedef ENUM(") || statement.hasPrefix("typedef OPTIONS(") {
        enumerations.append(Self.enumeration(statement))
      } else if statement.hasPrefix("extern ") {
        constants.append(Self.constant(statement))
      } else if let function = statement.firstMatch(#"^MAIN_ACTOR \w+ (\w+)\("#) {
        functions.append(function[1])
      } else if statement.firstMatch(Self.declaresNoMember) == nil {
        unread.append(statement)
      }
      pendingIsolation = statement.contains("MAIN_ACTOR") && !statement.contains(";")
    }
  }

  // Names that follow, names of types, structures, and attributes on a line of their own.
  private static let declaresNoMember = #"^(@class |@protocol [\w, ]+;|typedef |struct |[A-Z_ ]+(\([\w.]+\) ?)*$)"#

  private static func container(_ statement: String, isMainActor: Bool) -> Container? {
    if let found = statement.firstMatch(#"@interface (\w+)(?:<\w+>)? \((\w+)\)"#) {
      return Container(name: found[1], isProtocol: false, superclass: nil, protocols: [], isMainActor: nil, members: [])
    }
    let pattern = #"@(interface|protocol) (\w+)(?:<\w+>)?(?: : (\w+)(?:<[^>]*>)?)?(?: <([^>]*)>)?$"#
    guard !statement.contains(";"), let found = statement.firstMatch(pattern) else { return nil }
    let protocols = found[4].components(separatedBy: ", ").filter { !$0.isEmpty }
    return Container(
      name: found[2], isProtocol: found[1] == "protocol", superclass: found[3].isEmpty ? nil : found[3],
      protocols: protocols, isMainActor: isMainActor || statement.contains("MAIN_ACTOR"), members: [])
  }

  private mutating func filled(_ header: Container, from scanner: inout Statements) -> Container {
    var container = header
    var isOptional = false
    while let statement = scanner.next(), statement != "@end" {
      if statement == "@optional" { isOptional = true }
      if statement == "@required" { isOptional = false }
      if statement == "@optional" || statement == "@required" { continue }
      if let member = Member(statement, isOptional: isOptional) {
        container.members.append(member)
      } else {
        unread.append(statement)
      }
    }
    return container
  }

  private static func enumeration(_ statement: String) -> Enumeration {
    let head = statement.firstMatch(#"typedef \w+\((\w+), (\w+)\)"#) ?? []
    let body = statement.drop { $0 != "{" }.dropFirst().prefix { $0 != "}" }
    var next = 0
    var values: [String: Int] = [:]
    let cases = body.components(separatedBy: ",").compactMap { entry -> (name: String, value: Int)? in
      guard let found = entry.firstMatch(#"^\s*(\w+)[^=]*(?:= *([^=]+))?$"#) else { return nil }
      let text = found[2].trimmingCharacters(in: .whitespaces)
      let value = text.isEmpty ? next : values[text] ?? Self.number(text)
      values[found[1]] = value
      next = value + 1
      return (found[1], value)
    }
    return Enumeration(name: head[2], rawType: head[1], cases: cases)
  }

  // `7`, `-1L`, `0xFF` or `1 << 3`.
  private static func number(_ text: String) -> Int {
    let factors = text.components(separatedBy: "<<").map { factor -> Int in
      let digits = factor.filter { !$0.isWhitespace && $0 != "L" }
      return digits.hasPrefix("0x") ? Int(digits.dropFirst(2), radix: 16) ?? 0 : Int(digits) ?? 0
    }
    return factors.count == 2 ? factors[0] << factors[1] : factors[0]
  }

  private static func constant(_ statement: String) -> Constant {
    let found = statement.firstMatch(#"^extern (?:const )?(\w+ ?\*?) ?(?:const )?(\w+)"#) ?? ["", "", ""]
    return Constant(name: found[2], type: ObjectiveCType(found[1]))
  }
}

/// The statements of a header, without comments and lines for the preprocessor; a container's first line is one of its own.
struct Statements {
  private var lines: ArraySlice<String>

  init(_ text: String) {
    let all = text.components(separatedBy: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    lines = all.filter { !$0.isEmpty && !$0.hasPrefix("//") && !$0.hasPrefix("#") && !$0.hasPrefix("NONNULL_") }[...]
  }

  mutating func next() -> String? {
    guard var statement = lines.popFirst() else { return nil }
    if statement.hasPrefix("@") && !statement.hasPrefix("@property") && !statement.hasPrefix("@class") {
      return statement
    }
    if !statement.contains(" ") && statement == statement.uppercased() || isAttributes(statement) { return statement }
    while !statement.hasSuffix(";"), let line = lines.popFirst() { statement += " " + line }
    return statement
  }

  // Attributes stand on a line before the container that bears them.
  private func isAttributes(_ line: String) -> Bool {
    lines.first?.hasPrefix("@interface") == true || lines.first?.hasPrefix("@protocol") == true
      ? !line.hasSuffix(";") && !line.hasPrefix("@") : false
  }
}

extension StringProtocol {
  /// The first match of a regular expression and its groups, an empty text for each that takes no part.
  func firstMatch(_ pattern: String) -> [String]? {
    let text = String(self)
    guard let expression = try? NSRegularExpression(pattern: pattern),
      let match = expression.firstMatch(in: text, range: NSRange(text.startIndex..., in: text))
    else { return nil }
    return (0..<match.numberOfRanges).map { index in
      Range(match.range(at: index), in: text).map { String(text[$0]) } ?? ""
    }
  }
}
#endif
