/// Text with the style that a terminal shows it in.
package struct StyledText: Equatable, Sendable {
  /// A style of the terminal; the raw value is the parameter of its SGR escape sequence (ECMA-48).
  package enum Style: String, Sendable {
    case bold = "1"
    case faint = "2"
    case red = "31"
    case green = "32"
  }

  var text: String
  var style: Style?

  /// Makes a text.
  /// - Parameters:
  ///   - text: the characters.
  ///   - style: the style; plain by default.
  package init(_ text: String, _ style: Style? = nil) {
    self.text = text
    self.style = style
  }

  /// The characters, between escape sequences where colors are wanted.
  func text(isColored: Bool) -> String {
    guard isColored, let style, !text.isEmpty else { return text }
    return "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m"
  }
}
