/// A table of text that fits the width of a terminal.
///
/// A table that is wider than the terminal wraps its words, first in the widest column. Where even that does not fit, each row
/// becomes a block of lines, one for each cell.
package struct TextTable {
  /// A column.
  package struct Column {
    var title: String
    var isNumber: Bool
  }

  /// A part of the table, with an empty line before it.
  package struct Section {
    var title: String?
    var rows: [[StyledText]]

    /// Makes a section.
    /// - Parameters:
    ///   - title: a line above the rows; none by default.
    ///   - rows: the rows from top to bottom.
    package init(_ title: String? = nil, rows: [[StyledText]]) {
      self.title = title
      self.rows = rows
    }
  }

  private let columns: [Column]
  private let sections: [Section]
  private let isRuled: Bool
  private let isColored: Bool

  /// Makes a table.
  /// - Parameters:
  ///   - columns: the columns from left to right; each row has as many cells.
  ///   - sections: the rows.
  ///   - isRuled: whether a line stands below the headings; false by default.
  ///   - isColored: whether the table uses the terminal's colors; false by default.
  package init(columns: [Column], sections: [Section], isRuled: Bool = false, isColored: Bool = false) {
    self.columns = columns
    self.sections = sections
    self.isRuled = isRuled
    self.isColored = isColored
  }

  /// The lines of the table, each with a line break.
  /// - Parameter width: the most characters in a line; nil for no limit.
  package func text(width: Int?) -> String {
    let lines = columnWidths(fitting: width).map(rows) ?? blocks(width: width ?? .max)
    return lines.map { $0 + "\n" }.joined()
  }
}

extension TextTable.Column {
  /// A column of words, aligned on the left; its cells may wrap.
  package static func words(_ title: String) -> Self { Self(title: title, isNumber: false) }

  /// A column of figures, aligned on the right; its cells never wrap.
  package static func figures(_ title: String) -> Self { Self(title: title, isNumber: true) }
}

extension TextTable {
  private static let gap = 2

  private var allRows: [[StyledText]] { sections.flatMap(\.rows) }

  /// The width of each column; nil where the columns cannot fit.
  private func columnWidths(fitting limit: Int?) -> [Int]? {
    var widths = columns.indices.map { column in
      max(columns[column].title.count, allRows.map { $0[column].text.count }.max() ?? 0)
    }
    guard let limit else { return widths }
    let narrowest = columns.indices.map { column in
      let cells = allRows.map { columns[column].isNumber ? $0[column].text.count : $0[column].text.longestWord }
      return max(columns[column].title.longestWord, cells.max() ?? 0)
    }
    let room = limit - Self.gap * (columns.count - 1)
    while widths.reduce(0, +) > room {
      let shrinkable = widths.indices.filter { widths[$0] > narrowest[$0] }
      guard let widest = shrinkable.max(by: { widths[$0] < widths[$1] }) else { return nil }
      widths[widest] -= 1
    }
    return widths
  }

  private func rows(_ widths: [Int]) -> [String] {
    var lines = line(columns.map { StyledText($0.title, .bold) }, widths)
    let width = widths.reduce(0, +) + Self.gap * (widths.count - 1)
    if isRuled { lines.append(StyledText(String(repeating: "─", count: width), .faint).text(isColored: isColored)) }
    for (index, section) in sections.enumerated() {
      if index > 0 { lines.append("") }
      lines += heading(of: section, width: width)
      for row in section.rows { lines += line(row, widths) }
    }
    return lines
  }

  /// The lines of one row; a cell that wraps makes more than one.
  private func line(_ cells: [StyledText], _ widths: [Int]) -> [String] {
    let wrapped = zip(cells, widths).map { $0.text.wrapped(to: $1) }
    return (0..<(wrapped.map(\.count).max() ?? 0)).map { line in
      let parts = cells.indices.map { column in
        let text = wrapped[column].indices.contains(line) ? wrapped[column][line] : ""
        let space = String(repeating: " ", count: widths[column] - text.count)
        let styled = StyledText(text, cells[column].style).text(isColored: isColored)
        return columns[column].isNumber ? space + styled : styled + space
      }
      return parts.joined(separator: String(repeating: " ", count: Self.gap)).trimmingTrailingSpaces
    }
  }

  private func heading(of section: Section, width: Int) -> [String] {
    guard let title = section.title else { return [] }
    return title.wrapped(to: width).map { StyledText($0, .bold).text(isColored: isColored) }
  }

  /// A block of lines for each row: the first cell, then a line for each of the others that holds something.
  private func blocks(width: Int) -> [String] {
    var lines: [String] = []
    for section in sections {
      if !lines.isEmpty { lines.append("") }
      lines += heading(of: section, width: width)
      for row in section.rows {
        lines += (row.first?.text ?? "").wrapped(to: width)
        for (column, cell) in zip(columns, row).dropFirst() where !cell.text.isEmpty {
          let text = "\(column.title): \(cell.text)".wrapped(to: width - Self.gap, indent: Self.gap)
          let margin = String(repeating: " ", count: Self.gap)
          lines += text.map { margin + StyledText($0, cell.style).text(isColored: isColored) }
        }
      }
    }
    return lines
  }
}

extension String {
  fileprivate var trimmingTrailingSpaces: String {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
