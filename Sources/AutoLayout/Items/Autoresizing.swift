/// The autoresizing mask of an item, and the parent's size that its frame was made for.
public struct Autoresizing: Hashable, Sendable {
  /// What is flexible along one axis.
  public struct Flexibility: OptionSet, Hashable, Sendable {
    /// The bits.
    public var rawValue: UInt8

    /// Flexibility with the given bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The left or the top margin.
    public static let start = Flexibility(rawValue: 1)
    /// The width or the height.
    public static let size = Flexibility(rawValue: 2)
    /// The right or the bottom margin.
    public static let end = Flexibility(rawValue: 4)
  }

  /// What is flexible across.
  public var horizontal: Flexibility
  /// What is flexible down.
  public var vertical: Flexibility
  /// The parent's size when the item had its frame; nil: its present one, so that nothing is to be adapted.
  public var parentSize: LayoutSize?

  /// A mask. Without flexibility the left and top margins and the size are fixed.
  public init(horizontal: Flexibility = [], vertical: Flexibility = [], parentSize: LayoutSize? = nil) {
    self.horizontal = horizontal
    self.vertical = vertical
    self.parentSize = parentSize
  }

  subscript(axis: LayoutAxis) -> Flexibility { axis == .horizontal ? horizontal : vertical }
}
