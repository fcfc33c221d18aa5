/// A controller in whose view the system itself avoids the keyboard.
@MainActor protocol AvoidsKeyboardItself: AnyObject {}

extension UIAlertController: AvoidsKeyboardItself {}
extension UISearchController: AvoidsKeyboardItself {}

extension UIView {
  /// Whether UIKit itself avoids the keyboard in this view.
  var isSystemOwned: Bool {
    // A table controller avoids it in its table alone, which need not be its view.
    if self is UITableView && next is UITableViewController { return true }
    return next is any AvoidsKeyboardItself || isUsedByKeyboardLayoutGuide
  }

  /// Whether a constraint of this view ties something to a keyboard layout guide. The guide itself is never asked for: that
  /// would create it.
  private var isUsedByKeyboardLayoutGuide: Bool {
    constraints.contains {
      $0.isActive && ($0.firstItem is UIKeyboardLayoutGuide || $0.secondItem is UIKeyboardLayoutGuide)
    }
  }
}
