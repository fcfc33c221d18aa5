/// Where a line of text stands in an item.
public enum Baseline: Hashable, Sendable {
  /// There is no text. Constraints use the bottom of the alignment rectangle instead.
  case none
  /// That far below the top of the alignment rectangle, such as a label's first baseline: the font's ascender.
  case belowTop(Double)
  /// That far above the bottom of the alignment rectangle, such as a label's last baseline: the font's descender.
  case aboveBottom(Double)
  /// That far below the centre, such as the baseline of a text field, which centres its text.
  case belowCenter(Double)
}
