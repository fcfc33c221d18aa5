import KeyboardLiftTrace

/// The options of one subcommand, and the parser for them.
///
/// An option may stand anywhere, as `--name value` or `--name=value`. `--` ends the options, and `-` alone is an operand
/// (standard input).
struct OptionTable {
  /// One option.
  struct Option {
    /// The option as the user writes it, `--format`.
    var name: String
    /// The placeholder of its value in the help, `json|text`; nil for a switch.
    var value: String?
    /// The values that it takes; nil for any value.
    var choices: [String]?
    /// What it does, in a sentence for the help.
    var help: String
  }

  /// A command line, sorted into options and operands.
  struct Parsed: Equatable {
    /// The values by the options' names; the value of a switch is empty. An option that is given twice has its last value.
    var values: [String: String] = [:]
    /// The arguments that are no options, in order.
    var operands: [String] = []

    /// Whether the command line has an option.
    func has(_ name: String) -> Bool { values[name] != nil }
  }

  /// The subcommand, for messages.
  var command: String
  /// Its options.
  var options: [Option]

  /// Reads a command line.
  /// - Throws: ``UsageError`` that names the argument and says what to do.
  func parse(_ arguments: [String]) throws(UsageError) -> Parsed {
    var parsed = Parsed()
    var rest = arguments[...]
    while let word = rest.popFirst() {
      if word == "--" {
        parsed.operands += rest
        break
      }
      guard word.hasPrefix("-"), word != "-" else {
        parsed.operands.append(word)
        continue
      }
      let (name, attached) = split(word)
      let option = try option(named: name)
      parsed.values[option.name] = try value(of: option, attached: attached, rest: &rest)
    }
    return parsed
  }

  /// Splits `--name=value`.
  private func split(_ word: String) -> (name: String, value: String?) {
    guard let equals = word.firstIndex(of: "=") else { return (word, nil) }
    return (String(word[..<equals]), String(word[word.index(after: equals)...]))
  }

  private func option(named name: String) throws(UsageError) -> Option {
    if let option = options.first(where: { $0.name == name }) { return option }
    let alike = options.map(\.name).first { $0.hasPrefix(name) || name.hasPrefix($0) || isAlike($0, name) }
    let hint = alike.map { "did you mean '\($0)'?" } ?? "see 'keyboard-lift help \(command)'"
    throw UsageError("\(command): unknown option '\(name.excerpt())'; \(hint)")
  }

  private func value(
    of option: Option, attached: String?, rest: inout ArraySlice<String>
  ) throws(UsageError) -> String {
    guard let placeholder = option.value else {
      if attached == nil { return "" }
      throw UsageError("\(command): option '\(option.name)' takes no value; leave out what follows '='")
    }
    // The next option is no value: a forgotten value is likelier than a file with such a name.
    let isMissing = rest.first?.hasPrefix("--") ?? true
    guard let value = attached ?? (isMissing ? nil : rest.popFirst()), !value.isEmpty else {
      throw UsageError("\(command): option '\(option.name)' needs a value: \(option.name) \(placeholder)")
    }
    if let choices = option.choices, !choices.contains(value) {
      let list = choices.joined(separator: ", ")
      throw UsageError("\(command): '\(value.excerpt())' is no value for '\(option.name)'; use one of \(list)")
    }
    return value
  }

  /// Whether two words differ in at most two letters (Levenshtein distance), as a mistyped word does.
  private func isAlike(_ one: String, _ other: String) -> Bool {
    guard one.utf8.count <= 2 * other.utf8.count else { return false }
    let other = Array(other)
    var row = Array(0...other.count)
    for (line, letter) in one.enumerated() {
      var diagonal = row[0]
      row[0] = line + 1
      for column in other.indices {
        let substituted = diagonal + (letter == other[column] ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(substituted, row[column] + 1, row[column + 1] + 1)
      }
    }
    return row[other.count] <= 2
  }
}

/// An error in the command line; its text says what to do.
struct UsageError: Error, Equatable, CustomStringConvertible {
  var description: String

  init(_ description: String) {
    self.description = description
  }
}
