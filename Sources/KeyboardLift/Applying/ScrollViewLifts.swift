import KeyboardLiftCore

/// What stands of ours in a screen's scroll views.
///
/// Beside each value that was written stands the app's own that it was made of: while the written value is still there, the
/// own one is known exactly; once it is not, the app has set another, and that is its own.
@MainActor final class ScrollViewLifts {
  /// The constraint that rules the content's height, if the app named one.
  weak var contentHeight: NSLayoutConstraint?
  private var standing: [Int: Standing] = [:]
  /// In the order in which they were first lifted.
  private(set) var ids: [Int] = []

  private struct Standing {
    var own, written: LiftedValues
    var ownSystemInset: Insets
    var indicator: (own: CGFloat, written: CGFloat)?
    var height: HeldConstant?
    var contentHeight: HeldConstant?
  }

  /// The app's own values of a scroll view, of what is read.
  func own(of id: Int, frame: Rect, metrics: ScrollMetrics) -> (Rect, ScrollMetrics) {
    guard let standing = standing[id] else { return (frame, metrics) }
    var (frame, metrics) = (frame, metrics)
    let hasFrame = abs(frame.height - standing.written.frame.height) < 0.01
    if hasFrame { frame.size.height = standing.own.frame.height }
    let hasSize = metrics.contentSize.height == standing.written.contentSize.height
    if hasSize { metrics.contentSize.height = standing.own.contentSize.height }
    if metrics.contentInset.bottom == standing.written.contentInset.bottom {
      metrics.contentInset.bottom = standing.own.contentInset.bottom
    }
    // A frame that we shortened has left the safe area, and content that we grew may be insetted for being long.
    let isResized = hasFrame && standing.own.frame.height != standing.written.frame.height
    let isGrown = hasSize && standing.own.contentSize.height != standing.written.contentSize.height
    if isResized || isGrown { metrics.systemInset = standing.ownSystemInset }
    return (frame, metrics)
  }

  /// Whether a scroll view does not have what is wanted.
  func needs(_ values: LiftedValues, of view: ScreenView, in scrollView: UIScrollView) -> Bool {
    if standing[view.id] == nil {
      return values.frame != view.frame || values.contentSize != view.scroll?.contentSize
        || values.contentInset != view.scroll?.contentInset
    }
    return !has(values, scrollView) || isOwn(values, of: view)
  }

  /// Gives a scroll view what is wanted.
  func apply(_ values: LiftedValues, of view: ScreenView, in scrollView: UIScrollView) {
    guard let scroll = view.scroll else { return }
    let own = LiftedValues(frame: view.frame, contentSize: scroll.contentSize, contentInset: scroll.contentInset)
    var standing = self.standing[view.id] ?? Standing(own: own, written: own, ownSystemInset: scroll.systemInset)
    standing.own = own
    standing.ownSystemInset = scroll.systemInset
    setHeight(values.frame.height, own: own.frame.height, of: scrollView, &standing)
    setContentHeight(values.contentSize.height, own: own.contentSize.height, of: scrollView, &standing)
    setInset(values.contentInset.bottom, own: own.contentInset.bottom, of: scrollView, &standing)
    standing.written = values
    if isOwn(values, of: view) {
      self.standing[view.id] = nil
      ids.removeAll { $0 == view.id }
    } else {
      if self.standing[view.id] == nil { ids.append(view.id) }
      self.standing[view.id] = standing
    }
  }

  /// Notes what UIKit made of the values that were written, which it may have rounded.
  func readBack(_ views: ViewTable) {
    for id in ids {
      guard let scrollView = views.view(id) as? UIScrollView else {
        standing[id] = nil
        continue
      }
      standing[id]?.written.frame.size.height = scrollView.bounds.height
      standing[id]?.written.contentSize = Size(scrollView.contentSize)
      standing[id]?.written.contentInset = Insets(scrollView.contentInset)
    }
    ids.removeAll { standing[$0] == nil }
  }

  private func has(_ values: LiftedValues, _ scrollView: UIScrollView) -> Bool {
    abs(scrollView.bounds.height - values.frame.height) < 0.01
      && abs(scrollView.contentSize.height - values.contentSize.height) < 0.01
      && scrollView.contentInset.bottom == values.contentInset.bottom
  }

  private func isOwn(_ values: LiftedValues, of view: ScreenView) -> Bool {
    values.frame == view.frame && values.contentSize == view.scroll?.contentSize
      && values.contentInset == view.scroll?.contentInset
  }

  // MARK: Writing

  /// Where constraints rule the frame, a set one would die at the next layout pass: then their constant is set.
  private func setHeight(_ height: CGFloat, own: CGFloat, of scrollView: UIScrollView, _ standing: inout Standing) {
    if standing.height == nil && height != own { standing.height = scrollView.heightConstant }
    if let constant = standing.height {
      constant.set(growth: height - own)
      if height == own { standing.height = nil }
    } else if abs(scrollView.bounds.height - height) >= 0.01 {
      scrollView.frame.size.height = height
    }
  }

  private func setContentHeight(_ height: CGFloat, own: CGFloat, of scrollView: UIScrollView, _ standing: inout Standing) {
    if standing.contentHeight == nil && height != own {
      standing.contentHeight = contentHeight.map { HeldConstant($0) } ?? scrollView.contentHeightConstant
    }
    if let constant = standing.contentHeight {
      constant.set(growth: height - own)
      if height == own { standing.contentHeight = nil }
    } else if scrollView.contentSize.height != height {
      scrollView.contentSize.height = height
    }
  }

  /// The inset, and the same part for the scroll indicator, which UIKit does not inset by itself.
  private func setInset(_ bottom: CGFloat, own: CGFloat, of scrollView: UIScrollView, _ standing: inout Standing) {
    let present = scrollView.verticalScrollIndicatorInsets.bottom
    let ownIndicator = standing.indicator.flatMap { $0.written == present ? $0.own : nil } ?? present
    if scrollView.contentInset.bottom != bottom { scrollView.contentInset.bottom = bottom }
    let indicator = bottom == own ? ownIndicator : ownIndicator + bottom - own
    if indicator != present { scrollView.verticalScrollIndicatorInsets.bottom = indicator }
    standing.indicator = bottom == own ? nil : (ownIndicator, indicator)
  }
}
