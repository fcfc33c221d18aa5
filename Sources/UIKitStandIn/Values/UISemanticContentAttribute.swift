#if !canImport(UIKit)
/// In which direction a view is laid out.
public enum UISemanticContentAttribute: Int, Sendable {
  /// As the app.
  case unspecified = 0
  /// From left to right, as the buttons of a player.
  case playback = 1
  /// From left to right, as what stands for left and right.
  case spatial = 2
  /// From left to right.
  case forceLeftToRight = 3
  /// From right to left.
  case forceRightToLeft = 4
}

/// The direction in which one reads.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}
#endif
