/// The margins of an item, and what they follow.
public struct LayoutMargins: Hashable, Sendable {
  /// The margins without the safe area. 8 points at each edge by default, as a plain view's.
  public var insets: LayoutInsets
  /// Whether `insets.left` is the leading margin and `insets.right` the trailing one, as in
  /// `directionalLayoutMargins`.
  public var isDirectional = false
  /// Whether the safe area is added; true by default, as in UIKit.
  public var includesSafeArea = true
  /// Whether the parent's margins count where they reach farther into the item.
  public var preservesParentMargins = false

  /// Margins.
  public init(_ insets: LayoutInsets = .all(8)) { self.insets = insets }

  func resolved(_ direction: LayoutDirection) -> LayoutInsets {
    guard isDirectional, direction == .rightToLeft else { return insets }
    return LayoutInsets(top: insets.top, left: insets.right, bottom: insets.bottom, right: insets.left)
  }
}
