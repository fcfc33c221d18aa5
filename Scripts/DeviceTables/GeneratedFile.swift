/// A Swift file made from the facts.
package struct GeneratedFile: Equatable {
  /// Its name in the folder of the tables.
  package var name: String
  /// Its text.
  package var contents: String

  /// A file that adds to the module's `Tables`.
  init(name: String, extending body: [String]) {
    self.name = "Tables+\(name).swift"
    contents = (Self.header + ["extension Tables {"] + body + ["}", ""]).joined(separator: "\n")
  }

  /// A file with any declarations.
  init(name: String, declarations: [String]) {
    self.name = "\(name).swift"
    contents = (Self.header + declarations + [""]).joined(separator: "\n")
  }

  private static let header = [
    "// Made by Scripts/generate-devices from the facts in Tests/KeyboardLiftDevicesTests/Fixtures; change those, not this.",
    "",
  ]
}

/// A static constant that holds a list, one call a member.
func list(_ name: String, of type: String, about: String, _ calls: [SwiftCall]) -> [String] {
  ["  /// \(about)", "  static let \(name): [\(type)] = ["]
    + calls.flatMap { $0.lines(indentation: 4, suffix: ",") } + ["  ]"]
}
