/// A piece of HTML or SVG, held as a tree until it is written.
///
/// Text becomes markup in one place only, ``rendered``, so nothing can be forgotten to be escaped. What is written is both
/// HTML and well-formed XML.
enum Markup {
  /// Characters, written escaped.
  case text(String)
  /// An element with its attributes in order.
  indirect case element(name: String, attributes: [(name: String, value: String)], children: [Markup])

  /// An element.
  static func tag(_ name: String, _ attributes: KeyValuePairs<String, String> = [:], _ children: [Markup] = [])
    -> Markup
  {
    .element(name: name, attributes: attributes.map { (name: $0.key, value: $0.value) }, children: children)
  }

  /// An element that holds nothing but text.
  static func tag(_ name: String, _ attributes: KeyValuePairs<String, String> = [:], text: String) -> Markup {
    .tag(name, attributes, [.text(text)])
  }
}

extension Markup: ExpressibleByStringInterpolation {
  /// Text, as written in code.
  init(stringLiteral value: String) { self = .text(value) }
}

extension Markup {
  /// The markup as characters, each element that holds only elements with these on lines of their own.
  var rendered: String {
    var output = ""
    write(to: &output)
    return output
  }

  private func write(to output: inout String) {
    switch self {
    case .text(let text):
      output += text.escapedForMarkup
    case .element(let name, let attributes, let children):
      output += "<\(name)"
      for attribute in attributes { output += " \(attribute.name)=\"\(attribute.value.escapedForMarkup)\"" }
      if children.isEmpty && !Self.neverClosesItself.contains(name) {
        output += "/>"
        return
      }
      output += ">"
      let isBlock = !children.isEmpty && !children.contains(where: \.isText)
      for child in children {
        if isBlock { output += "\n" }
        child.write(to: &output)
      }
      output += isBlock ? "\n</\(name)>" : "</\(name)>"
    }
  }

  private var isText: Bool {
    if case .text = self { true } else { false }
  }

  /// HTML reads `<td/>` as an opening tag, so these are closed in full where they may be empty.
  private static let neverClosesItself: Set<String> = ["td", "th", "div", "span", "p"]
}

extension String {
  /// The same text, fit for an element's content and for an attribute in double quotes.
  var escapedForMarkup: String {
    var result = ""
    for character in unicodeScalars {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      default: result.unicodeScalars.append(character)
      }
    }
    return result
  }
}
