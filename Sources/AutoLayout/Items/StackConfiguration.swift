/// How a stack view arranges its views.
public struct StackConfiguration: Hashable, Sendable {
  /// How the views share the stack's length.
  public enum Distribution: Sendable {
    /// They fill it, and their hugging and compression priorities decide which of them give way.
    case fill
    /// They fill it and have equal lengths.
    case fillEqually
    /// They fill it in proportion to their intrinsic lengths.
    case fillProportionally
    /// The gaps between them are equal, and at least the spacing.
    case equalSpacing
    /// Their centres are equally far apart, with gaps of at least the spacing.
    case equalCentering
  }

  /// Where the views are across the stack.
  public enum Alignment: Sendable {
    /// They fill the stack across.
    case fill
    /// At the leading edge of a vertical stack, the top edge of a horizontal one.
    case leading
    /// In the middle.
    case center
    /// At the trailing edge of a vertical stack, the bottom edge of a horizontal one.
    case trailing
    /// The first baselines are aligned; for horizontal stacks.
    case firstBaseline
    /// The last baselines are aligned; for horizontal stacks.
    case lastBaseline
  }

  /// The axis along which the views are arranged; horizontal by default.
  public var axis = LayoutAxis.horizontal
  /// How the views share the stack's length; fill by default.
  public var distribution = Distribution.fill
  /// Where the views are across the stack; fill by default.
  public var alignment = Alignment.fill
  /// The spacing between neighbours, in points; 0 by default.
  public var spacing = 0.0
  /// Spacings after single views, instead of ``spacing``.
  public var customSpacings: [LayoutTree.ItemID: Double] = [:]
  /// Whether a vertical stack's spacing is from one view's last baseline to the next one's first.
  public var isBaselineRelative = false
  /// Whether the views are arranged inside the stack's margins instead of its edges.
  public var isLayoutMarginsRelative = false

  /// The standard spacing, `UIStackView.spacingUseSystem`: 8 points.
  public static let standardSpacing = 8.0

  /// A horizontal stack that fills, without spacing.
  public init() {}

  func spacing(after item: LayoutTree.ItemID) -> Double { customSpacings[item] ?? spacing }
}
