extension String {
  /// The text with every line folded that is wider than a terminal: at a space where there is one, else in a word.
  ///
  /// Escape sequences for colors take no room.
  /// - Parameters:
  ///   - width: the most characters in a line.
  ///   - indent: the spaces before the rest of a folded line.
  func folded(to width: Int, indent: Int) -> String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.folds(width: width, indent: width > 2 * indent ? indent : 0).joined(separator: "\n") }
      .joined(separator: "\n")
  }
}

extension Substring {
  fileprivate func folds(width: Int, indent: Int) -> [String] {
    var lines: [String] = []
    var rest = self
    var margin = 0
    while let cut = rest.end(ofColumns: Swift.max(1, width - margin)), cut < rest.endIndex {
      let line = rest[..<cut]
      // A space right behind the line lets all of it stand.
      let space = rest[cut] == " " ? cut : line.lastIndex(of: " ")
      let isAfterWord = space.map { line[..<$0].contains(where: { $0 != " " }) } ?? false
      let end = isAfterWord ? space ?? cut : cut
      lines.append(String(repeating: " ", count: margin) + rest[..<end].withoutSpacesAtEnd)
      rest = rest[end...].drop { $0 == " " }
      margin = indent
    }
    if !rest.isEmpty || lines.isEmpty { lines.append(String(repeating: " ", count: margin) + rest) }
    return lines
  }

  /// The index behind so many visible characters; nil for an empty text.
  private func end(ofColumns columns: Int) -> Index? {
    var index = startIndex
    var column = 0
    while index < endIndex {
      if self[index] == "\u{1B}" {
        index = self[index...].firstIndex(of: "m").map(self.index(after:)) ?? endIndex
        continue
      }
      if column == columns { break }
      column += 1
      index = self.index(after: index)
    }
    return isEmpty ? nil : index
  }

  private var withoutSpacesAtEnd: Substring {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
