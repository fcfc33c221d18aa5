extension Device {
  /// How much of the screen the shortcut bar takes while a hardware keyboard is attached to an iPad, in points from the
  /// screen's bottom; nil on an iPhone and before iOS 9, where there is none.
  ///
  /// 55 was measured on several iPads; 69 with a home indicator is general knowledge.
  public func shortcutBarHeight(os: OSVersion? = nil) -> Double? {
    guard family == .iPad, os.map({ $0 >= OSVersion(9) }) ?? true else { return nil }
    return hasHomeIndicator ? Tables.shortcutBarWithHomeIndicator : Tables.shortcutBar
  }

  /// The keyboard's end frame while a hardware keyboard is attached to an iPad, in screen coordinates; nil where there is no
  /// shortcut bar or the keyboard's height is not known.
  ///
  /// It keeps the full keyboard's height and hangs below the screen, so that only ``Device/shortcutBarHeight(os:)`` of it
  /// shows: what takes the height from it, instead of intersecting, makes too much room.
  public func hardwareKeyboardFrame(orientation: Orientation, os: OSVersion? = nil) -> ScreenRect? {
    guard let bar = shortcutBarHeight(os: os), let height = keyboardHeight(orientation: orientation, os: os)?.height
    else { return nil }
    var frame = frame(ofKeyboard: height, in: orientation)
    frame.y = size(in: orientation).height - bar
    return frame
  }

  /// The least and the greatest height of an iPad's floating keyboard, in points, and its width; nil on an iPhone and before
  /// iPadOS 13. General knowledge, not measured.
  public func floatingKeyboardSize(os: OSVersion? = nil) -> (width: Double, heights: ClosedRange<Double>)? {
    guard family == .iPad, os.map({ $0 >= OSVersion(Tables.floatingKeyboardSince) }) ?? true else { return nil }
    return (Tables.floatingKeyboardWidth, Tables.floatingKeyboardHeights)
  }
}
