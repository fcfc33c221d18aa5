import KeyboardLiftCore
import KeyboardLiftDevices

/// The demonstration as a table for a terminal: how many fields are hidden, before and after each way.
struct DemonstrationTable {
  let demonstration: Demonstration
  /// Whether ANSI colours are wanted.
  let isColored: Bool

  /// The whole table with its heading and what its signs mean, ending in a line break.
  var text: String {
    let rows = demonstration.cases.map(row)
    let widths = headings.indices.map { column in
      max(headings[column].text.count, rows.map { $0[column].text.count }.max() ?? 0)
    }
    var lines = introduction
    lines.append(line(headings, widths))
    lines.append(style("─", count: widths.reduce(0, +) + 2 * (widths.count - 1)))
    for (index, row) in rows.enumerated() {
      if index > 0 && row[0].text != rows[index - 1][0].text { lines.append("") }
      lines.append(line(row, widths))
    }
    lines.append("")
    lines += explanation
    return lines.map { $0 + "\n" }.joined()
  }
}

extension DemonstrationTable {
  /// What a cell holds and how it stands out.
  private struct Cell {
    var text: String
    var color: Color?
    var isNumber = false
  }

  private enum Color: String {
    case bold = "1"
    case faint = "2"
    case red = "31"
    case green = "32"
  }

  private var fieldCount: Int { demonstration.cases.first?.form.fields.count ?? 0 }

  private var introduction: [String] {
    [
      "A sign-up form of \(fieldCount) fields: how many of them the keyboard hides, wholly or in part,",
      "before and after each way (and, in brackets, how many points that way moves the content at most).", "",
    ]
  }

  private var headings: [Cell] {
    let columns = ["device", "orientation", "form", "keyboard"]
    return columns.map { Cell(text: $0, color: .bold, isNumber: $0 == "keyboard") }
      + Way.allCases.map {
        Cell(text: $0.rawValue == Way.untouched.rawValue ? "before" : $0.rawValue, color: .bold, isNumber: true)
      }
  }

  private func row(_ item: Demonstration.Case) -> [Cell] {
    let device = item.form.device
    return [
      Cell(text: device.name), Cell(text: device.orientation.rawValue), Cell(text: item.form.kind.words),
      Cell(text: device.keyboardHeight.written, isNumber: true),
    ] + Way.allCases.map { cell($0, of: item) }
  }

  private func cell(_ way: Way, of item: Demonstration.Case) -> Cell {
    let hidden = item.hiddenCount(way)
    if way == .untouched {
      return Cell(text: "\(hidden) of \(fieldCount)", color: hidden > 0 ? .red : nil, isNumber: true)
    }
    if item.lacksScrollView(way) { return Cell(text: "\(hidden) *", color: .red, isNumber: true) }
    let text = "\(hidden) (\(item.farthestMove(way).rounded().written))"
    return Cell(text: text, color: hidden > 0 ? .red : .green, isNumber: true)
  }

  private var explanation: [String] {
    var lines: [String] = []
    if demonstration.cases.contains(where: { item in Way.helping.contains(where: item.lacksScrollView) }) {
      lines.append("* \(Reason.noScrollView.name): \(Reason.noScrollView.words)")
    }
    lines.append("The button below the last field is its companion: resize, inset and automatic keep it in view too.")
    lines.append("")
    return lines + Way.helping.map { "\($0.rawValue): \($0.summary)" }
  }

  private func line(_ cells: [Cell], _ widths: [Int]) -> String {
    zip(cells, widths).map { cell, width in
      let space = String(repeating: " ", count: width - cell.text.count)
      let text = paint(cell.text, cell.color)
      return cell.isNumber ? space + text : text + space
    }.joined(separator: "  ").trimmingEnd
  }

  private func style(_ character: String, count: Int) -> String {
    paint(String(repeating: character, count: count), .faint)
  }

  private func paint(_ text: String, _ color: Color?) -> String {
    guard isColored, let color else { return text }
    return "\u{1B}[\(color.rawValue)m\(text)\u{1B}[0m"
  }
}

extension String {
  /// The text without spaces at its end, so that no line of a table ends in some.
  fileprivate var trimmingEnd: String {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
