/// What a scroll view is to have, with all that the engine added.
public struct LiftedValues: Equatable, Sendable {
  /// In the superview's coordinates.
  public var frame: Rect
  /// The content's size.
  public var contentSize: Size
  /// The whole `contentInset`.
  public var contentInset: Insets

  /// Makes values.
  public init(frame: Rect, contentSize: Size, contentInset: Insets) {
    self.frame = frame
    self.contentSize = contentSize
    self.contentInset = contentInset
  }
}

extension Engine {
  /// What a scroll view is to have: the app's own values with what the engine added; nil for a view that is none.
  ///
  /// For a caller that writes values whole, after something else may have overwritten them.
  public func liftedValues(of view: ScreenView) -> LiftedValues? {
    guard let scroll = view.scroll else { return nil }
    let parts = parts(of: view.id)
    return LiftedValues(
      frame: view.frame.shortened(by: parts.heightLoss),
      contentSize: scroll.contentSize.grown(by: parts.contentGain),
      contentInset: scroll.contentInset.deepened(by: parts.bottomInset))
  }

  /// The offset that a touched scroll view returns to, in points down the y axis; nil for one that is not touched.
  public func home(of id: Int) -> Double? { ledger.entry(for: id)?.home }

  /// The offset from which keyboard notifications scroll a scroll view, in points down the y axis; nil before it is planned
  /// for a focus.
  public func start(of id: Int) -> Double? { ledger.entry(for: id)?.start }

  /// Takes note that the system scrolled by itself, as UIKit reveals a caret: keyboard notifications scroll from there, but
  /// the scroll view still returns to where the user had it.
  /// - Parameters:
  ///   - id: the scroll view.
  ///   - offset: where the content now stands, in points down the y axis.
  public mutating func noteSystemScroll(_ id: Int, to offset: Double) {
    ledger.systemScrolled(id, to: offset)
  }
}
