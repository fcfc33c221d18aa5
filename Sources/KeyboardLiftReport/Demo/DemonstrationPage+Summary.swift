import KeyboardLiftCore
import KeyboardLiftDevices

extension DemonstrationPage {
  /// The table of all cases, and what the ways are.
  var summary: Markup {
    let table = Self.table(
      "summary",
      caption: """
        How many of the \(fieldCount) fields the keyboard hides, wholly or in part; below it, how far that way moves the \
        content at most.
        """,
      head: [Self.heading("Screen and form", isWords: true), Self.heading("Keyboard")]
        + Way.allCases.map { Self.heading($0.title) } + [Self.heading("Button seen")],
      rows: demonstration.cases.map(row))
    return .tag(
      "section", [:],
      [.tag("h2", [:], text: "How many fields are hidden")] + table + notes + [
        .tag(
          "dl", [:],
          Way.helping.flatMap { [.tag("dt", [:], text: $0.title), .tag("dd", [:], text: $0.summary + ".")] })
      ])
  }

  private var notes: [Markup] {
    let isAnyDerived = demonstration.cases.contains(where: \.form.device.isKeyboardDerived)
    let notes = (isAnyDerived ? [Demonstration.derivedNote] : []) + Demonstration.notes
    return notes.map { .tag("p", ["class": "muted"], text: $0) }
  }

  private func row(_ item: Demonstration.Case) -> [Markup] {
    let device = item.form.device
    let form = "\(device.orientation.rawValue), \(item.form.kind.words)"
    return [
      .tag("th", ["scope": "row"], [.text(device.name), .tag("small", [:], text: form)]),
      .tag("td", [:], text: device.keyboardHeightInWords),
    ] + Way.allCases.map { cell($0, of: item) }
      + [.tag("td", [:], text: item.waysThatShowTheButtonInWords)]
  }

  private func cell(_ way: Way, of item: Demonstration.Case) -> Markup {
    let count = item.hiddenCount(way)
    let number = Markup.tag("strong", ["class": count == 0 ? "good" : "bad"], text: "\(count)")
    if way == .untouched { return .tag("td", [:], [number]) }
    let note = item.lacksScrollView(way) ? "no scroll view" : "moves \(item.farthestMove(way).rounded().written)"
    return .tag("td", [:], [number, .tag("small", [:], text: note)])
  }

  /// A table below what it tells, that scrolls by itself where the window is too narrow.
  static func table(_ id: String, caption: String, head: [Markup], rows: [[Markup]]) -> [Markup] {
    let table = Markup.tag(
      "table", ["aria-labelledby": id],
      [.tag("thead", [:], [.tag("tr", [:], head)]), .tag("tbody", [:], rows.map { .tag("tr", [:], $0) })])
    return [
      .tag("p", ["class": "muted", "id": id], text: caption),
      .tag("div", ["class": "scroll", "role": "region", "aria-labelledby": id, "tabindex": "0"], [table]),
    ]
  }

  /// A column's heading; over words it stands at the left, over numbers at the right.
  static func heading(_ text: String, isWords: Bool = false) -> Markup {
    isWords ? .tag("th", ["scope": "col", "class": "words"], text: text) : .tag("th", ["scope": "col"], text: text)
  }
}
