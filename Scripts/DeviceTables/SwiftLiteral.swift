/// Swift source text for values.
enum SwiftLiteral {
  static func number(_ value: Double) -> String {
    value.rounded() == value ? String(Int(value)) : String(value)
  }

  static func string(_ value: String) -> String { "\"\(escaped(value))\"" }

  static func string(_ value: String?) -> String { value.map { string($0) } ?? "nil" }

  static func escaped(_ value: String) -> String {
    var text = ""
    for character in value {
      switch character {
      case "\\": text += "\\\\"
      case "\"": text += "\\\""
      case "\n": text += "\\n"
      default: text.append(character)
      }
    }
    return text
  }

  /// An `OSVersion` of "8", "11.2" or "26.x"; nil if the text is none.
  static func version(_ text: String) -> String? {
    let numbers = versionNumbers(text)
    return numbers.isEmpty ? nil : "OSVersion(\(numbers.map(String.init).joined(separator: ", ")))"
  }

  /// An `OSRange` from "11" to "18" or "11.1"; nil if one of the texts is no version.
  static func range(from start: String?, through last: String?) -> String? {
    let startLiteral = start.map { version($0) } ?? "nil"
    guard let startLiteral else { return nil }
    guard let last else { return "OSRange(from: \(startLiteral))" }
    let numbers = versionNumbers(last)
    guard !numbers.isEmpty, let version = version(last) else { return nil }
    return numbers.count == 1
      ? "OSRange(from: \(startLiteral), throughMajor: \(numbers[0]))"
      : "OSRange(from: \(startLiteral), through: \(version))"
  }

  /// The numbers of a version, without a trailing ".x"; none if the text is no version.
  static func versionNumbers(_ text: String) -> [Int] {
    let parts = text.split(separator: ".").filter { $0 != "x" }
    let numbers = parts.compactMap { Int($0) }
    return numbers.count == parts.count ? numbers : []
  }
}

extension SwiftValue {
  static func number(_ value: Double) -> SwiftValue { .code(SwiftLiteral.number(value)) }

  static func number(_ value: Double?) -> SwiftValue { .code(value.map(SwiftLiteral.number) ?? "nil") }

  static func bool(_ value: Bool?) -> SwiftValue { .code(value.map { $0 ? "true" : "false" } ?? "nil") }

  static func strings(_ values: [String]) -> SwiftValue { .list(values.map { .text($0) }) }
}
