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

  /// The parts, each as it was before where it is still the same, so that rounding is no change. Nothing is exactly nothing.
  func settled(on before: Parts) -> Parts {
    var parts = self
    if inset != 0 && inset.isNear(before.inset) { parts.inset = before.inset }
    if markInset != 0 && markInset.isNear(before.markInset) { parts.markInset = before.markInset }
    if heightLoss != 0 && heightLoss.isNear(before.heightLoss) { parts.heightLoss = before.heightLoss }
    if contentGain != 0 && contentGain.isNear(before.contentGain) { parts.contentGain = before.contentGain }
    return parts
  }

  /// Whether the strategy holds any part here, the mark's aside.
  var holdsStrategyPart: Bool { inset != 0 || heightLoss != 0 || contentGain != 0 }

  /// Whether any part shrank, so that an offset that was in range may not be any more.
  func isSmaller(than other: Parts) -> Bool {
    other.bottomInset.exceeds(bottomInset) || hasSmallerExtent(than: other)
  }

  /// Whether a part of the frame's or the content's height shrank.
  func hasSmallerExtent(than other: Parts) -> Bool {
    other.heightLoss.exceeds(heightLoss) || other.contentGain.exceeds(contentGain)
  }
}
