import DeviceTables
import Foundation

/// Writes the tables of `KeyboardLiftDevices` anew; with `--check` only says which are not current.
@main
enum GenerateDeviceTables {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    let root = arguments.first { !$0.hasPrefix("-") } ?? FileManager.default.currentDirectoryPath
    if let unknown = arguments.first(where: { $0.hasPrefix("-") && $0 != "--check" }) {
      fail("unknown option \(unknown); usage: generate-devices [--check] [PACKAGE-FOLDER]", code: 2)
    }
    let folder = TableFolder(root: URL(fileURLWithPath: root, isDirectory: true))
    do {
      let files = try folder.generate()
      if arguments.contains("--check") {
        let stale = try folder.staleFiles(files)
        if !stale.isEmpty {
          fail("not current, run Scripts/generate-devices: \(stale.joined(separator: ", "))", code: 1)
        }
      } else {
        for name in try folder.update(files) { print(name) }
      }
    } catch {
      fail("\(error)", code: 2)
    }
  }

  private static func fail(_ message: String, code: Int32) -> Never {
    FileHandle.standardError.write(Data("generate-devices: \(message)\n".utf8))
    exit(code)
  }
}
