import KeyboardLiftCore

extension ScreenView.Kind {
  /// The kind of a view of UIKit's.
  @MainActor init(of view: UIView) {
    switch view {
    case is UITextView: self = .textView
    case is UITextField: self = .textField
    case is UITableView: self = .tableView
    case is UICollectionView: self = .collectionView
    case is UIScrollView: self = .scrollView
    case is UISearchBar: self = .searchBar
    default: self = .view
    }
  }
}

extension ScrollMetrics {
  /// A scroll view's metrics as they are, with what is ours in them.
  /// - Parameter bottomInset: `contentInset.bottom` without the part for a docked bar, which counts as the system's.
  @MainActor init(_ scrollView: UIScrollView, bottomInset: CGFloat, makesRoom: Bool) {
    let adjusted = scrollView.uprightAdjustedInset
    var own = scrollView.uprightInset
    own.bottom = bottomInset
    self.init(
      contentSize: Size(scrollView.contentSize), contentOffset: Point(scrollView.uprightOffset),
      contentInset: Insets(own),
      systemInset: Insets(
        top: adjusted.top - own.top, left: adjusted.left - own.left, bottom: adjusted.bottom - own.bottom,
        right: adjusted.right - own.right),
      isScrollEnabled: scrollView.isScrollEnabled, makesRoom: makesRoom)
  }
}

extension UIScrollView {
  /// Whether a page controller turns its pages in it: what it scrolls is no content.
  var turnsPages: Bool { superview?.next is UIPageViewController }
}

extension UITextView {
  /// Where the typist is, in content coordinates; nil while UIKit does not tell: without a selection or before layout.
  package var knownCaret: CGRect? {
    guard let end = selectedTextRange?.end else { return nil }
    let rect = caretRect(for: end)
    guard !rect.isNull, !rect.isInfinite, Rect(rect).isFinite else { return nil }
    return rect
  }
}
