import KeyboardLiftCore

/// What we wrote into the scroll views of one session.
@MainActor final class ScrollViewOverrides {
  /// The constraint that sets the content's height, if the app named one.
  weak var contentHeight: NSLayoutConstraint?
  private let docked: DockedBars
  private var entries: [Int: Entry] = [:]
  /// The scroll views that hold something of ours, in the order in which they first did.
  private(set) var ids: [Int] = []

  private struct Entry {
    var values: LiftedValues
    /// What UIKit insets where the app has the scroll view.
    var systemInset: Insets
    var inset, indicator: Override<CGFloat>
    var height, contentHeight: HeightOverride?
  }

  /// - Parameter docked: the docked bars, whose insets count as the system's.
  init(docked: DockedBars) {
    self.docked = docked
  }

  // MARK: Reading

  /// The app's own values of a scroll view, of those that are read.
  func own(of id: Int, frame: Rect, metrics: ScrollMetrics) -> (Rect, ScrollMetrics) {
    guard let entry = entries[id] else { return (frame, metrics) }
    var (frame, metrics) = (frame, metrics)
    let height = entry.height.map { Double($0.own(of: frame.height)) } ?? frame.height
    let present = metrics.contentSize.height
    let contentHeight = entry.contentHeight.map { Double($0.own(of: present)) } ?? present
    // A shortened frame has left the safe area, and UIKit may inset grown content because it is long.
    if height != frame.height || contentHeight != present { metrics.systemInset = entry.systemInset }
    frame.size.height = height
    metrics.contentSize.height = contentHeight
    metrics.contentInset.bottom = Double(entry.inset.readOwn())
    return (frame, metrics)
  }

  /// Whether the app, or a layout pass, has set a height in place of ours, so that UIKit clamped the offset.
  func isOverwritten(_ id: Int) -> Bool {
    guard let entry = entries[id] else { return false }
    return entry.height?.isOverwritten == true || entry.contentHeight?.isOverwritten == true
  }

  /// Whether a scroll view does not have these values.
  func needs(_ values: LiftedValues, of view: ScreenView, in scrollView: UIScrollView) -> Bool {
    guard let entry = entries[view.id] else { return !values.isOwn(of: view) }
    return entry.values != values || values.isOwn(of: view) || !values.hasHeights(of: scrollView)
      || docked.insetBesideBar(of: scrollView) != values.contentInset.bottom
  }

  // MARK: Writing

  /// Gives a scroll view its values.
  func apply(_ values: LiftedValues, of view: ScreenView, in scrollView: UIScrollView) {
    guard let own = LiftedValues(own: view), let scroll = view.scroll else { return }
    var entry = entries[view.id] ?? makeEntry(own, scrollView)
    setHeight(values.frame.height, own: own.frame.height, &entry.height) { scrollView.heightOverride }
    setHeight(values.contentSize.height, own: own.contentSize.height, &entry.contentHeight) {
      scrollView.contentHeightOverride(named: contentHeight)
    }
    let part = CGFloat(values.contentInset.bottom - own.contentInset.bottom)
    entry.inset.write(entry.inset.readOwn() + part)
    entry.indicator.write(entry.indicator.readOwn() + part)
    (entry.values, entry.systemInset) = (values, scroll.systemInset)
    if values == own {
      entries[view.id] = nil
      ids.removeAll { $0 == view.id }
    } else {
      if entries[view.id] == nil { ids.append(view.id) }
      entries[view.id] = entry
    }
  }

  /// Takes what is ours from a scroll view, also from one that has left the window.
  func putBack(_ id: Int, in scrollView: UIScrollView) {
    let metrics = ScrollMetrics(scrollView, bottomInset: docked.insetBesideBar(of: scrollView), makesRoom: false)
    let (frame, own) = own(of: id, frame: Rect(scrollView.frame), metrics: metrics)
    let view = ScreenView(id: id, parent: nil, frame: frame, scroll: own)
    if let values = LiftedValues(own: view) { apply(values, of: view, in: scrollView) }
  }

  /// Takes note of the heights that came of what was written, and forgets scroll views that have gone.
  func readBack(_ views: ViewTable) {
    for id in ids {
      guard let scrollView = views.scrollView(id) else {
        entries[id] = nil
        continue
      }
      entries[id]?.height?.readBack(scrollView.bounds.height)
      entries[id]?.contentHeight?.readBack(scrollView.contentSize.height)
    }
    ids.removeAll { entries[$0] == nil }
  }

  private func makeEntry(_ own: LiftedValues, _ scrollView: UIScrollView) -> Entry {
    let inset = Override(
      docked.insetBesideBar(of: scrollView), isSame: { $0.isClose(to: $1) }, rule: Override.insetRule
    ) { [docked, weak scrollView] in
      scrollView.map { docked.insetBesideBar(of: $0) }
    } set: { [docked, weak scrollView] in
      if let scrollView { docked.setInsetBesideBar($0, of: scrollView) }
    }
    // UIKit does not inset the indicator by itself.
    let indicator = Override(
      scrollView.uprightIndicatorInset.bottom, rule: Override.insetRule
    ) { [weak scrollView] in
      scrollView?.uprightIndicatorInset.bottom
    } set: { [weak scrollView] in
      scrollView?.uprightIndicatorInset.bottom = $0
    }
    return Entry(values: own, systemInset: .zero, inset: inset, indicator: indicator)
  }

  /// Gives a height its value, by what sets the height now.
  private func setHeight(
    _ height: CGFloat, own: CGFloat, _ override: inout HeightOverride?, make: () -> HeightOverride
  ) {
    let growth = height - own
    if override?.isInForce != true {
      override?.set(growth: 0, of: own)
      override = growth == 0 ? nil : make()
    }
    override?.set(growth: growth, of: own)
    if growth == 0 { override = nil }
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

  /// Whether a scroll view and its content are as high.
  @MainActor func hasHeights(of scrollView: UIScrollView) -> Bool {
    Double(scrollView.bounds.height).isClose(to: frame.height)
      && Double(scrollView.contentSize.height).isClose(to: contentSize.height)
  }
}
