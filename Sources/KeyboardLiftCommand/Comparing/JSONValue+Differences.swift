import Foundation
import KeyboardLiftTrace

/// A JSON value.
enum JSONValue: Equatable, Decodable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let bool = try? container.decode(Bool.self) {
      self = .bool(bool)
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else if let string = try? container.decode(String.self) {
      self = .string(string)
    } else if let array = try? container.decode([JSONValue].self) {
      self = .array(array)
    } else {
      self = .object(try container.decode([String: JSONValue].self))
    }
  }

  /// The value of a key; nil where this is no object, or has no such key.
  subscript(key: String) -> JSONValue? {
    if case .object(let fields) = self { fields[key] } else { nil }
  }
}

extension JSONValue: CustomStringConvertible {
  /// The value as JSON on one line, the keys of an object sorted; no character of it controls a terminal.
  var description: String {
    switch self {
    case .null: "null"
    case .bool(let bool): "\(bool)"
    case .number(let number): Int(exactly: number).map { "\($0)" } ?? "\(number)"
    case .string(let string): Self.quoted(string)
    case .array(let values): "[" + values.map(\.description).joined(separator: ",") + "]"
    case .object(let fields):
      "{" + fields.sorted { $0.key < $1.key }.map { "\(Self.quoted($0.key)):\($0.value)" }.joined(separator: ",") + "}"
    }
  }

  private static func quoted(_ string: String) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    let text = (try? encoder.encode(string)).map { String(decoding: $0, as: UTF8.self) } ?? "\"\""
    guard text.unicodeScalars.contains(where: \.isUnprintable) else { return text }
    return text.unicodeScalars.map { scalar in
      guard scalar.isUnprintable else { return String(scalar) }
      let digits = String(scalar.value, radix: 16)
      return "\\u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }.joined()
  }
}

/// A place where two values differ.
struct JSONDifference: Equatable {
  /// The place, as `changes[0].value[2]`.
  var path: String
  /// What was expected there; nil for nothing.
  var expected: JSONValue?
  /// What is there; nil for nothing.
  var actual: JSONValue?
}

extension JSONValue {
  /// Where a value differs from this one, which is expected. Numbers within 1e-6 are the same, as far as traces are exact.
  func differences(to actual: JSONValue, at path: String = "") -> [JSONDifference] {
    switch (self, actual) {
    case (.number(let expected), .number(let number)) where abs(expected - number) <= 1e-6:
      return []
    case (.array(let expected), .array(let values)):
      return (0..<max(expected.count, values.count)).flatMap { index in
        Self.differences(
          from: expected.indices.contains(index) ? expected[index] : nil,
          to: values.indices.contains(index) ? values[index] : nil, at: "\(path)[\(index)]")
      }
    case (.object(let expected), .object(let fields)):
      return Set(expected.keys).union(fields.keys).sorted().flatMap { key in
        Self.differences(from: expected[key], to: fields[key], at: path.isEmpty ? key : "\(path).\(key)")
      }
    default:
      return self == actual ? [] : [JSONDifference(path: path, expected: self, actual: actual)]
    }
  }

  private static func differences(from expected: JSONValue?, to actual: JSONValue?, at path: String) -> [JSONDifference]
  {
    guard let expected, let actual else {
      return expected == actual ? [] : [JSONDifference(path: path, expected: expected, actual: actual)]
    }
    return expected.differences(to: actual, at: path)
  }
}
