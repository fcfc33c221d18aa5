// A checkout can only be read where the tests run on the machine that built them.
#if os(macOS) || os(Linux)
import DeviceTables
import Foundation
import Testing

@Suite struct GeneratedTablesTests {
  @Test func tablesAreCurrent() throws {
    let folder = TableFolder(root: FactFile.packageFolder)
    #expect(try folder.staleFiles(folder.generate()) == [], "run Scripts/generate-devices")
  }

  @Test func aChangedFactMakesItsTableStale() throws {
    let changed = try changedFiles { $0.replacingOccurrences(of: "\"height\": 333", with: "\"height\": 334") }
    #expect(try TableFolder(root: FactFile.packageFolder).staleFiles(changed) == ["Tables+PhoneKeyboards.swift"])
  }

  @Test func updatingWritesWhatIsStaleAndRemovesWhatIsLeftOver() throws {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    let tables = root.appendingPathComponent("Sources/KeyboardLiftDevices/Tables")
    try FileManager.default.createDirectory(at: tables, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: root) }
    try Data("old".utf8).write(to: tables.appendingPathComponent("Tables+Old.swift"))
    let folder = TableFolder(root: root)
    let files = try TableFolder(root: FactFile.packageFolder).generate()
    #expect(try folder.staleFiles(files).count == files.count + 1)
    #expect(try folder.update(files).contains("Tables+Old.swift"))
    #expect(try folder.staleFiles(files) == [])
    #expect(try folder.update(files) == [])
  }

  @Test func everyFileSaysHowItIsMadeAndStaysShort() throws {
    for file in try TableFolder(root: FactFile.packageFolder).generate() {
      #expect(file.contents.hasPrefix("// Made by Scripts/generate-devices"), "\(file.name)")
      let lines = file.contents.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.count < 400, "\(file.name)")
      #expect(lines.allSatisfy { $0.count <= 120 }, "\(file.name)")
    }
  }

  @Test(arguments: [
    ("\"os\": \"26.2\"", "\"os\": \"new\"", "keyboards.json: heights[29]: \"new\" is no range of systems"),
    ("\"confidence\": \"rule\"", "\"confidence\": \"sure\"", "the confidence \"sure\" begins with no known word"),
    ("\"iphone-17e\"", "\"iphone-17x\"", "there is no device \"iphone-17x\" in devices.json"),
    ("\"heights\": [", "\"hights\": [", "keyboards.json: decoding"),
    ("\"introduced\": \"iPadOS 13\"", "\"introduced\": \"?\"", "ipadModes.floating"),
  ]) func aFactThatIsNotUnderstoodIsNamed(_ fact: String, _ broken: String, _ message: String) throws {
    let error = #expect(throws: FactError.self) {
      _ = try changedFiles { $0.replacingOccurrences(of: fact, with: broken) }
    }
    #expect(error?.description.contains(message) == true, "\(error?.description ?? "no error")")
  }

  @Test(arguments: [
    ("iPhone X", ["iPhone X"]), ("iPad Air 1-2", ["iPad Air 1", "iPad Air 2"]),
    ("iPad (7th-9th gen)", ["iPad (7th generation)", "iPad (8th generation)", "iPad (9th generation)"]),
    ("iPad Air (4th, 5th gen)", ["iPad Air (4th generation)", "iPad Air (5th generation)"]),
    ("iPhone SE (1st gen)", ["iPhone SE (1st generation)"]),
    ("iPad Pro 11-inch (M4, M5)", ["iPad Pro 11-inch (M4)", "iPad Pro 11-inch (M5)"]),
    ("iPad mini (A17 Pro)", ["iPad mini (A17 Pro)"]), ("iPad Pro 12.9", ["iPad Pro 12.9"]),
  ]) func namesAreTakenApart(_ name: String, _ models: [String]) {
    #expect(ModelNames.models(in: name) == models)
  }

  /// The tables that the facts about keyboards would make after a change of their text.
  private func changedFiles(_ change: (String) -> String) throws -> [GeneratedFile] {
    let keyboards = String(decoding: try FactFile.data("keyboards"), as: UTF8.self)
    let changed = change(keyboards)
    #expect(changed != keyboards)
    return try TableGenerator(devices: FactFile.data("devices"), keyboards: Data(changed.utf8)).files()
  }
}
#endif
