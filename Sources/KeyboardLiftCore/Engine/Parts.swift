/// What KeyboardLift added to one scroll view, in points; all zero while it added nothing.
public struct Parts: Equatable, Sendable {
  /// What the strategy added to `contentInset.bottom`.
  public internal(set) var inset = 0.0
  /// What the app's mark (``ScrollMetrics/makesRoom``) added to `contentInset.bottom` beyond the strategy.
  public internal(set) var markInset = 0.0
  /// What was taken from the height of the frame.
  public internal(set) var heightLoss = 0.0
  /// What was added to the height of the content.
  public internal(set) var contentGain = 0.0

  /// Nothing added.
  public static let none = Parts()

  /// All that was added to `contentInset.bottom`; strategy and mark count as one.
  public var bottomInset: Double { inset + markInset }

  /// Whether the strategy holds any part here, the mark's aside.
  var holdsStrategyPart: Bool { inset != 0 || heightLoss != 0 || contentGain != 0 }

  /// Whether any part shrank, so that an offset that was in range may not be any more.
  func isSmaller(than other: Parts) -> Bool {
    bottomInset < other.bottomInset || hasSmallerExtent(than: other)
  }

  /// Whether a part of the frame's or the content's height shrank.
  func hasSmallerExtent(than other: Parts) -> Bool {
    heightLoss < other.heightLoss || contentGain < other.contentGain
  }
}
