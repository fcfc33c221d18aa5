/// What layout has to know about a view or a layout guide.
public struct LayoutItem: Sendable {
  /// What kind of item it is.
  public enum Kind: Sendable {
    /// A view.
    case view
    /// A view with content of its own size: constraints between its edges and what it contains mean the content.
    case scrollView
    /// A view that arranges others.
    case stack(StackConfiguration)
    /// A layout guide.
    case guide
  }

  /// What kind of item it is; a view by default.
  public var kind: Kind
  /// The frame in the parent's coordinates: where a root or an item with an autoresizing mask is, and what the others
  /// keep where no constraint says otherwise.
  public var frame: LayoutRect
  /// The autoresizing mask that places the item, if it is not placed by constraints.
  public var autoresizing: Autoresizing?
  /// Whether the item is hidden. A hidden item takes no room in a stack; elsewhere its constraints still count.
  public var isHidden = false
  /// The point of the item that lies at its top left corner: a scroll view's content offset.
  public var boundsOrigin: (x: Double, y: Double) = (0, 0)
  /// The distances from the frame to the alignment rectangle, which is what constraints align.
  public var alignmentInsets = LayoutInsets.zero
  /// The size of the content's alignment rectangle, nil along an axis where there is none.
  public var intrinsicSize: IntrinsicSize = .none
  /// Whether the intrinsic height depends on the width, as that of text with several lines does. It is then measured
  /// when the width is known.
  public var wrapsContent = false
  /// How strongly the item resists growing beyond its intrinsic size; 250 by default.
  public var hugging = AxisPriorities(250)
  /// How strongly the item resists shrinking below its intrinsic size; 750 by default.
  public var compressionResistance = AxisPriorities(750)
  /// Where the first line of text stands.
  public var firstBaseline = Baseline.none
  /// Where the last line of text stands.
  public var lastBaseline = Baseline.none
  /// The margins.
  public var margins = LayoutMargins()
  /// The largest width of the readable content guide.
  ///
  /// UIKit's grows with the preferred text size; 672 points is what an iPad has at the default size (measured, no
  /// published source).
  public var readableWidth = 672.0
  /// The part of the item that bars and the device cover. Nil: it is derived from the parent's.
  public var safeAreaInsets: LayoutInsets?
  /// The height of the keyboard above the item's bottom edge; 0 while there is none.
  public var keyboardHeight = 0.0
  /// The direction of leading and trailing.
  public var direction = LayoutDirection.leftToRight

  /// An item.
  public init(_ kind: Kind = .view, frame: LayoutRect = .zero) {
    self.kind = kind
    self.frame = frame
  }

  var isGuide: Bool { if case .guide = kind { true } else { false } }
  var isScrollView: Bool { if case .scrollView = kind { true } else { false } }
  var stack: StackConfiguration? { if case .stack(let stack) = kind { stack } else { nil } }
}
