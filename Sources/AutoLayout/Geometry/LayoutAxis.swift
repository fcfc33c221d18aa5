/// Across or down.
public enum LayoutAxis: CaseIterable, Sendable {
  /// From left to right, or from right to left.
  case horizontal
  /// From top to bottom.
  case vertical

  /// The other axis.
  public var crossing: LayoutAxis { self == .horizontal ? .vertical : .horizontal }
}
