/// The direction in which text is read, which decides where *leading* is.
public enum LayoutDirection: Sendable {
  /// Leading is left.
  case leftToRight
  /// Leading is right.
  case rightToLeft
}
