#if !canImport(UIKit)
import Foundation

extension UIView {
  /// Which parts of a view's place stretch with the superview.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// A mask of given bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The space to the left.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The space to the right.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The space above.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The space below.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  func resizeSubviews(from old: CGSize) {
    let new = bounds.size
    guard autoresizesSubviews, old != new else { return }
    for view in childViews where view.translatesAutoresizingMaskIntoConstraints && view.autoresizingMask != [] {
      let mask = view.autoresizingMask
      view.place {
        var frame = $0.untransformedFrame
        (frame.origin.x, frame.size.width) = stretched(
          frame.minX, frame.width, within: old.width, by: new.width - old.width,
          mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin))
        (frame.origin.y, frame.size.height) = stretched(
          frame.minY, frame.height, within: old.height, by: new.height - old.height,
          mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight), mask.contains(.flexibleBottomMargin))
        $0.untransformedFrame = frame
      }
    }
  }

  // What the superview gains is shared among the stretching parts as they are long, or evenly if they have no length.
  private func stretched(
    _ start: CGFloat, _ length: CGFloat, within whole: CGFloat, by gain: CGFloat, _ before: Bool, _ middle: Bool,
    _ after: Bool
  ) -> (CGFloat, CGFloat) {
    let parts: [(stretches: Bool, length: CGFloat)] = [
      (before, max(0, start)), (middle, max(0, length)), (after, max(0, whole - start - length)),
    ]
    let stretching = parts.filter(\.stretches)
    guard !stretching.isEmpty else { return (start, length) }
    let total = stretching.reduce(0) { $0 + $1.length }
    let shares = parts.map { part -> CGFloat in
      guard part.stretches else { return 0 }
      return total > 0 ? gain * part.length / total : gain / CGFloat(stretching.count)
    }
    return (start + shares[0], max(0, length + shares[1]))
  }
}
#endif
