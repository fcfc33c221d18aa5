import KeyboardLiftCore
import KeyboardLiftDevices

/// The demonstration as a table for a terminal: how many fields are hidden, before and after each way.
struct DemonstrationTable {
  let demonstration: Demonstration
  /// Whether the table uses the terminal's colors.
  let isColored: Bool
  /// The most characters in a line; nil for no limit.
  let width: Int?

  /// The table with its introduction and the notes below it, ending in a line break.
  var text: String {
    let table = TextTable(columns: columns, sections: sections, isRuled: true, isColored: isColored)
    let ways = Way.helping.map { "\($0.rawValue): \($0.summary)" }
    return [paragraph(introduction), table.text(width: width), list(notes), list(ways)].joined(separator: "\n")
  }
}

extension DemonstrationTable {
  /// Lines of text are no longer than this, however wide the terminal is.
  private static let readableWidth = 100

  private func paragraph(_ text: String, indent: Int = 0) -> String {
    text.wrapped(to: min(width ?? .max, Self.readableWidth), indent: indent).map { $0 + "\n" }.joined()
  }

  private func list(_ items: [String]) -> String { items.map { paragraph($0, indent: 2) }.joined() }

  private var fieldCount: Int { demonstration.cases.first?.form.fields.count ?? 0 }

  private var introduction: String {
    """
    A sign-up form of \(fieldCount) fields: how many of them the keyboard hides, wholly or in part, before and after each \
    way. In brackets: how many points that way moves the content at most.
    """
  }

  private var columns: [TextTable.Column] {
    [.words("form")] + Way.allCases.map { .figures($0 == .untouched ? "before" : $0.rawValue) }
      + [.words("button seen")]
  }

  /// A section for each screen.
  private var sections: [TextTable.Section] {
    var sections: [TextTable.Section] = []
    var last: String?
    for item in demonstration.cases {
      let device = item.form.device
      if last != device.id {
        let height = device.keyboardHeightInWords
        sections.append(.init("\(device.name), \(device.orientation.rawValue): keyboard \(height)", rows: []))
        last = device.id
      }
      sections[sections.count - 1].rows.append(row(item))
    }
    return sections
  }

  private func row(_ item: Demonstration.Case) -> [StyledText] {
    let isAutomaticSeen = item.waysThatShowTheButton.contains(.automatic)
    return [StyledText(item.form.kind.shortWords)] + Way.allCases.map { cell($0, of: item) }
      + [StyledText(item.waysThatShowTheButtonInWords, isAutomaticSeen ? nil : .red)]
  }

  private func cell(_ way: Way, of item: Demonstration.Case) -> StyledText {
    let hidden = item.hiddenCount(way)
    if way == .untouched { return StyledText("\(hidden) of \(fieldCount)", hidden > 0 ? .red : nil) }
    if item.lacksScrollView(way) { return StyledText("\(hidden) *", .red) }
    return StyledText("\(hidden) (\(item.farthestMove(way).rounded().written))", hidden > 0 ? .red : .green)
  }

  private var notes: [String] {
    var notes: [String] = []
    if demonstration.cases.contains(where: { item in Way.helping.contains(where: item.lacksScrollView) }) {
      notes.append("* \(Reason.noScrollView.name): \(Reason.noScrollView.words)")
    }
    if demonstration.cases.contains(where: \.form.device.isKeyboardDerived) { notes.append(Demonstration.derivedNote) }
    return notes + Demonstration.notes
  }
}

extension SignUpForm.Kind {
  /// What the form stands in, as a narrow column names it.
  fileprivate var shortWords: String {
    switch self {
    case .scrolling: "scrolling"
    case .plain: "plain"
    }
  }
}
