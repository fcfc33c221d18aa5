/// How sure a fact is.
public struct Confidence: Equatable, Sendable {
  /// How a fact was come by, the weakest first.
  public enum Level: String, CaseIterable, Sendable {
    /// Nobody knows.
    case unknown
    /// Estimated before the device could be measured.
    case provisional
    /// Carried over from a like device or a neighbouring system.
    case inferred
    /// A rule that tells which other fact applies.
    case rule
    /// General knowledge of the field, not measured.
    case wellKnown
    /// A sum of parts, most of which were measured.
    case computed
    /// A constant in the source of a widely used app.
    case constant
    /// Apple's or a published specification.
    case documented
    /// Read from a device or a simulator.
    case measured
  }

  /// How the fact was come by; of a fact with several parts the weakest.
  public var level: Level
  /// The same in the words of the table, "computed (265+55+20)".
  public var text: String

  /// Makes a confidence from its level and its words.
  public init(_ level: Level, _ text: String) {
    self.level = level
    self.text = text
  }
}

extension Confidence.Level {
  /// Whether the figure is derived or remembered rather than measured, published or taken from an app's source.
  ///
  /// Tables mark such a figure with `~`.
  public var isDerived: Bool { self < .constant }
}

extension Confidence.Level: Comparable {
  /// Whether the left level is the weaker one.
  public static func < (left: Self, right: Self) -> Bool { left.strength < right.strength }

  /// The place in the order of declaration.
  private var strength: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
