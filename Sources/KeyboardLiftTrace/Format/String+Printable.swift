extension String {
  /// The string with its control characters escaped, since a terminal would obey them.
  package var printable: String {
    var result = ""
    for scalar in unicodeScalars {
      if scalar.properties.generalCategory == .control {
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// The string in quotes as a message may show it: cut, if it is very long.
  var quoted: String {
    let limit = 60
    return count > limit ? "\"\(String(prefix(limit)).printable)\"…" : "\"\(printable)\""
  }
}
