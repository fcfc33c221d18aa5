/// Makes the table of sources.
struct SourceTable {
  var sources: [(id: String, text: String)]

  /// The sources of both files, each once, in the order of their names.
  init(devices: [String: String], keyboards: [String: String]) throws {
    for (id, text) in keyboards where devices[id] != nil && devices[id] != text {
      throw FactError("keyboards.json", "sources", "\"\(id)\" is another source in devices.json")
    }
    sources = devices.merging(keyboards) { first, _ in first }.map { ($0.key, $0.value) }.sorted { $0.id < $1.id }
  }

  func file() -> GeneratedFile {
    let constants = sources.flatMap { source -> [String] in
      SwiftCall("Source", [("id", .text(source.id)), ("text", .text(source.text))])
        .lines(indentation: 2, prefix: "static let \(source.id.lowercased()) = ")
    }
    let names = sources.map { ".\($0.id.lowercased())" }.joined(separator: ", ")
    return GeneratedFile(
      name: "Source+Table",
      declarations: [
        "extension Source {", "  /// Every source, in the order of their names.",
        "  public static let all: [Source] = [\(names)]", "",
      ] + constants + ["}"])
  }

  /// A list of sources by their names.
  static func references(
    _ ids: [String], known: [String: String], _ file: String, _ place: String
  ) throws -> SwiftValue {
    for id in ids where known[id] == nil {
      throw FactError(file, place, "the source \"\(id)\" is not in the file's \"sources\"; add it there")
    }
    return .list(ids.map { .code(".\($0.lowercased())") })
  }

  /// The names of sources that a text like "KM (150+21), TG 172" contains, in its order.
  static func ids(in text: String, known: [String: String]) -> [String] {
    text.split { !$0.isLetter && !$0.isNumber }.map(String.init).filter { known[$0] != nil }
  }
}
