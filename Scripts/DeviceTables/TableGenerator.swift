package import Foundation

/// Makes the Swift tables of `KeyboardLiftDevices` from the facts in two JSON files.
package struct TableGenerator {
  private var devices: DeviceFacts
  private var keyboards: KeyboardFacts

  /// Reads the facts.
  package init(devices: Data, keyboards: Data) throws {
    self.devices = try Self.decode(DeviceFacts.self, from: devices, file: DeviceTable.file)
    self.keyboards = try Self.decode(KeyboardFacts.self, from: keyboards, file: KeyboardTable.file)
  }

  /// Every file of the tables, with its whole text.
  package func files() throws -> [GeneratedFile] {
    let sources = try SourceTable(devices: devices.sources, keyboards: keyboards.sources)
    let keyboardTable = KeyboardTable(facts: keyboards, deviceIDs: Set(devices.devices.map(\.id)))
    return [index, sources.file()] + (try DeviceTable(facts: devices).files()) + (try keyboardTable.files())
  }

  /// The file that puts the lists together.
  private var index: GeneratedFile {
    GeneratedFile(
      name: "Tables",
      declarations: [
        "/// The tables that the public types read.", "enum Tables {", "  /// Every device.",
      ] + sum("devices", of: "Device", DeviceTable.groups.map(\.name)) + [
        "", "  /// Every row about a keyboard's height.",
      ] + sum("keyboards", of: "KeyboardEntry", KeyboardTable.groups.map(\.name)) + ["}"])
  }

  /// A constant that joins lists.
  private func sum(_ name: String, of type: String, _ lists: [String]) -> [String] {
    ["  static let \(name): [\(type)] = ["] + lists.map { "    \($0)," } + ["  ].flatMap(\\.self)"]
  }

  private static func decode<Facts: Decodable>(_ type: Facts.Type, from data: Data, file: String) throws -> Facts {
    do {
      return try JSONDecoder().decode(type, from: data)
    } catch let error as DecodingError {
      throw FactError(file, "decoding", "\(error)")
    }
  }
}
