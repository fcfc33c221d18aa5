extension UIView {
  /// The view and its superviews, up to its window.
  var chain: UnfoldFirstSequence<UIView> { sequence(first: self) { $0.superview } }

  /// The controller in whose view this view lies.
  var nearestViewController: UIViewController? {
    responders.firstResult { $0 as? UIViewController }
  }

  /// The input that is first responder, this view or one in it: a text field, a text view, or an app's own view that takes
  /// keys. UIKit itself looks after those of web views.
  var firstResponderInput: UIView? {
    if isFirstResponder && self is any UIKeyInput && !liesInWebView { return self }
    return subviews.firstResult(\.firstResponderInput)
  }

  /// Whether the user cannot see the view, however far the scroll views around it scroll: it is hidden, transparent or
  /// empty, or a view that clips cuts it off wholly.
  var isOutOfSight: Bool {
    if bounds.isEmpty { return true }
    var (view, rect) = (self, bounds)
    while true {
      if view.isHidden || view.alpha < 0.01 { return true }
      guard let superview = view.superview else { return false }
      rect = view.convert(rect, to: superview)
      // What a scroll view cuts off comes into sight by scrolling.
      if superview is UIScrollView {
        rect = superview.bounds
      } else if superview.clipsToBounds, !(superview is UIWindow), rect.intersection(superview.bounds).isEmpty {
        return true
      }
      view = superview
    }
  }
}

extension UIResponder {
  /// The responder and the next responders after it.
  var responders: UnfoldFirstSequence<UIResponder> { sequence(first: self) { $0.next } }
}
