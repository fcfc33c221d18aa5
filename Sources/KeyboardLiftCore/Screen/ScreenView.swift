/// A view as the engine sees it, with the app's own values.
public struct ScreenView: Equatable, Sendable {
  /// Which view it is, as far as the engine cares.
  public enum Kind: UInt8, CaseIterable, Sendable {
    /// Any view that is nothing of the following.
    case view
    /// A plain scroll view.
    case scrollView
    /// A table view.
    case tableView
    /// A collection view.
    case collectionView
    /// A single-line input.
    case textField
    /// A multi-line input, itself a scroll view.
    case textView
    /// A search bar.
    case searchBar
  }

  /// The caller's name for the view, unique on the screen.
  public var id: Int
  /// The superview's index in ``Screen/views``; nil for the root.
  public var parent: Int?
  /// Which view it is.
  public var kind: Kind
  /// In the superview's coordinates (content coordinates inside a scroll view); of the root in window coordinates.
  public var frame: Rect
  /// Whether it is hidden, and with it all that it contains.
  public var isHidden = false
  /// Whether UIKit itself avoids the keyboard here, as in a `UITableViewController`'s table.
  public var isSystemOwned = false
  /// Whether the app opted it out, and with it all that it contains.
  public var isOptedOut = false
  /// The input's own distance to the keyboard, in points; nil for the strategy's.
  public var distance: Double?
  /// The id of another view to keep visible together with this input, if both fit.
  public var companion: Int?
  /// A text view's caret in its content coordinates; nil while not known.
  public var caret: Rect?
  /// What makes it a scroll view; nil for other views. A text view has it too.
  public var scroll: ScrollMetrics?

  /// Makes a view without any of the optional traits.
  public init(id: Int, parent: Int?, kind: Kind = .view, frame: Rect, scroll: ScrollMetrics? = nil) {
    self.id = id
    self.parent = parent
    self.kind = kind
    self.frame = frame
    self.scroll = scroll
  }
}
