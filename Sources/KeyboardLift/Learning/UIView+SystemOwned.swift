extension UIView {
  /// Whether UIKit itself avoids the keyboard in this view.
  var isSystemOwned: Bool {
    if self is UITableView && next is UITableViewController { return true }
    if next is UIAlertController { return true }
    return isUsedByKeyboardLayoutGuide
  }

  /// Whether a constraint of this view ties something to a keyboard layout guide. The guide itself is never asked for: that
  /// would create it.
  private var isUsedByKeyboardLayoutGuide: Bool {
    constraints.contains {
      $0.isActive && ($0.firstItem is UIKeyboardLayoutGuide || $0.secondItem is UIKeyboardLayoutGuide)
    }
  }
}
