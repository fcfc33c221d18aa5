#if !canImport(UIKit)
/// Kinds of keyboards.
public enum UIKeyboardType: Int, Sendable {
  /// The usual one.
  case `default` = 0
  /// ASCII letters.
  case asciiCapable = 1
  /// Numbers and marks.
  case numbersAndPunctuation = 2
  /// For addresses of pages.
  case URL = 3
  /// Digits.
  case numberPad = 4
  /// For telephone numbers.
  case phonePad = 5
  /// For names or telephone numbers.
  case namePhonePad = 6
  /// For addresses of mail.
  case emailAddress = 7
  /// Digits and a decimal point.
  case decimalPad = 8
  /// With at and hash signs.
  case twitter = 9
  /// For searching.
  case webSearch = 10
  /// ASCII digits.
  case asciiCapableNumberPad = 11
}

/// What the return key says.
public enum UIReturnKeyType: Int, Sendable {
  /// Return.
  case `default` = 0
  /// Go.
  case go = 1
  /// Google.
  case google = 2
  /// Join.
  case join = 3
  /// Next.
  case next = 4
  /// Route.
  case route = 5
  /// Search.
  case search = 6
  /// Send.
  case send = 7
  /// Yahoo.
  case yahoo = 8
  /// Done.
  case done = 9
  /// Emergency call.
  case emergencyCall = 10
  /// Continue.
  case `continue` = 11
}

/// What is written with capitals by itself.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// Nothing.
  case none = 0
  /// Every word.
  case words = 1
  /// Every sentence.
  case sentences = 2
  /// Everything.
  case allCharacters = 3
}

/// Whether words are corrected.
public enum UITextAutocorrectionType: Int, Sendable {
  /// As the input is for.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}
#endif
