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
    var indicator: HeldInset?
    var height, contentHeight: (any HeldHeight)?
  }

  // MARK: Reading

  /// The app's own values of a scroll view, of what is read.
  func own(of id: Int, frame: Rect, metrics: ScrollMetrics) -> (Rect, ScrollMetrics) {
    guard let standing = standing[id] else { return (frame, metrics) }
    var (frame, metrics) = (frame, metrics)
    let height = standing.height.map { Double($0.own(of: frame.height)) } ?? frame.height
    let present = metrics.contentSize.height
    let contentHeight = standing.contentHeight.map { Double($0.own(of: present)) } ?? present
    // A frame that we shortened has left the safe area, and content that we grew may be insetted for being long.
    if height != frame.height || contentHeight != present {
      metrics.systemInset = standing.ownSystemInset
    }
    frame.size.height = height
    metrics.contentSize.height = contentHeight
    metrics.contentInset.bottom = HeldInset(
      own: standing.own.contentInset.bottom, written: standing.written.contentInset.bottom
    ).own(of: metrics.contentInset.bottom)
    return (frame, metrics)
  }

  /// Whether a scroll view does not have what is wanted.
  func needs(_ values: LiftedValues, of view: ScreenView, in scrollView: UIScrollView) -> Bool {
    guard let standing = standing[view.id] else { return !values.isOwn(of: view) }
    return standing.written != values || !values.stands(in: scrollView) || values.isOwn(of: view)
  }

  // MARK: Writing

  /// Gives a scroll view what is wanted.
  func apply(_ values: LiftedValues, of view: ScreenView, in scrollView: UIScrollView) {
    guard let own = LiftedValues(own: view), let scroll = view.scroll else { return }
    var standing = self.standing[view.id] ?? Standing(own: own, written: own, ownSystemInset: scroll.systemInset)
    standing.own = own
    standing.ownSystemInset = scroll.systemInset
    setHeight(values.frame.height, own: own.frame.height, &standing.height) { scrollView.heldHeight }
    setHeight(values.contentSize.height, own: own.contentSize.height, &standing.contentHeight) {
      scrollView.heldContentHeight(named: contentHeight)
    }
    setInset(values.contentInset.bottom, own: own.contentInset.bottom, of: scrollView, &standing)
    standing.written = values
    if values.isOwn(of: view) {
      self.standing[view.id] = nil
      ids.removeAll { $0 == view.id }
    } else {
      if self.standing[view.id] == nil { ids.append(view.id) }
      self.standing[view.id] = standing
    }
  }

  /// Takes what is ours from a scroll view, also from one that is on no screen any more.
  func takeOff(_ id: Int, from scrollView: UIScrollView) {
    let metrics = ScrollMetrics(scrollView, makesRoom: false)
    let (frame, own) = own(of: id, frame: Rect(scrollView.frame), metrics: metrics)
    let view = ScreenView(id: id, parent: nil, frame: frame, scroll: own)
    if let values = LiftedValues(own: view) { apply(values, of: view, in: scrollView) }
  }

  /// Notes what UIKit made of the values that were written, which it may have rounded.
  func readBack(_ views: ViewTable) {
    for id in ids {
      guard let scrollView = views.scrollView(id) else {
        standing[id] = nil
        continue
      }
      standing[id]?.height?.readBack(scrollView.bounds.height)
      standing[id]?.contentHeight?.readBack(scrollView.contentSize.height)
      standing[id]?.written.contentInset = Insets(scrollView.contentInsetBesideBar)
    }
    ids.removeAll { standing[$0] == nil }
  }

  /// Gives a height what is wanted, by what holds it now or, where that rules no more, by what does.
  private func setHeight(
    _ height: CGFloat, own: CGFloat, _ held: inout (any HeldHeight)?, whatRules: () -> any HeldHeight
  ) {
    let growth = height - own
    if held?.isInForce != true {
      held?.set(growth: 0, of: own)
      held = growth == 0 ? nil : whatRules()
    }
    held?.set(growth: growth, of: own)
    if growth == 0 { held = nil }
  }

  /// The inset, and the same part for the scroll indicator, which UIKit does not inset by itself.
  private func setInset(_ bottom: CGFloat, own: CGFloat, of scrollView: UIScrollView, _ standing: inout Standing) {
    let present = scrollView.verticalScrollIndicatorInsets.bottom
    let ownIndicator = standing.indicator?.own(of: present) ?? present
    scrollView.setBottomInsetBesideBar(bottom)
    let indicator = bottom == own ? ownIndicator : ownIndicator + bottom - own
    if indicator != present { scrollView.verticalScrollIndicatorInsets.bottom = indicator }
    standing.indicator = bottom == own ? nil : HeldInset(own: ownIndicator, written: indicator)
  }
}

extension LiftedValues {
  /// The app's own values of a scroll view.
  fileprivate init?(own view: ScreenView) {
    guard let scroll = view.scroll else { return nil }
    self.init(frame: view.frame, contentSize: scroll.contentSize, contentInset: scroll.contentInset)
  }

  /// Whether nothing of ours is in them.
  fileprivate func isOwn(of view: ScreenView) -> Bool { self == LiftedValues(own: view) }

  /// Whether a scroll view has what of it may be ours.
  @MainActor fileprivate func stands(in scrollView: UIScrollView) -> Bool {
    hasHeights(of: scrollView) && scrollView.contentInsetBesideBar.bottom == contentInset.bottom
  }

  /// Whether a scroll view and its content are as high.
  @MainActor func hasHeights(of scrollView: UIScrollView) -> Bool {
    scrollView.bounds.height.isNear(frame.height) && scrollView.contentSize.height.isNear(contentSize.height)
  }
}
