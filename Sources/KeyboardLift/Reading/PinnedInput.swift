/// The scroll views that cannot bring an input into sight, because the input stays where it is when they scroll.
///
/// Such an input is tied to the scroll view's frame, or the app moves it along in `scrollViewDidScroll`. Constraints show the
/// former. The latter is learnt from the first scroll.
@MainActor struct PinnedInput {
  private weak var input: UIView?
  private var tied: [Weak<UIScrollView>] = []
  private var learnt: [(input: Weak<UIView>, scrollView: Weak<UIScrollView>)] = []

  /// Where an input lies in the content of a scroll view around it, before or after a scroll.
  struct Place {
    fileprivate let scrollView: UIScrollView
    fileprivate let offset, y: CGFloat
  }

  /// Looks at the constraints of another input, or of the same again.
  mutating func follow(_ input: UIView?, isLayout: Bool) {
    guard self.input !== input || isLayout else { return }
    self.input = input
    tied = input?.scrollViewsThatHoldItInPlace.map { Weak($0) } ?? []
  }

  /// Whether a scroll view does not move the input.
  func isPinned(in scrollView: UIScrollView) -> Bool {
    tied.contains { $0.object === scrollView }
      || learnt.contains { $0.scrollView.object === scrollView && $0.input.object === input }
  }

  // MARK: Learning

  /// Where the input lies in the scroll views around it.
  var places: [Place] {
    guard let input else { return [] }
    return input.scrollViewsAround.map {
      Place(scrollView: $0, offset: $0.contentOffset.y, y: input.convert(CGPoint.zero, to: $0).y)
    }
  }

  /// Compares where the input lies after a scroll with where it lay before.
  /// - Returns: whether it stayed in its place in a scroll view that is not known for it.
  mutating func learn(from before: [Place]) -> Bool {
    guard let input else { return false }
    var hasLearnt = false
    for place in before where !isPinned(in: place.scrollView) {
      let scrolled = place.scrollView.contentOffset.y - place.offset
      let moved = input.convert(CGPoint.zero, to: place.scrollView).y - place.y
      guard abs(scrolled) >= 1, abs(moved - scrolled) < 0.5 else { continue }
      learnt.append((Weak(input), Weak(place.scrollView)))
      hasLearnt = true
    }
    return hasLearnt
  }
}

extension UIView {
  /// The scroll views around the view, innermost first.
  fileprivate var scrollViewsAround: [UIScrollView] { chain.dropFirst().compactMap { $0 as? UIScrollView } }

  /// The scroll views around the view that constraints make it stay in place in.
  fileprivate var scrollViewsThatHoldItInPlace: [UIScrollView] {
    scrollViewsAround.filter { scrollView in
      let content = chain.prefix { $0 !== scrollView }
      return scrollView.chain.contains { holder in
        holder.constraints.contains { constraint in
          content.contains { constraint.holds($0, inPlaceIn: scrollView) }
        }
      }
    }
  }
}

extension NSLayoutConstraint {
  /// Whether it ties a view in a scroll view's content vertically to the scroll view's frame or to something outside of it.
  fileprivate func holds(_ view: UIView, inPlaceIn scrollView: UIScrollView) -> Bool {
    guard isActive, relation == .equal, priority.rawValue >= UILayoutPriority.defaultHigh.rawValue else { return false }
    if firstItem === view { return firstAttribute.isVerticalPlace && scrollView.holdsInPlace(secondItem) }
    if secondItem === view { return secondAttribute.isVerticalPlace && scrollView.holdsInPlace(firstItem) }
    return false
  }
}

extension UIScrollView {
  /// Whether an item of a constraint stays in place when the content scrolls.
  ///
  /// NB: to tie a view to the scroll view itself is to tie it to the content.
  fileprivate func holdsInPlace(_ item: AnyObject?) -> Bool {
    if let guide = item as? UILayoutGuide {
      guard let owner = guide.owningView else { return false }
      return owner === self ? guide !== contentLayoutGuide : !owner.isDescendant(of: self)
    }
    return (item as? UIView)?.isDescendant(of: self) == false
  }
}

extension NSLayoutConstraint.Attribute {
  fileprivate var isVerticalPlace: Bool {
    switch self {
    case .left, .right, .leading, .trailing, .width, .height, .centerX, .notAnAttribute: false
    // Edges, the middle, baselines and margins down the y axis.
    default: true
    }
  }
}
