#if !canImport(UIKit)
import Foundation

/// What is known of UIKit's Objective-C declarations, from `Fixtures/apple-api.jsonl`; the first line names the source. The file has
/// what the stand-in SDK declares.
struct AppleFacts {
  struct Entry: Decodable {
    var name: String
    var kind: String?
    var supers: [String]?
    var mainThread: Bool?
    var members: [Member]?
    var raw: String?
    var cases: [Case]?
    var type: String?
  }

  struct Member: Decodable {
    var selector: String
    var `static`: Bool?
    var optional: Bool?
    var parameters: [String]?
    var returns: String?
    var deprecated: Bool?

    /// A block's arguments have commas, by which the file parts them too.
    var parameterTypes: [ObjectiveCType] {
      ObjectiveCType.split((parameters ?? []).joined(separator: ",")).map { ObjectiveCType(rust: $0) }
    }
    var resultType: ObjectiveCType? { returns.map { ObjectiveCType(rust: $0) } }
  }

  struct Case: Decodable {
    var name: String
    var value: Int

    init(from decoder: any Decoder) throws {
      var values = try decoder.unkeyedContainer()
      name = try values.decode(String.self)
      value = try values.decode(Int.self)
    }
  }

  private var entries: [String: Entry] = [:]

  init(_ data: Data) throws {
    for line in data.split(separator: UInt8(ascii: "\n")).dropFirst() {
      let entry = try JSONDecoder().decode(Entry.self, from: Data(line))
      if entries[entry.name] == nil {
        entries[entry.name] = entry
      } else {
        // Categories have lines of their own.
        entries[entry.name]?.members? += entry.members ?? []
      }
    }
  }

  subscript(name: String) -> Entry? { entries[name] }
}
#endif
