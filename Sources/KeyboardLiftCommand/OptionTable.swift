/// The options that one subcommand takes, and the one parser for all of them.
///
/// Options may stand anywhere, as `--name value` or `--name=value`; `--` ends them; `-` alone is an operand (standard input).
struct OptionTable {
  /// One option.
  struct Option {
    /// How it is written, `--format`.
    var name: String
    /// What stands for its value in the help, `json|text`; nil for a switch.
    var value: String?
    /// The only values it takes; nil where any will do.
    var choices: [String]?
    /// What it does, for the help.
    var help: String
  }

  /// What a command line said.
  struct Parsed: Equatable {
    /// The options' values by name; a switch has an empty one. Of an option given twice the last counts.
    var values: [String: String] = [:]
    /// All that is no option, in order.
    var operands: [String] = []

    /// Whether an option was given.
    func has(_ name: String) -> Bool { values[name] != nil }
  }

  /// The subcommand, for messages.
  var command: String
  /// Its options.
  var options: [Option]

  /// Reads a command line.
  /// - Throws: ``UsageError`` that names the word and what to do.
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

  /// Parts `--name=value`.
  private func split(_ word: String) -> (name: String, value: String?) {
    guard let equals = word.firstIndex(of: "=") else { return (word, nil) }
    return (String(word[..<equals]), String(word[word.index(after: equals)...]))
  }

  private func option(named name: String) throws(UsageError) -> Option {
    if let option = options.first(where: { $0.name == name }) { return option }
    let alike = options.map(\.name).first { $0.hasPrefix(name) || name.hasPrefix($0) || isAlike($0, name) }
    let hint = alike.map { "did you mean '\($0)'?" } ?? "see 'keyboard-lift help \(command)'"
    throw UsageError("\(command): unknown option '\(name)'; \(hint)")
  }

  private func value(
    of option: Option, attached: String?, rest: inout ArraySlice<String>
  ) throws(UsageError) -> String {
    guard let placeholder = option.value else {
      if attached == nil { return "" }
      throw UsageError("\(command): option '\(option.name)' takes no value; leave out what follows '='")
    }
    // What looks like the next option is no value: a forgotten value is likelier than a file of such a name.
    let isMissing = rest.first?.hasPrefix("--") ?? true
    guard let value = attached ?? (isMissing ? nil : rest.popFirst()), !value.isEmpty else {
      throw UsageError("\(command): option '\(option.name)' needs a value: \(option.name) \(placeholder)")
    }
    if let choices = option.choices, !choices.contains(value) {
      let list = choices.joined(separator: ", ")
      throw UsageError("\(command): '\(value)' is no value for '\(option.name)'; use one of \(list)")
    }
    return value
  }

  /// Whether two words differ in no more than two letters, so that a typing error is met with the word meant.
  private func isAlike(_ one: String, _ other: String) -> Bool {
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

/// A command line that cannot be understood; its text says what to do.
struct UsageError: Error, Equatable, CustomStringConvertible {
  var description: String

  init(_ description: String) {
    self.description = description
  }
}
