/// What of a device's name tells models apart.
enum ModelName {
  /// The name without case, punctuation and filler words, and with plain numbers: "iPad Pro (11-inch) (2nd generation)" is
  /// "ipadpro112".
  static func key(of name: String) -> String { words(of: name).joined() }

  /// The keys that a model answers to: its own, and without its number if it is a first generation.
  static func keys(of model: String) -> [String] {
    let words = words(of: model)
    guard words.count > 2, words.last == "1" else { return [words.joined()] }
    return [words.joined(), words.dropLast().joined()]
  }

  /// A full stop counts only between digits, as in 12.9.
  private static func words(of name: String) -> [String] {
    let isPartOfWord = { (character: Character) in character.isLetter || character.isNumber || character == "." }
    return name.lowercased().split(whereSeparator: { !isPartOfWord($0) }).compactMap { part in
      let word = part.hasSuffix(".") ? part.dropLast() : part
      return fillers.contains(String(word)) ? nil : String(cardinal(of: word))
    }
  }

  private static let fillers: Set<String> = ["", "gen", "generation", "inch", "display"]

  /// "3" of "3rd"; any other word as it is.
  private static func cardinal(of word: Substring) -> Substring {
    guard word.count > 2, ["st", "nd", "rd", "th"].contains(word.suffix(2)) else { return word }
    let number = word.dropLast(2)
    return number.allSatisfy(\.isNumber) ? number : word
  }
}
