#if !canImport(UIKit)
import Foundation

extension UIView {
  /// Adds a view behind another.
  public func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, at: childViews.firstIndex { $0 === siblingSubview } ?? 0)
  }
  /// Adds a view in front of another.
  public func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, at: (childViews.firstIndex { $0 === siblingSubview } ?? childViews.count - 1) + 1)
  }
  /// Puts a subview in front.
  public func bringSubviewToFront(_ view: UIView) { restack(view) { childViews.append(view) } }
  /// Puts a subview behind the others.
  public func sendSubviewToBack(_ view: UIView) { restack(view) { childViews.insert(view, at: 0) } }
  /// Whether it is the given view or lies in it.
  public func isDescendant(of view: UIView) -> Bool {
    var current: UIView? = self
    while let next = current, next !== view { current = next.parentView }
    return current != nil
  }
  /// The first view with the tag, itself included.
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in childViews {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }

  private func restack(_ view: UIView, _ add: () -> Void) {
    guard view.parentView === self else { return }
    childViews.removeAll { $0 === view }
    add()
  }

  func insert(_ view: UIView, at index: Int) {
    let (oldParent, oldWindow, newWindow) = (view.parentView, view.window, window)
    view.willMove(toSuperview: self)
    if oldWindow !== newWindow { view.announceMove(to: newWindow) }
    if let oldParent {
      oldParent.willRemoveSubview(view)
      view.detach()
    }
    view.parentView = self
    childViews.insert(view, at: max(0, min(index, childViews.count)))
    changeConstraintCount(by: view.layoutState.constraintsBelow)
    if view.layoutState.needsConstraints { markNeedsConstraints() }
    if view.layoutState.isDirty { markSubtreeNeedsLayout() }
    setNeedsLayout()
    view.updateSafeArea(onlyMoved: false)
    if oldWindow !== newWindow { view.confirmMoveToWindow() }
    view.didMoveToSuperview()
    didAddSubview(view)
  }

  func moveOut() {
    guard let parent = parentView else { return }
    let oldWindow = window
    parent.willRemoveSubview(self)
    willMove(toSuperview: nil)
    if oldWindow != nil { announceMove(to: nil) }
    detach()
    updateSafeArea(onlyMoved: false)
    if oldWindow != nil { confirmMoveToWindow() }
    didMoveToSuperview()
  }

  private func detach() {
    guard let parent = parentView else { return }
    dropConstraintsToOutside()
    parent.changeConstraintCount(by: -layoutState.constraintsBelow)
    parent.childViews.removeAll { $0 === self }
    parent.setNeedsLayout()
    parentView = nil
  }

  private func announceMove(to newWindow: UIWindow?) {
    if let owner = window?.firstResponder as? UIView, owner.isDescendant(of: self) { endEditingInside(force: true) }
    walk { $0.willMove(toWindow: newWindow) }
  }

  private func confirmMoveToWindow() { walk { $0.didMoveToWindow() } }

  private func walk(_ visit: (UIView) -> Void) {
    visit(self)
    for view in childViews { view.walk(visit) }
  }

  @discardableResult func endEditingInside(force: Bool) -> Bool {
    guard let window, let owner = window.firstResponder else { return true }
    guard let view = owner as? UIView ?? (owner as? UIViewController)?.viewIfLoaded, view.isDescendant(of: self) else {
      return true
    }
    let before = window.forcesEndOfEditing
    window.forcesEndOfEditing = before || force
    defer { window.forcesEndOfEditing = before }
    return owner.resignFirstResponder()
  }
}
#endif
