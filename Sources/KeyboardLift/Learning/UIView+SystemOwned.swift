/// A controller in whose view the system itself may avoid the keyboard.
@MainActor package protocol AvoidsKeyboardItself: AnyObject {
  /// Whether it does so as it is set up now.
  var avoidsKeyboard: Bool { get }
}

extension UIAlertController: AvoidsKeyboardItself {
  package var avoidsKeyboard: Bool { true }
}

extension UISearchController: AvoidsKeyboardItself {
  package var avoidsKeyboard: Bool { true }
}

extension UIView {
  /// Whether UIKit itself avoids the keyboard in this view, or it rides on the keyboard.
  var isSystemOwned: Bool {
    isAvoidingKeyboard || constraints.contains(where: \.tiesToKeyboardLayoutGuide)
      || KeyboardMonitor.shared.bars.contains(self)
  }

  /// Whether UIKit itself avoids the keyboard in something that this view lies in, or moves it, or something in it, with a
  /// keyboard layout guide of what it lies in.
  var liesInSystemOwned: Bool {
    var holder = superview
    while let current = holder {
      if current.isAvoidingKeyboard || current.constraints.contains(where: { $0.ties(self) }) { return true }
      holder = current.superview
    }
    return false
  }

  /// Whether it is a view in which its controller avoids the keyboard.
  private var isAvoidingKeyboard: Bool {
    // The controllers of lists avoid it in their list alone, which need not be their view.
    if self is UITableView || self is UICollectionView {
      switch nearestViewController {
      case let controller as UITableViewController: return controller.tableView === self
      case let controller as UICollectionViewController: return controller.collectionView === self
      default: break
      }
    }
    return (next as? any AvoidsKeyboardItself)?.avoidsKeyboard == true
  }
}

extension NSLayoutConstraint {
  /// Whether it ties something to a keyboard layout guide. The guide itself is never asked for: that would create it.
  fileprivate var tiesToKeyboardLayoutGuide: Bool {
    isActive && (firstItem is UIKeyboardLayoutGuide || secondItem is UIKeyboardLayoutGuide)
  }

  /// Whether it ties a view, something in it or something around it to a keyboard layout guide.
  fileprivate func ties(_ view: UIView) -> Bool {
    guard tiesToKeyboardLayoutGuide else { return false }
    return [firstItem, secondItem].contains {
      guard let item = $0 as? UIView else { return false }
      return item.isDescendant(of: view) || view.isDescendant(of: item)
    }
  }
}
