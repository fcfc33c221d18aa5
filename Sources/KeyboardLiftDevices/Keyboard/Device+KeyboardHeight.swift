extension Device {
  /// How high a keyboard is on this device with the suggestion bar as the system shows it by itself for that kind
  /// (``KeyboardKind/showsSuggestionBar``); nil where nothing is known.
  ///
  /// - Parameters:
  ///   - orientation: Which way up the device is.
  ///   - kind: The keyboard; the text keyboard by default.
  ///   - os: The system; by default the newest that the table knows for this keyboard.
  ///   - displayZoom: Whether Display Zoom is on.
  public func keyboardHeight(
    orientation: Orientation, kind: KeyboardKind = .qwerty, os: OSVersion? = nil, displayZoom: Bool = false
  ) -> KeyboardHeight? {
    keyboardHeight(
      orientation: orientation, kind: kind, suggestionBar: kind.showsSuggestionBar, os: os, displayZoom: displayZoom)
  }

  /// How high a keyboard is on this device; nil where nothing is known.
  ///
  /// What is asked is first put right: there was no suggestion bar before iOS 8; it is always there on an iPad since iOS 9
  /// and above emoji. Then the first of these that has an answer gives it:
  ///
  /// 1. a row for this keyboard and system; of several the one whose systems begin last;
  /// 2. the row for this keyboard on the system that is nearest in releases, marked as inferred;
  /// 3. the same two for the text keyboard, whose height the other kinds share;
  /// 4. the formula (``KeyboardParts``), marked as computed. With Display Zoom there is none.
  ///
  /// - Parameters:
  ///   - orientation: Which way up the device is.
  ///   - kind: The keyboard; the text keyboard by default.
  ///   - suggestionBar: Whether the bar above the keys is there, the one for suggestions or the equally high one that fills
  ///     in passwords and codes. Nil, "not told", takes a row that does not tell either, if there is one for this system,
  ///     else the height with the bar.
  ///   - os: The system; by default the newest that the table knows for this keyboard.
  ///   - displayZoom: Whether Display Zoom is on.
  public func keyboardHeight(
    orientation: Orientation, kind: KeyboardKind = .qwerty, suggestionBar: Bool?, os: OSVersion? = nil,
    displayZoom: Bool = false
  ) -> KeyboardHeight? {
    let query = KeyboardQuery(
      device: self, orientation: orientation, kind: kind, suggestionBar: suggestionBar, os: os, displayZoom: displayZoom
    )
    return query.answer()
  }
}
