// Made by Scripts/generate-devices from the facts in Tests/KeyboardLiftDevicesTests/Fixtures; change those, not this.

extension Tables {
  /// Kinds that are as high as the text keyboard.
  static let keyboardRules: [KeyboardEntry] = [
    KeyboardEntry(
      scope: .everyPhone, displayZoom: nil, orientation: .portrait, kind: .emailAddress, suggestionBar: false,
      height: nil, systems: OSRange(from: OSVersion(8), throughMajor: 26), confidence: Confidence(.rule, "rule"),
      source: "K, LOG plus-show-226", sources: [.k, .log], trace: nil,
      note: """
        same as qwerty WITHOUT the bar when the bar is not offered (autocorrection off, URL, secure entry); with the \
        bar otherwise. Secure/username/one-time-code fields show an AutoFill bar of the bar's height (42-45 portrait, \
        37-38 landscape) when credentials exist.
        """
    ),
    KeyboardEntry(
      scope: .everyPhone, displayZoom: nil, orientation: .portrait, kind: .url, suggestionBar: false, height: nil,
      systems: OSRange(from: OSVersion(8), throughMajor: 26), confidence: Confidence(.rule, "rule"),
      source: "K, LOG plus-show-226", sources: [.k, .log], trace: nil,
      note: """
        same as qwerty WITHOUT the bar when the bar is not offered (autocorrection off, URL, secure entry); with the \
        bar otherwise. Secure/username/one-time-code fields show an AutoFill bar of the bar's height (42-45 portrait, \
        37-38 landscape) when credentials exist.
        """
    ),
    KeyboardEntry(
      scope: .everyPhone, displayZoom: nil, orientation: .portrait, kind: .webSearch, suggestionBar: false, height: nil,
      systems: OSRange(from: OSVersion(8), throughMajor: 26), confidence: Confidence(.rule, "rule"),
      source: "K, LOG plus-show-226", sources: [.k, .log], trace: nil,
      note: """
        same as qwerty WITHOUT the bar when the bar is not offered (autocorrection off, URL, secure entry); with the \
        bar otherwise. Secure/username/one-time-code fields show an AutoFill bar of the bar's height (42-45 portrait, \
        37-38 landscape) when credentials exist.
        """
    ),
    KeyboardEntry(
      scope: .everyPhone, displayZoom: nil, orientation: .portrait, kind: .twitter, suggestionBar: false, height: nil,
      systems: OSRange(from: OSVersion(8), throughMajor: 26), confidence: Confidence(.rule, "rule"),
      source: "K, LOG plus-show-226", sources: [.k, .log], trace: nil,
      note: """
        same as qwerty WITHOUT the bar when the bar is not offered (autocorrection off, URL, secure entry); with the \
        bar otherwise. Secure/username/one-time-code fields show an AutoFill bar of the bar's height (42-45 portrait, \
        37-38 landscape) when credentials exist.
        """
    ),
    KeyboardEntry(
      scope: .everyPhone, displayZoom: nil, orientation: .portrait, kind: .namePhonePad, suggestionBar: false,
      height: nil, systems: OSRange(from: OSVersion(8), throughMajor: 26), confidence: Confidence(.rule, "rule"),
      source: "K, LOG plus-show-226", sources: [.k, .log], trace: nil,
      note: """
        same as qwerty WITHOUT the bar when the bar is not offered (autocorrection off, URL, secure entry); with the \
        bar otherwise. Secure/username/one-time-code fields show an AutoFill bar of the bar's height (42-45 portrait, \
        37-38 landscape) when credentials exist.
        """
    ),
    KeyboardEntry(
      scope: .everyPhone, displayZoom: nil, orientation: .portrait, kind: .autocorrectionOff, suggestionBar: false,
      height: nil, systems: OSRange(from: OSVersion(8), throughMajor: 26), confidence: Confidence(.rule, "rule"),
      source: "K, LOG plus-show-226", sources: [.k, .log], trace: nil,
      note: """
        same as qwerty WITHOUT the bar when the bar is not offered (autocorrection off, URL, secure entry); with the \
        bar otherwise. Secure/username/one-time-code fields show an AutoFill bar of the bar's height (42-45 portrait, \
        37-38 landscape) when credentials exist.
        """
    ),
    KeyboardEntry(
      scope: .everyPhone, displayZoom: nil, orientation: .portrait, kind: .secureTextEntry, suggestionBar: false,
      height: nil, systems: OSRange(from: OSVersion(8), throughMajor: 26), confidence: Confidence(.rule, "rule"),
      source: "K, LOG plus-show-226", sources: [.k, .log], trace: nil,
      note: """
        same as qwerty WITHOUT the bar when the bar is not offered (autocorrection off, URL, secure entry); with the \
        bar otherwise. Secure/username/one-time-code fields show an AutoFill bar of the bar's height (42-45 portrait, \
        37-38 landscape) when credentials exist.
        """
    ),
    KeyboardEntry(
      scope: .everyPhone, displayZoom: nil, orientation: .portrait, kind: .emoji, suggestionBar: nil, height: nil,
      systems: OSRange(from: OSVersion(8), throughMajor: 26),
      confidence: Confidence(.rule, "described by measurement (ION pull 204)"), source: "ION", sources: [.ion],
      trace: nil,
      note: """
        equals the qwerty height WITH the bar, whatever the predictive setting; so with prediction off switching to \
        emoji makes it 37-45 taller
        """
    ),
  ]
}
