extension String {
  /// The text in lines of at most a number of characters, broken between words.
  ///
  /// A word that is longer than a line is broken where the line ends. The lines hold single spaces only.
  /// - Parameters:
  ///   - width: the most characters in a line.
  ///   - indent: the spaces before each line but the first, counted in the width; 0 by default.
  package func wrapped(to width: Int, indent: Int = 0) -> [String] {
    var lines: [String] = []
    var line = ""
    /// The line's first characters that are no word.
    var margin = 0
    func breakLine() {
      lines.append(line)
      margin = width > 2 * indent ? indent : 0
      line = String(repeating: " ", count: margin)
    }
    for word in split(separator: " ") {
      let isFirst = line.count == margin
      if !isFirst && line.count + 1 + word.count > width { breakLine() }
      if line.count > margin { line += " " }
      var rest = word[...]
      while line.count + rest.count > max(width, 1) {
        let room = max(1, width - line.count)
        line += rest.prefix(room)
        rest = rest.dropFirst(room)
        breakLine()
      }
      line += rest
    }
    return lines + [line]
  }

  /// The number of characters in the longest word.
  var longestWord: Int { split(separator: " ").map(\.count).max() ?? 0 }
}
