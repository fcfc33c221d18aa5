#if !canImport(UIKit)
import Foundation

/// A declaration in one spelling, whoever wrote it: what two of them have to agree in.
struct Declaration: Equatable, CustomStringConvertible {
  /// Without isolation, attributes and modifiers that callers do not see.
  var text: String
  /// Whether it is isolated to the main actor.
  var isMainActor: Bool
  /// Whether it is a convenience initialiser.
  var isConvenience: Bool

  init(_ source: String, isMainActor: Bool? = nil) {
    var words = source.replacingOccurrences(of: "\n", with: " ").split(separator: " ").map(String.init)
    self.isMainActor = isMainActor ?? words.contains("@MainActor")
    isConvenience = words.contains("convenience")
    let isOptional = words.contains("optional")
    let unseen: Set<String> = [
      "@MainActor", "nonisolated", "@discardableResult", "@NSCopying", "override", "optional", "open", "public",
      "final",
      "convenience", "required", "unowned(unsafe)", "mutating",
    ]
    words.removeAll { unseen.contains($0) }
    // `class` and `static` members are called alike; Swift itself has no `class let`.
    if words.count > 1, words[0] == "class", ["var", "let", "func"].contains(words[1]) { words[0] = "static" }
    text = words.joined(separator: " ")
    settleProperty(isOptional: isOptional)
  }

  // `let` can be read, a stored `var` also written, and an optional requirement reads as an Optional.
  private mutating func settleProperty(isOptional: Bool) {
    guard let keyword = ["let ", "var "].first(where: { text.hasPrefix($0) || text.contains(" " + $0) }),
      !text.contains("func "), !text.contains("init(")
    else { return }
    if !text.hasSuffix("}") { text += keyword == "let " ? " { get }" : " { get set }" }
    if let range = text.range(of: keyword) { text.replaceSubrange(range, with: "var ") }
    if isOptional, !text.contains("!"), let brace = text.range(of: " {") {
      text.replaceSubrange(brace, with: "? {")
    }
  }

  var description: String {
    (isMainActor ? "@MainActor " : "") + (isConvenience ? "convenience " : "") + text
  }
}
#endif
