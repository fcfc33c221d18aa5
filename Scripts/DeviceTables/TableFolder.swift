package import Foundation

/// The files of the facts and of the tables in a checkout of the package.
package struct TableFolder {
  /// The folder that holds `Package.swift`.
  private var root: URL

  /// The checkout at a folder.
  package init(root: URL) {
    self.root = root
  }

  private var tables: URL { root.appendingPathComponent("Sources/KeyboardLiftDevices/Tables") }

  /// The tables as the facts say they should be.
  package func generate() throws -> [GeneratedFile] {
    let facts = root.appendingPathComponent("Tests/KeyboardLiftDevicesTests/Fixtures")
    return try TableGenerator(
      devices: Data(contentsOf: facts.appendingPathComponent(DeviceTable.file)),
      keyboards: Data(contentsOf: facts.appendingPathComponent(KeyboardTable.file))
    ).files()
  }

  /// The names of the files that are missing, differ from what the facts say, or are left over.
  package func staleFiles(_ files: [GeneratedFile]) throws -> [String] {
    let manager = FileManager.default
    let present = manager.fileExists(atPath: tables.path) ? try manager.contentsOfDirectory(atPath: tables.path) : []
    let different = files.filter { file in
      manager.contents(atPath: tables.appendingPathComponent(file.name).path) != Data(file.contents.utf8)
    }
    return (different.map(\.name) + present.filter { name in !files.contains { $0.name == name } }).sorted()
  }

  /// Writes the files that differ and removes what is left over; returns the names of both.
  package func update(_ files: [GeneratedFile]) throws -> [String] {
    let stale = try staleFiles(files)
    try FileManager.default.createDirectory(at: tables, withIntermediateDirectories: true)
    for name in stale {
      let url = tables.appendingPathComponent(name)
      if let file = files.first(where: { $0.name == name }) {
        try Data(file.contents.utf8).write(to: url)
      } else {
        try FileManager.default.removeItem(at: url)
      }
    }
    return stale
  }
}
