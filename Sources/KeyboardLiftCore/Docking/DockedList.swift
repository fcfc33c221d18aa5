/// A list above a docked bar, or behind it: what of it bar and keyboard cover, and where its content stands.
public struct DockedList: Equatable, Sendable {
  /// Its frame in window coordinates.
  public var frame: Rect
  /// Its metrics, without what was added for the bar.
  public var scroll: ScrollMetrics

  /// Makes a list from its frame in window coordinates and its metrics.
  public init(frame: Rect, scroll: ScrollMetrics) {
    self.frame = frame
    self.scroll = scroll
  }

  /// What is to be added to its `contentInset.bottom`, in points, so that as much of its content can be seen above the bar as
  /// at rest: what the bar and all below it cover of it now, less what the bar covers at rest, where the app's own inset sees
  /// to it, or what UIKit insets, whichever is more.
  /// - Parameters:
  ///   - barTop: where the bar's top is, in window coordinates.
  ///   - restingTop: where it is without a keyboard.
  public func inset(barTop: Double, restingTop: Double) -> Double {
    max(0, cover(from: barTop) - max(cover(from: restingTop), scroll.systemInset.bottom))
  }

  /// How much of its `contentInset.bottom`, in points, is for the bar and all below it, so that nothing else needs to make
  /// room for these.
  /// - Parameters:
  ///   - barTop: where the bar's top is, in window coordinates.
  ///   - inset: what was added for the bar.
  public func insetForBar(barTop: Double, inset: Double) -> Double {
    min(scroll.contentInset.bottom + inset, max(0, cover(from: barTop) - scroll.systemInset.bottom))
  }

  /// The offset at which its content ends, in points down the y axis; of content that fits, the one at which it begins.
  /// - Parameter inset: what was added for the bar.
  public func endOffset(inset: Double) -> Double {
    let insets = scroll.contentInset.bottom + scroll.systemInset.bottom + inset
    let start = -scroll.contentInset.top - scroll.systemInset.top
    return max(start, scroll.contentSize.height + insets - frame.height)
  }

  /// Whether its content stands at its end, within a point: UIKit rounds offsets.
  /// - Parameter inset: what was added for the bar.
  public func standsAtEnd(inset: Double) -> Bool {
    scroll.contentOffset.y > endOffset(inset: inset) - 1
  }

  /// Whether nobody has scrolled it, and nothing has come to its content or gone, since it was as another value has it.
  public func hasStayed(since earlier: DockedList) -> Bool {
    scroll.contentOffset == earlier.scroll.contentOffset && scroll.contentSize == earlier.scroll.contentSize
  }

  /// How much of its height lies below a height of the window.
  private func cover(from top: Double) -> Double {
    max(0, min(frame.maxY - top, frame.height))
  }
}
