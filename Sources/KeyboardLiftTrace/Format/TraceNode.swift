public import KeyboardLiftCore

/// A view in a recorded layout, with the app's own values.
public struct TraceNode: Equatable, Sendable {
  /// The view's name, unique in its layout.
  public var id: String
  /// The superview's index in ``TraceLayout/nodes``; nil for the root.
  public var parent: Int?
  /// Which view it is.
  public var kind: ScreenView.Kind
  /// In the superview's coordinates (content coordinates inside a scroll view); of the root in window coordinates.
  public var frame: Rect
  /// Whether it is hidden, and with it all that it contains. False by default.
  public var isHidden = false
  /// Whether UIKit itself avoids the keyboard here. False by default.
  public var isSystemOwned = false
  /// Whether the app opted it out, and with it all that it contains. False by default.
  public var isOptedOut = false
  /// The input's own distance to the keyboard, in points; nil for the strategy's.
  public var distance: Double?
  /// The name of another view to keep visible too, if it fits; it need not exist.
  public var companion: String?
  /// A text view's caret, in its content coordinates; nil while not known.
  public var caret: Rect?
  /// The `UIKeyboardType`'s name; nil if not recorded. The engine does not use it.
  public var keyboardType: String?
  /// What makes it a scroll view; of all other kinds than scroll, table, collection and text view it is nil.
  public var scroll: ScrollMetrics?

  /// Makes a view without any of the optional traits; a scroll view's content is as large as its frame.
  /// - Parameters:
  ///   - id: the view's name in the trace.
  ///   - parent: the superview's index in ``TraceLayout/nodes``; nil for the root.
  ///   - kind: what it is to the engine; a plain view by default.
  ///   - frame: in the superview's coordinates.
  public init(_ id: String, parent: Int?, kind: ScreenView.Kind = .view, frame: Rect) {
    self.id = id
    self.parent = parent
    self.kind = kind
    self.frame = frame
    scroll = kind.isScrollView ? ScrollMetrics(contentSize: frame.size) : nil
  }
}

extension ScreenView.Kind {
  /// Whether a view of this kind is a scroll view; a text view is one too.
  public var isScrollView: Bool {
    switch self {
    case .scrollView, .tableView, .collectionView, .textView: true
    case .view, .textField, .searchBar: false
    }
  }
}
