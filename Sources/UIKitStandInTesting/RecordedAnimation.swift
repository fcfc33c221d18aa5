#if !canImport(UIKit)
public import Foundation
public import UIKitStandIn

/// One `UIView.animate`, or one animated scroll, as it was asked for.
@MainActor public struct RecordedAnimation {
  /// What of a view; `frame` stands for position and size together.
  public enum Property: String, Sendable {
    /// A view's look.
    case alpha, backgroundColor, isHidden
    /// A view's place.
    case bounds, frame, transform
    /// A scroll view's content.
    case contentInset, contentOffset, contentSize, verticalScrollIndicatorInsets
  }

  /// One property of one view that changed.
  public struct Change {
    /// The view, while it lives.
    public private(set) weak var view: UIView?
    /// What of it.
    public let property: Property
  }

  /// When it was asked for, in seconds of the device's clock.
  public let start: TimeInterval
  /// Its length in seconds; inside of another animation that one's, unless it overrides it.
  public let duration: TimeInterval
  /// Seconds before it begins.
  public let delay: TimeInterval
  /// Its options, the curve's number in bits 16 to 19.
  public let options: UIView.AnimationOptions
  /// What changed in it, in the order of first changes.
  public let changes: [Change]

  /// The curve's number: 7 is the keyboard's.
  public var curve: Int { Int(options.rawValue >> 16 & 15) }

  /// Whether a property of a view changed in it.
  public func changes(_ property: Property, of view: UIView) -> Bool {
    changes.contains { $0.view === view && $0.property == property }
  }

  init(_ entry: AnimationEntry) {
    start = entry.start
    duration = entry.duration
    delay = entry.delay
    options = entry.options
    changes = entry.changes.compactMap { change in
      Property(rawValue: change.property.rawValue).map { Change(view: change.view, property: $0) }
    }
  }
}
#endif
