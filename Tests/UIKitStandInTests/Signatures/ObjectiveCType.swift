#if !canImport(UIKit)
import Foundation

/// A type as far as headers and facts can be compared: its name, its arguments and whether it may be nil.
struct ObjectiveCType: Equatable, CustomStringConvertible {
  enum Nullability { case nonnull, nullable, resettable }

  /// The type's name; `block` or `noescape block` for one of a closure.
  var name: String
  var arguments: [ObjectiveCType] = []
  var nullability = Nullability.nonnull

  var description: String {
    name + (arguments.isEmpty ? "" : "<\(arguments.map(\.description).joined(separator: ", "))>")
      + (nullability == .nonnull ? "" : "?")
  }

  /// A type as Objective-C writes it.
  init(_ text: String) {
    if text.contains("^") {
      self.init(named: text.contains("NOESCAPE") ? "noescape block" : "block")
      nullability = text.contains("^_Nullable") ? .nullable : .nonnull
      return
    }
    let words = ["nullable ", "_Nullable", "__kindof ", "__covariant ", "*", "const "]
    let plain = words.reduce(text) { $0.replacingOccurrences(of: $1, with: "") }
      .trimmingCharacters(in: .whitespaces)
    self.init(parts: plain) { ObjectiveCType($0) }
    if text.contains("nullable ") || text.hasSuffix("_Nullable") { nullability = .nullable }
  }

  /// A type as the facts write it, which are made of bindings for Rust.
  init(rust text: String) {
    var plain = text.trimmingCharacters(in: .whitespaces)
    if let inner = Self.argument(of: "Option", in: plain) {
      self.init(rust: inner)
      nullability = .nullable
      return
    }
    if let inner = Self.argument(of: "Retained", in: plain) ?? Self.argument(of: "ProtocolObject", in: plain) {
      self.init(rust: inner)
      return
    }
    if plain.contains("block2::") {
      self.init(named: plain.contains("'_") ? "noescape block" : "block")
      return
    }
    for prefix in ["&'static ", "&mut ", "&", "*mut "] where plain.hasPrefix(prefix) {
      self.init(rust: String(plain.dropFirst(prefix.count)))
      return
    }
    if plain.hasPrefix("dyn ") {
      self.init(named: "id", [ObjectiveCType(rust: String(plain.dropFirst(4)))])
      return
    }
    plain = Self.names[plain] ?? plain
    self.init(parts: plain) { ObjectiveCType(rust: $0) }
  }

  private init(named name: String, _ arguments: [ObjectiveCType] = []) {
    self.name = name
    self.arguments = arguments
  }

  private init(parts text: String, _ make: (String) -> ObjectiveCType) {
    guard let open = text.firstIndex(of: "<"), text.hasSuffix(">") else {
      name = text
      return
    }
    name = String(text[..<open]).trimmingCharacters(in: .whitespaces)
    arguments = Self.split(text[text.index(after: open)...].dropLast()).map(make)
  }

  /// Whether a header's type is the facts' type. A header need not say what a collection holds.
  func agrees(with fact: ObjectiveCType) -> Bool {
    let isSameName = name == fact.name || Self.synonyms.contains([name, fact.name])
    let areSame =
      arguments.isEmpty || fact.arguments.isEmpty
      || zip(arguments, fact.arguments).allSatisfy { $0.agrees(with: $1) }
    let isSameNullability = nullability == .resettable || nullability == fact.nullability
    return isSameName && areSame && isSameNullability
  }

  private static let names = [
    "bool": "BOOL", "Bool": "BOOL", "AnyObject": "id", "AnyClass": "Class", "Sel": "SEL", "Self": "instancetype",
    "c_double": "double", "c_float": "float", "NSObjectProtocol": "NSObject",
  ]
  private static let synonyms: Set<Set<String>> = [["NSTimeInterval", "double"], ["CFTimeInterval", "double"]]

  private static func argument(of type: String, in text: String) -> String? {
    guard text.hasPrefix(type + "<"), text.hasSuffix(">") else { return nil }
    let inner = text.dropFirst(type.count + 1).dropLast().trimmingCharacters(in: .whitespaces)
    return inner.hasSuffix(",") ? String(inner.dropLast()) : inner
  }

  /// The parts between commas that are in no brackets.
  static func split<Text: StringProtocol>(_ text: Text) -> [String] {
    var parts = [""]
    var depth = 0
    for character in text {
      if "<(".contains(character) { depth += 1 }
      if ">)".contains(character) { depth -= 1 }
      if character == "," && depth == 0 { parts.append("") } else { parts[parts.count - 1].append(character) }
    }
    return parts.map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
  }
}
#endif
