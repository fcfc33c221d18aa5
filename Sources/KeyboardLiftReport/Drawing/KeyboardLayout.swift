/// The keys of a text keyboard, row by row.
struct KeyboardLayout {
  /// One key; its width is told in letters.
  struct Key {
    var text: String
    var width = 1.0
    /// Whether it does something instead of typing.
    var isSpecial = false
  }

  var rows: [[Key]]

  /// The keyboard of an iPhone.
  static let phone = KeyboardLayout(rows: [
    letters("qwertyuiop"),
    [space(0.5)] + letters("asdfghjkl") + [space(0.5)],
    [special("⇧", 1.3), space(0.2)] + letters("zxcvbnm") + [space(0.2), special("⌫", 1.3)],
    [special("123", 2.5), Key(text: "space", width: 5), special("return", 2.5)],
  ])

  /// The keyboard of an iPad.
  static let pad = KeyboardLayout(rows: [
    letters("qwertyuiop") + [special("⌫", 1.2)],
    [space(0.4)] + letters("asdfghjkl") + [special("return", 1.8)],
    [special("⇧", 1.1)] + letters("zxcvbnm") + [Key(text: ","), Key(text: "."), special("⇧", 1.1)],
    [special(".?123", 2), Key(text: "", width: 6.2), special(".?123", 2), special("⌄", 1)],
  ])

  private static func letters(_ letters: String) -> [Key] { letters.map { Key(text: String($0)) } }

  private static func special(_ text: String, _ width: Double) -> Key { Key(text: text, width: width, isSpecial: true) }

  /// Room between keys: a key without text that is not drawn.
  private static func space(_ width: Double) -> Key { Key(text: KeyboardLayout.gap, width: width) }

  /// What stands in a ``Key/text`` where there is no key.
  static let gap = "\u{0}"
}
