#if !canImport(UIKit)
public import Foundation

/// What the keys of a keyboard can move the focus to: every view here.
@MainActor public protocol UIFocusItem: NSObjectProtocol {}

extension UIView: UIFocusItem {}

/// Knows where the focus is that a hardware keyboard's keys move.
@MainActor open class UIFocusSystem: NSObject {
  package weak var item: (any UIFocusItem)?

  package override init() { super.init() }

  /// What has the focus.
  open weak var focusedItem: (any UIFocusItem)? { item }
  /// The focus moved; the object is the focus system.
  public nonisolated static let didUpdateNotification = NSNotification.Name("UIFocusDidUpdateNotification")
}
#endif
