import Foundation

/// Which tests stand for which reports: what `Docs/Reports.md` tells.
struct ReportIndex {
  let reports: [Report]
  /// Why a report has no test, by its id.
  let reasons: [String: String]
  /// The files with a test of a report's name, by its id.
  let files: [String: [ProjectFile]]

  /// Reads the fixtures, and the names of all tests: a report's begins with its id, "B005 a bar stays", or with those of
  /// several, "B053 and B161 a hide is enough".
  init() throws {
    reports = try Report.all()
    reasons = try Report.reasonsWithoutTest()
    var files: [String: [ProjectFile]] = [:]
    for file in try ProjectFile.all(below: "Tests", ending: ".swift") {
      let beginnings = Markdown.matches(#"@Test\(\s*"(B\d{3}(?: and B\d{3})*) "#, in: try file.text())
      for id in Set(beginnings.flatMap { $0.components(separatedBy: " and ") }) {
        files[id, default: []].append(file)
      }
    }
    self.files = files
  }

  /// The document.
  var text: String {
    let kinds = Set(reports.map(\.kind)).sorted()
    let tested = reports.count { files[$0.id] != nil }
    let coverage =
      tested == reports.count
      ? "Each has a test whose name begins with its number."
      : "\(tested) have a test whose name begins with their number; the others say why they have none."
    return """
      # Reports

      <!-- Made by Scripts/generate-reports; do not edit. -->

      The \(reports.count) faults that were reported of keyboard avoidance elsewhere, and the tests that hold here what was wrong there.
      \(coverage)

      \(kinds.map(table).joined(separator: "\n"))
      """
  }

  private func table(of kind: String) -> String {
    let rows = reports.filter { $0.kind == kind }.map { report in
      "| \(report.id) | \(report.symptom.escaped) | \(link(to: report.source)) | \(tests(of: report)) |\n"
    }
    return "## \(kind)\n\n| report | what was seen | where | tests |\n|---|---|---|---|\n\(rows.joined())"
  }

  private func tests(of report: Report) -> String {
    guard let files = files[report.id] else { return "none: \(reasons[report.id] ?? "")" }
    return files.map { "[\($0.url.deletingPathExtension().lastPathComponent)](../\($0.path))" }.joined(separator: ", ")
  }

  private func link(to source: String) -> String {
    let parts = source.split(separator: "#")
    if source.hasPrefix("https://") {
      let address = source.prefix { $0 != " " }
      return "[\(address.dropFirst(8).prefix { $0 != "/" })](\(address))"
    }
    guard parts.count == 2, parts[0].contains("/") else { return source }
    return "[\(source)](https://github.com/\(parts[0])/issues/\(parts[1]))"
  }
}

extension String {
  fileprivate var escaped: String { replacingOccurrences(of: "|", with: "\\|") }
}
