import Foundation
import Testing

/// A value of a JSON file, read without the types of the generator, so that an error there cannot hide.
struct Fact {
  private var value: Any?

  init(_ value: Any?) {
    self.value = value is NSNull ? nil : value
  }

  subscript(key: String) -> Fact { Fact((value as? [String: Any])?[key]) }
  var string: String? { value as? String }
  var number: Double? { (value as? NSNumber)?.doubleValue }
  var bool: Bool? { value as? Bool }
  var list: [Fact]? { (value as? [Any])?.map(Fact.init) }
  var strings: [String]? { value as? [String] }
  var keys: Set<String> { Set((value as? [String: Any])?.keys.map { $0 } ?? []) }
  var members: [Fact] { ((value as? [String: Any])?.values.map { $0 } ?? []).map(Fact.init) }
}

/// The files with the facts, from which the tables are made.
enum FactFile {
  static func devices() throws -> Fact { try read("devices") }
  static func keyboards() throws -> Fact { try read("keyboards") }

  static func data(_ name: String) throws -> Data {
    let url = try #require(Bundle.module.url(forResource: name, withExtension: "json", subdirectory: "Fixtures"))
    return try Data(contentsOf: url)
  }

  /// The folder of the package, which this file is in.
  static let packageFolder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static func read(_ name: String) throws -> Fact {
    Fact(try JSONSerialization.jsonObject(with: data(name)))
  }
}
