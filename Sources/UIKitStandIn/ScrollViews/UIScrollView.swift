#if !canImport(UIKit)
public import Foundation

/// A view whose content may be larger than itself; the offset is the origin of its bounds.
@MainActor open class UIScrollView: UIView {
  package var touch = ScrollTouch.none
  var settledInset = (whole: UIEdgeInsets.zero, passedOn: UIEdgeInsets.zero)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  /// As made in code: there is no archive to read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: Content

  /// Where the content stands; set in code it is rounded to pixels and not kept in range.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { moveContent(to: newValue) }
  }
  /// The content's size; zero by default.
  open var contentSize = CGSize.zero {
    didSet {
      guard oldValue != contentSize else { return }
      noteChange(of: .contentSize)
      settleInset()
      clampOffset()
    }
  }
  /// The app's own inset; zero by default.
  open var contentInset = UIEdgeInsets.zero {
    didSet {
      guard oldValue != contentInset else { return }
      noteChange(of: .contentInset)
      settleInset()
    }
  }
  /// `contentInset` and the system's part.
  open var adjustedContentInset: UIEdgeInsets {
    learnSafeArea()
    return contentInset + systemInset
  }
  /// Told after the adjusted inset changed.
  open func adjustedContentInsetDidChange() {}
  /// Which part of the safe area becomes inset; automatic by default.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { settleInset() }
  }
  /// Whether indicators keep clear of the safe area by themselves; true by default.
  open var automaticallyAdjustsScrollIndicatorInsets = true
  /// The inset of the vertical indicator; zero by default.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero {
    didSet { if oldValue != verticalScrollIndicatorInsets { noteChange(of: .verticalScrollIndicatorInsets) } }
  }
  /// The inset of the horizontal indicator; zero by default.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  /// The content's rectangle, for constraints.
  open var contentLayoutGuide: UILayoutGuide {
    let guide = guides.content ?? UILayoutGuide(role: .content, owner: self)
    guides.content = guide
    return guide
  }
  /// The scroll view's own rectangle, for constraints of views in it.
  open var frameLayoutGuide: UILayoutGuide {
    let guide = guides.frame ?? UILayoutGuide(role: .frame, owner: self)
    guides.frame = guide
    return guide
  }

  // MARK: Scrolling

  /// Told of scrolling. Subclasses' own delegates are kept here too.
  open weak var delegate: (any UIScrollViewDelegate)?
  /// Whether the user may scroll; true by default.
  open var isScrollEnabled = true
  /// Whether it springs at the ends; true by default.
  open var bounces = true
  /// Whether it springs up and down though all is in sight; false by default.
  open var alwaysBounceVertical = false { didSet { settleInset() } }
  /// Whether it springs sideways though all is in sight; false by default.
  open var alwaysBounceHorizontal = false { didSet { settleInset() } }
  /// Whether it stops at pages; false by default.
  open var isPagingEnabled = false
  /// Whether the vertical indicator is shown; true by default.
  open var showsVerticalScrollIndicator = true
  /// Whether the horizontal indicator is shown; true by default.
  open var showsHorizontalScrollIndicator = true
  /// The indicators' look.
  open var indicatorStyle = IndicatorStyle.default
  /// What a drag does to the keyboard; nothing by default.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// Whether a finger is down.
  open var isTracking: Bool { touch == .tracking || touch == .dragging }
  /// Whether a finger has begun to scroll.
  open var isDragging: Bool { touch == .dragging || touch == .decelerating }
  /// Whether it still moves after the finger has left.
  open var isDecelerating: Bool { touch == .decelerating }

  /// Scrolls; animated it takes 0.3 s of virtual time, the offset changes at once.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    guard animated, UIView.areAnimationsEnabled, contentOffset != self.contentOffset else {
      moveContent(to: contentOffset)
      return
    }
    UIView.animate(
      withDuration: 0.3, delay: 0, options: .overrideInheritedDuration,
      animations: { self.moveContent(to: contentOffset) },
      completion: { _ in self.delegate?.scrollViewDidEndScrollingAnimation(self) })
  }

  /// Scrolls just so far that the rectangle, in content coordinates, is in sight; nothing if it is, or is empty.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    guard var offset = offset(toShow: rect), offset != contentOffset else { return }
    // To the pixel at which all of it is seen.
    let scale = pixelScale ?? 1
    if offset.y > contentOffset.y { offset.y = (offset.y * scale - 0.01).rounded(.up) / scale }
    setContentOffset(offset, animated: animated)
  }

  // MARK: What follows from what

  override var insetsForSubviews: UIEdgeInsets {
    let (safe, used) = (insetsForSafeArea, systemInset)
    return UIEdgeInsets(
      top: safe.top - used.top, left: safe.left - used.left, bottom: safe.bottom - used.bottom,
      right: safe.right - used.right)
  }

  override func boundsDidChange(from old: CGRect) {
    if bounds.origin != old.origin { delegate?.scrollViewDidScroll(self) }
    if bounds.size != old.size {
      settleInset()
      clampOffset()
    }
  }

  override func safeAreaDidSettle() { settleInset() }
}
#endif
