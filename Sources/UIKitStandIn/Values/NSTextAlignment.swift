#if !canImport(UIKit)
/// Where lines of text stand; kept, and nothing follows it.
public enum NSTextAlignment: Int, Sendable {
  /// At the left.
  case left = 0
  /// In the middle.
  case center = 1
  /// At the right.
  case right = 2
  /// At both sides.
  case justified = 3
  /// As the text's language wants it.
  case natural = 4
}
#endif
