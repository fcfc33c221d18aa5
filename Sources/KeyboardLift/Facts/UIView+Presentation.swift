extension UIView {
  /// Whether UIKit itself moves the presentation that holds this view when the keyboard comes or goes.
  var isMovedByPresentation: Bool {
    guard let controller = nearestViewController, controller.presentingViewController != nil else { return false }
    var outermost = controller
    while let parent = outermost.parent { outermost = parent }
    switch outermost.modalPresentationStyle {
    case .pageSheet, .formSheet, .popover, .automatic: return true
    default: return false
    }
  }
}
