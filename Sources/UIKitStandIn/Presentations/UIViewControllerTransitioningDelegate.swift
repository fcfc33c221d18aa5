#if !canImport(UIKit)
public import Foundation

/// Makes what a presentation of the custom style needs; every method is optional.
@MainActor public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
  /// The presentation controller; nil for one that fills the container.
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
  /// None.
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? { nil }
}
#endif
