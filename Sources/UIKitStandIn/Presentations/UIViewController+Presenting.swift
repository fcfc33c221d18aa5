#if !canImport(UIKit)
import Foundation

extension UIViewController {
  /// The controller that presents another for this one: the outermost, or the nearest that defines a context where the
  /// style keeps to one.
  func presenter(of presented: UIViewController) -> UIViewController {
    let containers = sequence(first: self) { $0.parent }
    let outermost = containers.reduce(self) { $1 }
    guard presented.modalPresentationStyle.keepsToContext else { return outermost }
    return containers.first { $0.definesPresentationContext } ?? outermost
  }

  /// How the nearest presented controller around is presented, or this one will be.
  var activePresentationController: UIPresentationController? {
    if presenter == nil, let parent, parent.presentingViewController != nil {
      return parent.activePresentationController
    }
    if ownPresentationController == nil { ownPresentationController = makePresentationController() }
    return ownPresentationController
  }

  private func makePresentationController() -> UIPresentationController {
    if let own = self as? any PresentsItself { return own.makeOwnPresentationController() }
    switch modalPresentationStyle {
    case .automatic, .pageSheet, .formSheet:
      return UISheetPresentationController(presentedViewController: self, presenting: nil)
    case .popover:
      return UIPopoverPresentationController(presentedViewController: self, presenting: nil)
    case .custom:
      let source = presenter ?? self
      let own = transitioningDelegate?.presentationController(forPresented: self, presenting: presenter, source: source)
      return own ?? UIPresentationController(presentedViewController: self, presenting: nil)
    case .fullScreen, .currentContext, .overFullScreen, .overCurrentContext, .none:
      return UIPresentationController(presentedViewController: self, presenting: nil)
    }
  }
}

/// A controller that UIKit presents in a way of its own.
@MainActor protocol PresentsItself: UIViewController {
  func makeOwnPresentationController() -> UIPresentationController
}
#endif
