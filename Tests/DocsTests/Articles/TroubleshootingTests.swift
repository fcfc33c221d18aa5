import KeyboardLift
import Testing

/// The troubleshooting page knows every reason.
@Suite struct TroubleshootingTests {
  private static let page = ProjectFile("Sources/KeyboardLift/KeyboardLift.docc/Articles/Troubleshooting.md")

  @Test("Every reason has a row of its own that says what it means", arguments: Explanation.Reason.allCases)
  func everyReasonIsExplained(reason: Explanation.Reason) throws {
    let rows = Markdown(try Self.page.text()).rows.filter { $0.count == 2 && $0[0] == "`\(reason.rawValue)`" }
    #expect(rows.count == 1)
    #expect(rows.allSatisfy { $0[1].count > 20 })
  }

  @Test("What stands as a reason beside a symptom is one")
  func onlyReasonsAreTold() throws {
    let known = Set(Explanation.Reason.allCases.map(\.rawValue))
    let symptoms = Markdown(try Self.page.text()).rows.filter { $0.count == 3 }
    #expect(symptoms.count >= 20)
    for row in symptoms {
      #expect(known.isSuperset(of: Markdown.codes(in: row[1])), "\(row)")
      #expect(!row[2].isEmpty)
    }
  }
}
