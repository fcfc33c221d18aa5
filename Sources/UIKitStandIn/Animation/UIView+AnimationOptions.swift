#if !canImport(UIKit)
extension UIView {
  /// The curves that have names.
  public enum AnimationCurve: Int, Sendable {
    /// Slow at both ends.
    case easeInOut = 0
    /// Slow at the start.
    case easeIn = 1
    /// Slow at the end.
    case easeOut = 2
    /// Of one speed.
    case linear = 3
  }

  /// How an animation runs; the curve's number stands in bits 16 to 19.
  public struct AnimationOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Options of given bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Lays subviews out along.
    public static let layoutSubviews = AnimationOptions(rawValue: 1)
    /// Touches are taken meanwhile.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Starts from where a running animation is.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// An inner block keeps its own duration.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// An inner block keeps its own curve.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Slow at both ends: the default.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at the start.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Of one speed.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    static let curveBits: UInt = 15 << 16
  }
}
#endif
