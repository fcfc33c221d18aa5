#if !canImport(UIKit)
package import Foundation

extension UIScrollView {
  /// What UIKit adds for the safe area.
  var systemInset: UIEdgeInsets {
    let safe = insetsForSafeArea
    guard safe != .zero else { return .zero }
    var (across, down) = (false, false)
    switch contentInsetAdjustmentBehavior {
    case .never: return .zero
    case .always: return safe
    case .automatic, .scrollableAxes:
      across = alwaysBounceHorizontal || contentSize.width > bounds.width
      down = alwaysBounceVertical || contentSize.height > bounds.height
    }
    if contentInsetAdjustmentBehavior == .automatic, isContentScrollViewOfNavigation { down = true }
    return UIEdgeInsets(
      top: down ? safe.top : 0, left: across ? safe.left : 0, bottom: down ? safe.bottom : 0,
      right: across ? safe.right : 0)
  }

  private var isContentScrollViewOfNavigation: Bool {
    var responder: UIResponder? = next
    while let current = responder, !(current is UIViewController) { responder = current.next }
    guard let controller = responder as? UIViewController, controller.navigationController != nil else { return false }
    return controller.contentScrollView(for: .top) === self
  }

  /// The offsets that the user can scroll to and rest at.
  package var offsetRange: (least: CGPoint, greatest: CGPoint) {
    let inset = adjustedContentInset
    let least = CGPoint(x: -inset.left, y: -inset.top)
    return (
      least,
      CGPoint(
        x: max(least.x, contentSize.width + inset.right - bounds.width),
        y: max(least.y, contentSize.height + inset.bottom - bounds.height))
    )
  }

  func moveContent(to offset: CGPoint) {
    let scale = pixelScale
    place { $0.bounds.origin = CGPoint(x: UIView.rounded(offset.x, to: scale), y: UIView.rounded(offset.y, to: scale)) }
  }

  /// Brings the offset back into the range, unless the user holds it.
  package func clampOffset() {
    guard touch == .none else { return }
    let range = offsetRange
    let offset = CGPoint(
      x: min(max(contentOffset.x, range.least.x), range.greatest.x),
      y: min(max(contentOffset.y, range.least.y), range.greatest.y))
    if offset != contentOffset { moveContent(to: offset) }
  }

  /// Follows a change of the adjusted inset: content that stood at the top stands there again, the rest is clamped.
  func settleInset() {
    let (before, new, passedOn) = (settledInset, adjustedContentInset, insetsForSubviews)
    let old = before.whole
    settledInset = (new, passedOn)
    // Most often all of the safe area became inset, before and after: then ten thousand subviews are not asked.
    if before.passedOn != passedOn { childViews.forEach { $0.updateSafeArea(onlyMoved: false) } }
    guard old != new else { return }
    adjustedContentInsetDidChange()
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
    if touch == .none {
      var offset = contentOffset
      if offset.y == -old.top { offset.y = -new.top }
      if offset.x == -old.left { offset.x = -new.left }
      if offset != contentOffset { moveContent(to: offset) }
    }
    clampOffset()
  }

  /// Where the offset has to be to show a rectangle; nil where there is nothing to show.
  func offset(toShow rect: CGRect) -> CGPoint? {
    let content = CGRect(origin: .zero, size: contentSize)
    let target = rect.intersection(content)
    guard !rect.isEmpty, !target.isNull, !target.isEmpty else { return nil }
    let inset = adjustedContentInset
    let room = bounds.inset(by: inset)
    func moved(_ start: CGFloat, _ length: CGFloat, _ offset: CGFloat, _ visible: CGFloat, _ space: CGFloat) -> CGFloat
    {
      let length = min(length, max(0, space))
      if start < visible { return offset + start - visible }
      if start + length > visible + space { return offset + start + length - visible - space }
      return offset
    }
    return CGPoint(
      x: moved(target.minX, target.width, contentOffset.x, room.minX, room.width),
      y: moved(target.minY, target.height, contentOffset.y, room.minY, room.height))
  }
}

extension UIView {
  /// The nearest scroll view around this view.
  var enclosingScrollView: UIScrollView? {
    var view = superview
    while let current = view {
      if let scroll = current as? UIScrollView { return scroll }
      view = current.superview
    }
    return nil
  }

  /// What UIKit does for an input by itself: the nearest scroll view shows the rectangle, in this view's coordinates.
  func revealInEnclosingScrollView(_ rect: CGRect) {
    guard let scroll = enclosingScrollView else { return }
    scroll.scrollRectToVisible(convert(rect, to: scroll), animated: true)
  }
}
#endif
