/// A value in Swift source that is laid out as the repository's format configuration wants it.
enum SwiftValue {
  /// Source text that stays on one line.
  case code(String)
  /// A string, which becomes a literal of several lines if one is too short; nil is `nil`.
  case text(String?)
  /// A list, one member a line if one line is too short for all.
  case list([SwiftValue])
  /// A call, its arguments on lines of their own if one line is too short for all.
  indirect case call(SwiftCall)

  /// The value on one line, whatever its length.
  var inline: String {
    switch self {
    case .code(let code): code
    case .text(let text): SwiftLiteral.string(text)
    case .list(let members): "[\(members.map(\.inline).joined(separator: ", "))]"
    case .call(let call): "\(call.name)(\(call.arguments.map(\.inline).joined(separator: ", ")))"
    }
  }

  /// The value on several lines, of which the first continues a line that is already indented. A string that follows a
  /// label is indented below it.
  func broken(indentation: Int, isLabeled: Bool) -> [String] {
    let outer = String(repeating: " ", count: indentation)
    switch self {
    case .code(let code):
      return [code]
    case .text(let text):
      let margin = isLabeled ? outer + "  " : outer
      let lines = Self.wrapped(text ?? "", width: SwiftCall.lineLength - margin.count - 2)
      return ["\"\"\""] + (lines + ["\"\"\""]).map { margin + $0 }
    case .list(let members):
      return ["["] + members.map { "\(outer)  \($0.inline)," } + ["\(outer)]"]
    case .call(let call):
      return ["\(call.name)("] + call.argumentLines(indentation: indentation + 2) + ["\(outer))"]
    }
  }

  /// The text in lines that a literal of several lines joins again: each but the last ends in " \".
  private static func wrapped(_ text: String, width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ", omittingEmptySubsequences: false) {
      let piece = SwiftLiteral.escaped(String(word))
      if !line.isEmpty && line.count + 1 + piece.count > width {
        lines.append("\(line) \\")
        line = piece
      } else {
        line += line.isEmpty ? piece : " \(piece)"
      }
    }
    return lines + [line]
  }
}

/// A call of an initialiser in Swift source.
struct SwiftCall {
  struct Argument {
    /// Nil for an argument without a label.
    var label: String?
    var value: SwiftValue

    var prefix: String { label.map { "\($0): " } ?? "" }
    var inline: String { prefix + value.inline }
  }

  /// The line length of the repository's format configuration.
  static let lineLength = 120

  var name: String
  var arguments: [Argument]

  init(_ name: String, _ arguments: [(label: String?, value: SwiftValue)]) {
    self.name = name
    self.arguments = arguments.map { Argument(label: $0.label, value: $0.value) }
  }

  /// The call on one line, or on several if that is too short; put between a prefix and a suffix.
  func lines(indentation: Int, prefix: String = "", suffix: String = "") -> [String] {
    let start = String(repeating: " ", count: indentation) + prefix
    let value = SwiftValue.call(self)
    let line = start + value.inline + suffix
    if line.count <= Self.lineLength { return [line] }
    var lines = value.broken(indentation: indentation, isLabeled: false)
    lines[0] = start + lines[0]
    lines[lines.count - 1] += suffix
    return lines
  }

  /// As many arguments on a line as fit; one that fits on no line is broken itself.
  fileprivate func argumentLines(indentation: Int) -> [String] {
    let outer = String(repeating: " ", count: indentation)
    let width = Self.lineLength - indentation
    var lines: [String] = []
    var line = ""
    func endLine() {
      if !line.isEmpty { lines.append(outer + line) }
      line = ""
    }
    for (index, argument) in arguments.enumerated() {
      let comma = index == arguments.count - 1 ? "" : ","
      let piece = argument.inline + comma
      if !line.isEmpty && line.count + 1 + piece.count > width { endLine() }
      if piece.count <= width {
        line += line.isEmpty ? piece : " \(piece)"
      } else {
        let broken = argument.value.broken(indentation: indentation, isLabeled: argument.label != nil)
        lines.append(outer + argument.prefix + broken[0] + (broken.count == 1 ? comma : ""))
        lines += broken.dropFirst().dropLast()
        if broken.count > 1 { lines.append(broken[broken.count - 1] + comma) }
      }
    }
    endLine()
    return lines
  }
}
