/// A keyboard, as far as its height differs from others'.
public enum KeyboardKind: String, CaseIterable, Sendable {
  /// The text keyboard: `default`, `asciiCapable`, `numbersAndPunctuation`.
  case qwerty
  /// Digits only.
  case numberPad
  /// Digits and a decimal separator.
  case decimalPad
  /// Digits, star and hash.
  case phonePad
  /// ASCII digits only.
  case asciiCapableNumberPad
  /// A text keyboard with @ and the full stop.
  case emailAddress
  /// A text keyboard with slash and ".com"; offers no suggestions.
  case url = "URL"
  /// A text keyboard for addresses and searches.
  case webSearch
  /// A text keyboard with @ and #.
  case twitter
  /// Letters, and digits behind a key.
  case namePhonePad
  /// A text keyboard whose field has autocorrection switched off; offers no suggestions.
  case autocorrectionOff
  /// A text keyboard for a password; offers no suggestions.
  case secureTextEntry
  /// The emoji keyboard: always as high as the text keyboard with suggestions.
  case emoji

  /// Whether the keyboard has keys for digits only, on an iPhone; an iPad shows its text keyboard instead.
  public var isPad: Bool {
    switch self {
    case .numberPad, .decimalPad, .phonePad, .asciiCapableNumberPad: true
    default: false
    }
  }

  /// Whether the system shows the suggestion bar above this keyboard, left to itself.
  ///
  /// Above the others a bar of the same height comes when there is a password or a code to fill in.
  public var showsSuggestionBar: Bool {
    switch self {
    case .qwerty, .emailAddress, .webSearch, .twitter, .namePhonePad, .emoji: true
    case .numberPad, .decimalPad, .phonePad, .asciiCapableNumberPad: false
    case .url, .autocorrectionOff, .secureTextEntry: false
    }
  }
}

extension KeyboardKind {
  /// The keyboard of a `UIKeyboardType`'s name, as code or as Interface Builder writes it ("asciiCapable", "alphabet"),
  /// whatever its case; nil for a name that UIKit does not have.
  public init?(keyboardType name: String) {
    switch name.lowercased() {
    case "default", "asciicapable", "alphabet", "numbersandpunctuation": self = .qwerty
    case "url": self = .url
    case "numberpad": self = .numberPad
    case "phonepad": self = .phonePad
    case "namephonepad": self = .namePhonePad
    case "emailaddress": self = .emailAddress
    case "decimalpad": self = .decimalPad
    case "twitter": self = .twitter
    case "websearch": self = .webSearch
    case "asciicapablenumberpad": self = .asciiCapableNumberPad
    default: return nil
    }
  }
}
