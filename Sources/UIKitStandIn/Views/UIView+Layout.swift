#if !canImport(UIKit)
import Foundation

/// What a view's next layout pass has to do.
struct LayoutState {
  /// The view itself.
  var needsLayout = true
  /// Something below it.
  var subtreeNeedsLayout = false
  /// On the topmost view only: constraints are to be solved again.
  var needsConstraints = false
  /// Constraints that are installed on the view or below it.
  var constraintsBelow = 0

  var isDirty: Bool { needsLayout || subtreeNeedsLayout }
}

extension UIView {
  var rootView: UIView {
    var view = self
    while let parent = view.parentView { view = parent }
    return view
  }

  func markNeedsLayout() {
    layoutState.needsLayout = true
    parentView?.markSubtreeNeedsLayout()
  }

  func markSubtreeNeedsLayout() {
    var view: UIView? = self
    while let next = view, !next.layoutState.subtreeNeedsLayout {
      next.layoutState.subtreeNeedsLayout = true
      view = next.parentView
    }
  }

  func markNeedsConstraints() { rootView.layoutState.needsConstraints = true }

  /// Solves constraints, then lays out from the topmost ancestor that wants it. A pass may ask for another; a view that
  /// asks for ever is left after a number of them.
  func runLayout() {
    for _ in 0..<20 {
      UIView.tellAllOfSafeArea()
      rootView.solveConstraintsIfNeeded()
      guard let start = firstDirtyAncestor ?? (layoutState.isDirty ? self : nil) else { return }
      start.layOutSubtree()
    }
  }

  private var firstDirtyAncestor: UIView? {
    var (found, view) = (nil as UIView?, parentView)
    while let next = view {
      if next.layoutState.needsLayout { found = next }
      view = next.parentView
    }
    return found
  }

  private func layOutSubtree() {
    if layoutState.needsLayout {
      layoutState.needsLayout = false
      let owner = controller?.viewIfLoaded === self ? controller : nil
      owner?.viewWillLayoutSubviews()
      layoutSubviews()
      owner?.viewDidLayoutSubviews()
    }
    guard layoutState.subtreeNeedsLayout else { return }
    layoutState.subtreeNeedsLayout = false
    for view in childViews where view.layoutState.isDirty { view.layOutSubtree() }
  }
}
#endif
