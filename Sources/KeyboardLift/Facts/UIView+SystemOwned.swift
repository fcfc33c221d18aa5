/// A view controller whose view UIKit or SwiftUI may keep clear of the keyboard.
@MainActor package protocol AvoidsKeyboardItself: AnyObject {
  /// Whether the system does so with the controller's present settings.
  var avoidsKeyboard: Bool { get }
}

extension UIAlertController: AvoidsKeyboardItself {
  package var avoidsKeyboard: Bool { true }
}

extension UISearchController: AvoidsKeyboardItself {
  package var avoidsKeyboard: Bool { true }
}

extension UIView {
  /// Whether UIKit keeps a view around this one clear of the keyboard, or moves this view, or a view in it, with a keyboard
  /// layout guide of a view around it.
  var liesInSystemOwned: Bool {
    var holder = superview
    while let current = holder {
      if current.avoidsKeyboardItself || current.constraints.contains(where: { $0.ties(self) }) { return true }
      holder = current.superview
    }
    return false
  }

  /// Whether the view lies in a web view.
  var liesInWebView: Bool { chain.contains(where: \.isWebView) }

  /// Whether it is a web view, which makes room by itself. NB: the class is looked up, so that apps without web views link no
  /// WebKit.
  private var isWebView: Bool {
    #if canImport(UIKit)
    NSClassFromString("WKWebView").map(isKind) == true
    #else
    self is WKWebView
    #endif
  }

  /// Whether the view's controller keeps it clear of the keyboard.
  var avoidsKeyboardItself: Bool {
    // A table or collection view controller insets its list alone, which need not be its view.
    if self is UITableView || self is UICollectionView {
      switch nearestViewController {
      case let controller as UITableViewController: return controller.tableView === self
      case let controller as UICollectionViewController: return controller.collectionView === self
      default: break
      }
    }
    return (next as? any AvoidsKeyboardItself)?.avoidsKeyboard == true || isWebView
  }
}

extension NSLayoutConstraint {
  /// Whether it ties a view, something in it or something around it to a keyboard layout guide.
  fileprivate func ties(_ view: UIView) -> Bool {
    guard isTiedToKeyboardLayoutGuide else { return false }
    return [firstItem, secondItem].contains {
      guard let item = $0 as? UIView else { return false }
      return item.isDescendant(of: view) || view.isDescendant(of: item)
    }
  }
}
