/// How high a keyboard is, and how one knows.
public struct KeyboardHeight: Equatable, Sendable {
  /// On what an answer rests, the weakest first.
  public enum Basis: String, CaseIterable, Sendable {
    /// No row tells it: the sum of keys, bar and bottom (``KeyboardParts``).
    case formula
    /// A row for the nearest other system.
    case nearestSystem
    /// A row for the text keyboard, whose height this kind shares.
    case textKeyboard
    /// A row for this very keyboard and system.
    case table
  }

  /// The height, in points from the keyboard's top to the screen's bottom, the safe area included, an accessory view not.
  public var height: Double
  /// On what the answer rests.
  public var basis: Basis
  /// How sure the height is.
  public var confidence: Confidence
  /// Where it was found, in the words of the table.
  public var source: String
  /// What else is to be known.
  public var note: String?
  /// The row with the height; nil for a sum.
  public var entry: KeyboardEntry?
  /// The row that says which other keyboard's height this kind shares, where there is one.
  public var rule: KeyboardEntry?
}

extension KeyboardHeight {
  /// Whether the height is derived: no row of the table states it for this keyboard and system, or the row itself holds a
  /// derived figure.
  public var isDerived: Bool { basis != .table || confidence.level.isDerived }
}
