import KeyboardLiftTestSupport
import Testing

/// Every report is a named test, or has a reason why it is none.
@Suite struct ReportIndexTests {
  @Test("The index of reports is current")
  func indexIsCurrent() throws {
    #expect(try Golden("Docs/Reports.md").difference(from: ReportIndex().text) == nil)
  }

  @Test("Each report has a test or a reason, and not both")
  func eachReportHasATestOrAReason() throws {
    let index = try ReportIndex()
    #expect(index.reports.count == 118)
    for report in index.reports {
      let hasTest = index.files[report.id] != nil
      let hasReason = index.reasons[report.id] != nil
      #expect(hasTest || hasReason, "\(report.id) has neither a test nor a reason: \(report.symptom)")
      #expect(!(hasTest && hasReason), "\(report.id) has a test: take its reason away")
    }
  }

  @Test("Tests and reasons name reports that there are")
  func onlyKnownReportsAreNamed() throws {
    let index = try ReportIndex()
    let ids = Set(index.reports.map(\.id))
    #expect(ids.count == index.reports.count)
    #expect(Set(index.files.keys).subtracting(ids).isEmpty)
    #expect(Set(index.reasons.keys).subtracting(ids).isEmpty)
  }
}
