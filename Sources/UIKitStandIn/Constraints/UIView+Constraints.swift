#if !canImport(UIKit)
import Foundation

/// A view's guides, made when they are asked for.
package struct ViewGuides {
  var safeArea: UILayoutGuide?
  var content: UILayoutGuide?
  var frame: UILayoutGuide?
  package var keyboard: UIKeyboardLayoutGuide?
  var custom: [UILayoutGuide] = []
  /// How many active constraints use the view or a guide of it.
  var constraintCount = 0
}

extension UIView {
  /// The part that no bar covers.
  public var safeAreaLayoutGuide: UILayoutGuide {
    let guide = guides.safeArea ?? UILayoutGuide(role: .safeArea, owner: self)
    guides.safeArea = guide
    return guide
  }
  /// Where the keyboard is; it exists from the first time that it is asked for.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    let guide = guides.keyboard ?? UIKeyboardLayoutGuide(role: .keyboard, owner: self)
    guides.keyboard = guide
    return guide
  }
  /// The guides that were added.
  public var layoutGuides: [UILayoutGuide] { guides.custom }
  /// Gives a guide to this view.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owner = self
    guides.custom.append(layoutGuide)
  }
  /// Takes a guide away.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { guides.custom.removeAll { $0 === layoutGuide } }

  /// The constraints that this view holds: those between itself and views in it.
  public var constraints: [NSLayoutConstraint] { installedConstraints }

  /// The left edge: text runs from left to right here.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  /// The right edge.
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  /// The left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  /// The right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  /// The upper edge.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  /// The lower edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  /// The width.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  /// The height.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
  /// The middle across.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  /// The middle down.
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }

  /// Counts constraints on this view and its ancestors, so that a layout pass finds them without walking the tree.
  func changeConstraintCount(by change: Int) {
    guard change != 0 else { return }
    var view: UIView? = self
    while let next = view {
      next.layoutState.constraintsBelow += change
      view = next.parentView
    }
  }

  /// A view that leaves its superview loses the constraints between it and what stays.
  func dropConstraintsToOutside() {
    var ancestor = parentView
    while let next = ancestor {
      for constraint in next.installedConstraints where constraint.views.contains(where: { $0.isDescendant(of: self) })
      {
        constraint.isActive = false
      }
      ancestor = next.parentView
    }
  }
}
#endif
