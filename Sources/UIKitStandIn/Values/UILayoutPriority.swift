#if !canImport(UIKit)
/// How strongly a constraint is wanted, up to 1000.
public struct UILayoutPriority: Hashable, RawRepresentable, Sendable {
  /// From 0 to 1000.
  public var rawValue: Float
  /// A priority of a given value.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// A priority of a given value.
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  /// 1000: must hold.
  public static let required = UILayoutPriority(1000)
  /// 750.
  public static let defaultHigh = UILayoutPriority(750)
  /// 250.
  public static let defaultLow = UILayoutPriority(250)
  /// 50.
  public static let fittingSizeLevel = UILayoutPriority(50)
}
#endif
