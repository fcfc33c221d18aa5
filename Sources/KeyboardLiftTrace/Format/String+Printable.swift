extension Unicode.Scalar {
  /// Whether a terminal would obey the scalar or show the text around it in another order: control characters (C0, DEL and
  /// C1), bidirectional controls, and the separators of lines and paragraphs (U+2028, U+2029).
  package var isUnprintable: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: properties.isBidiControl
    }
  }
}

extension String {
  /// The string with each unprintable scalar escaped, as in `\u{1B}`, so that it cannot control the terminal.
  package var printable: String {
    var result = ""
    for scalar in unicodeScalars {
      if scalar.isUnprintable {
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// The string for a message: cut, and marked with "…", where it is longer than a number of bytes.
  ///
  /// The cut never splits a character; only where the first character alone is too long, it falls between two scalars.
  /// - Parameter limit: the most bytes of UTF-8 before the mark; 60 by default.
  package func excerpt(_ limit: Int = 60) -> String {
    guard utf8.count > limit else { return self }
    var bytes = 0
    let characters = prefix { character in
      bytes += character.utf8.count
      return bytes <= limit
    }
    if !characters.isEmpty { return characters + "…" }
    bytes = 0
    let scalars = unicodeScalars.prefix { scalar in
      bytes += UTF8.width(scalar)
      return bytes <= limit
    }
    return String(scalars) + "…"
  }

  /// The string in quotation marks for a message: cut where it is long, and printable.
  var quoted: String {
    let limit = 60
    guard utf8.count > limit else { return "\"\(printable)\"" }
    return "\"\(String(excerpt(limit).dropLast()).printable)\"…"
  }
}
