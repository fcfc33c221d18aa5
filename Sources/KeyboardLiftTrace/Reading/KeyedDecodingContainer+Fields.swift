extension KeyedDecodingContainer {
  /// The value of a field that must be there.
  func required<Value: FieldValue>(_ key: Key, as type: Value.Type = Value.self) throws -> Value {
    guard contains(key) else { throw problem("missing; expected \(type.expectation)", at: key) }
    return try value(key, as: type)
  }

  /// The value of a field that may be missing or null.
  func optional<Value: FieldValue>(_ key: Key, as type: Value.Type = Value.self) throws -> Value? {
    guard contains(key), try !decodeNil(forKey: key) else { return nil }
    return try value(key, as: type)
  }

  /// The value of a field that has one of a few names.
  func name<Name: RawRepresentable & CaseIterable>(
    _ key: Key, as type: Name.Type = Name.self
  ) throws -> Name? where Name.RawValue == String {
    guard let string = try optional(key, as: String.self) else { return nil }
    if let name = Name(rawValue: string) { return name }
    throw problem("unknown: \(string.quoted); expected \(Name.allCases.map { "\"\($0.rawValue)\"" }.listed)", at: key)
  }

  /// A problem with the field of a key.
  func problem(_ message: String, at key: Key) -> FieldProblem {
    FieldProblem(message, at: path(to: key))
  }

  private func value<Value: FieldValue>(_ key: Key, as type: Value.Type) throws -> Value {
    do {
      return try type.read(self, key)
    } catch is TooFar {
      throw problem("more than \(Int(TooFar.limit)) points", at: key)
    } catch {
      throw problem("expected \(type.expectation)", at: key)
    }
  }

  /// The path to a field, as `root.children[2].frame`.
  private func path(to key: Key) -> String {
    var path = ""
    for step in codingPath + [key] {
      if let index = step.intValue {
        path += "[\(index)]"
      } else {
        path += path.isEmpty ? step.stringValue : ".\(step.stringValue)"
      }
    }
    return path
  }
}

extension [String] {
  /// The strings as a sentence lists them: "a", "a or b", "a, b or c".
  var listed: String {
    guard count > 1, let last else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " or " + last
  }
}
