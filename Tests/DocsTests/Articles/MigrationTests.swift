import Foundation
import Testing

/// The migration guides name everything that there was.
@Suite struct MigrationTests {
  private static let folder = "Sources/KeyboardLift/KeyboardLift.docc/Migration"

  /// The public settings of IQKeyboardManager 8, by module.
  private struct Settings: Decodable {
    struct Module: Decodable {
      var module: String
      var source: String
      var settings: [String]
    }
    var modules: [Module]
  }

  @Test("Every public setting of IQKeyboardManager 8 stands in its guide, once, and nothing else does")
  func everySettingHasARow() throws {
    let modules = try JSONDecoder().decode(Settings.self, from: fixture("iqkeyboardmanager-settings.json")).modules
    let settings = modules.flatMap(\.settings)
    #expect(settings.count == 66)
    let guide = Markdown(try ProjectFile("\(Self.folder)/MigratingFromIQKeyboardManager.md").text())
    let named = guide.rows.flatMap { Markdown.codes(in: $0.first ?? "") }
    #expect(named.sorted() == settings.sorted())
  }

  @Test("Every row of a guide has a counterpart or a reason why there is none")
  func everyRowHasAnAnswer() throws {
    let guides = try ProjectFile.all(below: Self.folder, ending: ".md")
    #expect(guides.count == 6)
    for guide in guides {
      let rows = Markdown(try guide.text()).rows
      #expect(rows.count >= 8, "\(guide.path)")
      for row in rows {
        #expect(row.count == 3, "\(guide.path): \(row)")
        let (old, new, why) = (row[0], row[safe: 1] ?? "", row[safe: 2] ?? "")
        #expect(!old.isEmpty && !(new.isEmpty && why.isEmpty), "\(guide.path): \(row)")
        if new == "none" { #expect(!why.isEmpty, "\(guide.path): \(row) says no reason") }
      }
    }
  }
}

extension Array {
  fileprivate subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
