#if !canImport(UIKit)
public import Foundation
public import UIKitStandIn

/// What a finger and the keyboard's keys do in one window.
@MainActor public struct SimulatedUser {
  /// The window.
  public let window: UIWindow

  /// A user of a window.
  public init(_ window: UIWindow) { self.window = window }

  // MARK: Keys

  /// Types into the first responder, character by character; its delegate is asked.
  public func type(_ text: String) {
    for character in text {
      if let input = window.firstResponder as? any KeyboardTypable {
        input.typeText(String(character))
      } else {
        (window.firstResponder as? any UIKeyInput)?.insertText(String(character))
      }
    }
  }

  /// Presses the delete key.
  public func pressDelete() {
    if let input = window.firstResponder as? any KeyboardTypable {
      input.pressDelete()
    } else {
      (window.firstResponder as? any UIKeyInput)?.deleteBackward()
    }
  }

  /// Presses the return key.
  public func pressReturn() {
    if let input = window.firstResponder as? any KeyboardTypable {
      input.pressReturn()
    } else {
      (window.firstResponder as? any UIKeyInput)?.insertText("\n")
    }
  }

  // MARK: Taps

  /// Taps a view in its middle; whether anything took the tap.
  @discardableResult public func tap(_ view: UIView) -> Bool {
    tap(at: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: window as UIView))
  }

  /// Taps a point of the window; whether anything took the tap.
  ///
  /// Recognisers of the view under the finger and around it get it first, then the view: an input becomes first
  /// responder, a control sends its events. A button keeps its taps from the recognisers around it.
  @discardableResult public func tap(at point: CGPoint) -> Bool {
    guard let hit = window.hitTest(point, with: nil) else { return false }
    let touch = UITouch(at: point, on: hit)
    let chain = Array(sequence(first: hit) { $0.superview })
    let target = chain.first { $0 is UIControl || $0 is UITextView }
    let reachable = chain.prefix { view in !(target is UIButton) || target.map(view.isDescendant) ?? true }
    let recognized = reachable.flatMap { $0.gestureRecognizers ?? [] }.filter { $0.receive(touch) }
    guard let target, !recognized.contains(where: \.cancelsTouchesInView) else { return !recognized.isEmpty }
    guard let control = target as? UIControl, !(target is UITextField) else { return target.becomeFirstResponder() }
    guard control.isEnabled else { return false }
    control.sendActions(for: .touchDown)
    control.sendActions(for: .touchUpInside)
    control.didTakeTap()
    return true
  }

  /// Taps a button of a bar.
  public func tap(_ item: UIBarButtonItem) { item.tap() }

  // MARK: Pages

  /// Draws the page beside the present one half into sight; false if there is none.
  @discardableResult public func beginSwiping(
    _ pages: UIPageViewController, _ direction: UIPageViewController.NavigationDirection
  ) -> Bool { pages.beginTurning(direction) }

  /// Lets a page go that is half in sight: it comes, or goes back.
  public func endSwiping(_ pages: UIPageViewController, completing: Bool = true) {
    pages.endTurning(completes: completing)
  }

  // MARK: Scrolling

  /// Puts a finger down and begins to scroll; false where the user may not.
  @discardableResult public func beginDragging(_ scrollView: UIScrollView) -> Bool {
    guard scrollView.isScrollEnabled, scrollView.isUserInteractionEnabled else { return false }
    scrollView.touch = .dragging
    scrollView.delegate?.scrollViewWillBeginDragging(scrollView)
    if [.onDrag, .onDragWithAccessory].contains(scrollView.keyboardDismissMode) { window.endEditing(false) }
    return true
  }

  /// Moves the content with the finger that is down; beyond its ends too.
  public func drag(_ scrollView: UIScrollView, to offset: CGPoint) {
    if scrollView.touch == .dragging { scrollView.contentOffset = offset }
  }

  /// Moves the finger that drags a scroll view to a point of the window, for what watches the finger itself.
  public func moveFinger(on scrollView: UIScrollView, to point: CGPoint) {
    guard scrollView.touch == .dragging else { return }
    let touch = UITouch(at: point, on: scrollView)
    for recognizer in pans(on: scrollView) { recognizer.follow(touch) }
  }

  private func pans(on view: UIView) -> [UIPanGestureRecognizer] {
    sequence(first: view) { $0.superview }.flatMap { $0.gestureRecognizers ?? [] }
      .compactMap { $0 as? UIPanGestureRecognizer }
  }

  /// Lifts the finger; decelerating, the content is still moving until `endDecelerating`.
  public func endDragging(_ scrollView: UIScrollView, decelerating: Bool = false) {
    guard scrollView.touch == .dragging else { return }
    for recognizer in pans(on: scrollView) { recognizer.end(.ended) }
    scrollView.touch = decelerating ? .decelerating : .none
    scrollView.delegate?.scrollViewDidEndDragging(scrollView, willDecelerate: decelerating)
    if !decelerating { scrollView.clampOffset() }
  }

  /// The content comes to rest.
  public func endDecelerating(_ scrollView: UIScrollView) {
    guard scrollView.touch == .decelerating else { return }
    scrollView.touch = .none
    scrollView.clampOffset()
    scrollView.delegate?.scrollViewDidEndDecelerating(scrollView)
  }

  /// Drags to an offset and lifts the finger; false where the user may not.
  @discardableResult public func scroll(_ scrollView: UIScrollView, to offset: CGPoint) -> Bool {
    guard beginDragging(scrollView) else { return false }
    drag(scrollView, to: offset)
    endDragging(scrollView)
    return true
  }
}
#endif
