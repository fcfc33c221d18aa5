#if !canImport(UIKit)
import Foundation

extension ObjectiveCHeader.Member {
  /// A property or a method; nil of anything else.
  init?(_ statement: String, isOptional: Bool) {
    if statement.hasPrefix("@property") {
      self.init(property: statement, isOptional: isOptional)
    } else if statement.hasPrefix("-") || statement.hasPrefix("+") {
      self.init(method: statement, isOptional: isOptional)
    } else {
      return nil
    }
  }

  private init?(property statement: String, isOptional: Bool) {
    guard
      let found = statement.firstMatch(
        #"^@property(?:\(([^)]*)\))? (.*?)(?:\^(\w+)\)\(.*\)| ?(\w+))((?: [A-Z_]+(?:\([^;]*\))?)*);$"#)
    else { return nil }
    let attributes = found[1].components(separatedBy: ", ")
    let name = found[3].isEmpty ? found[4] : found[3]
    let getter = attributes.first { $0.hasPrefix("getter=") }.map { String($0.dropFirst(7)) } ?? name
    var type = ObjectiveCType(found[3].isEmpty ? found[2] : found[2] + "^)(void)")
    if attributes.contains("nullable") { type.nullability = .nullable }
    if attributes.contains("null_resettable") { type.nullability = .resettable }
    self.init(
      selector: getter, isStatic: attributes.contains("class"), isOptional: isOptional, parameters: [], result: type,
      isReadOnly: attributes.contains("readonly"), swiftName: Self.swiftName(in: found[5]) ?? getter,
      introduced: found[5].firstMatch(#"INTRODUCED\(([0-9.]+)\)"#)?[1],
      isDeprecated: found[5].contains("DEPRECATED"), line: statement)
  }

  private init?(method statement: String, isOptional: Bool) {
    guard
      let found = statement.firstMatch(
        #"^([-+]) ?\((.*?)\)(\w+(?::.*?)?)((?: [A-Z_]+(?:\([^;]*\))?| __attribute__.*)*);$"#)
    else { return nil }
    // A block's type has parentheses of its own.
    let (result, rest) = Self.typeAndRest(String(statement.drop { $0 != "(" }))
    var pieces: [(name: String, type: ObjectiveCType)] = []
    var remaining = Substring(rest)
    while let piece = remaining.firstMatch(#"^\s*(\w*):"#) {
      remaining = remaining.dropFirst(piece[0].count)
      let (type, tail) = Self.typeAndRest(String(remaining))
      pieces.append((piece[1], ObjectiveCType(type)))
      remaining = tail.drop { $0.isLetter || $0.isNumber || $0 == "_" }
    }
    let marks = pieces.isEmpty ? found[4] : String(remaining)
    let selector = pieces.isEmpty ? found[3] : pieces.map { $0.name + ":" }.joined()
    self.init(
      selector: selector, isStatic: found[1] == "+", isOptional: isOptional, parameters: pieces.map(\.type),
      result: result == "void" ? nil : ObjectiveCType(result), isReadOnly: nil,
      swiftName: Self.swiftName(in: marks)
        ?? Self.importedName(pieces.isEmpty ? [found[3]] : pieces.map(\.name), pieces.isEmpty),
      introduced: marks.firstMatch(#"INTRODUCED\(([0-9.]+)\)"#)?[1], isDeprecated: marks.contains("DEPRECATED"),
      line: statement)
  }

  // What is in the parentheses at the start of a text, and what follows them.
  private static func typeAndRest(_ text: String) -> (type: String, rest: Substring) {
    var depth = 0
    for index in text.indices {
      if text[index] == "(" { depth += 1 }
      if text[index] == ")" { depth -= 1 }
      if depth == 0 {
        return (String(text[..<index].dropFirst()), text[text.index(after: index)...])
      }
    }
    return (text, "")
  }

  private static func swiftName(in marks: String) -> String? {
    marks.firstMatch(#"SWIFT_NAME\((?:getter:)?([\w.]+(?:\([\w:]*\))?)\)"#)?[1]
  }

  // Without a name of its own a method keeps its selector's pieces; an initializer's first label is what follows "With".
  private static func importedName(_ pieces: [String], _ isWithoutArguments: Bool) -> String {
    if isWithoutArguments { return pieces[0] + "()" }
    if let label = pieces[0].firstMatch(#"^initWith([A-Z]\w*)"#)?[1] {
      return "init(" + label.prefix(1).lowercased() + label.dropFirst() + ":"
        + pieces.dropFirst().map { $0 + ":" }.joined() + ")"
    }
    return pieces[0] + "(_:" + pieces.dropFirst().map { $0 + ":" }.joined() + ")"
  }
}
#endif
