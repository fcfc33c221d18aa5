extension Device {
  /// Where a docked keyboard's end frame is, in screen coordinates; nil where its height is not known.
  ///
  /// As wide as the screen and ending at its bottom. The suggestion bar is there as the system shows it by itself for that
  /// kind (``KeyboardKind/showsSuggestionBar``).
  ///
  /// - Parameters:
  ///   - orientation: Which way up the device is.
  ///   - kind: The keyboard; the text keyboard by default.
  ///   - os: The system; by default the newest that the table knows for this keyboard.
  ///   - accessoryHeight: The height of the input accessory view, in points, which the same frame includes.
  public func keyboardFrame(
    orientation: Orientation, kind: KeyboardKind = .qwerty, os: OSVersion? = nil, accessoryHeight: Double = 0
  ) -> ScreenRect? {
    keyboardFrame(
      orientation: orientation, kind: kind, suggestionBar: kind.showsSuggestionBar, os: os,
      accessoryHeight: accessoryHeight)
  }

  /// Where a docked keyboard's end frame is, in screen coordinates; nil where its height is not known.
  ///
  /// - Parameters:
  ///   - orientation: Which way up the device is.
  ///   - kind: The keyboard; the text keyboard by default.
  ///   - suggestionBar: Whether the bar above the keys is there; nil if that is not told.
  ///   - os: The system; by default the newest that the table knows for this keyboard.
  ///   - accessoryHeight: The height of the input accessory view, in points, which the same frame includes.
  public func keyboardFrame(
    orientation: Orientation, kind: KeyboardKind = .qwerty, suggestionBar: Bool?, os: OSVersion? = nil,
    accessoryHeight: Double = 0
  ) -> ScreenRect? {
    let answer = keyboardHeight(orientation: orientation, kind: kind, suggestionBar: suggestionBar, os: os)
    return answer.map { frame(ofKeyboard: $0.height + accessoryHeight, in: orientation) }
  }

  /// A keyboard of that height, in points, docked at the screen's bottom, in screen coordinates.
  func frame(ofKeyboard height: Double, in orientation: Orientation) -> ScreenRect {
    let size = size(in: orientation)
    return ScreenRect(x: 0, y: size.height - height, width: size.width, height: height)
  }
}
