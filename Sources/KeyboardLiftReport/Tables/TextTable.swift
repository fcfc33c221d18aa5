import KeyboardLiftTrace

/// Columns aligned with spaces; numbers to the right.
struct TextTable {
  var heading: [String]
  var rows: [[String]]
  /// The columns whose texts begin at the left.
  var leading: Set<Int>

  /// The table, a line for the heading and one for each row.
  var text: String {
    let widths = heading.indices.map { column in ([heading] + rows).map { $0[column].count }.max() ?? 0 }
    let lines = ([heading] + rows).map { row in
      let cells = row.indices.map { row[$0].padded(to: widths[$0], onLeft: !leading.contains($0)) }
      return cells.joined(separator: "  ").trimmingTrailingSpaces
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension String {
  fileprivate var trimmingTrailingSpaces: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
