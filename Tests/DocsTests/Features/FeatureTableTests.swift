import Testing

/// The table of features says nothing that no test holds.
@Suite struct FeatureTableTests {
  private static func rows() throws -> [[String]] {
    Markdown(try ProjectFile("Docs/Features.md").text()).rows.filter { $0.count == 14 }
  }

  @Test("Every feature is answered for this library and eleven others")
  func everyFeatureIsAnswered() throws {
    let rows = try Self.rows()
    #expect(rows.count == 83)
    #expect(Set(rows.map(\.[0])).count == rows.count)
    for row in rows {
      #expect(["**yes**", "**partly**", "**no**"].contains(row[1]), "\(row[0])")
      #expect(Set(row[2...12]).isSubset(of: ["yes", "partly", "no", "own", "–", "?"]), "\(row[0])")
    }
  }

  @Test("What this library does is held by tests that there are")
  func whatItDoesIsTested() throws {
    for row in try Self.rows() where row[1] != "**no**" {
      let links = Markdown(row[13]).links
      #expect(!links.isEmpty, "\(row[0]) names no test")
      for link in links {
        let file = ProjectFile(String(link.dropFirst(3)))
        #expect(file.path.hasPrefix("Tests/") && file.exists, "\(row[0]) links to \(link)")
      }
    }
  }
}
