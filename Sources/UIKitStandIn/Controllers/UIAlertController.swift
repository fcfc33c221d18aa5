#if !canImport(UIKit)
import Foundation

/// An alert, perhaps with text fields. It goes out of the keyboard's way by itself.
@MainActor open class UIAlertController: UIViewController {
  /// An alert or a list of actions.
  public enum Style: Int, Sendable {
    /// A list of actions.
    case actionSheet = 0
    /// An alert.
    case alert = 1
  }

  private var fields: [UITextField] = []
  private var style = Style.alert

  /// An alert with a title and a message.
  public convenience init(title: String?, message: String?, preferredStyle: UIAlertController.Style) {
    self.init(nibName: nil, bundle: nil)
    style = preferredStyle
    modalPresentationStyle = .overFullScreen
  }

  /// An alert or a list of actions.
  open var preferredStyle: UIAlertController.Style { style }
  /// The fields; nil if there are none.
  open var textFields: [UITextField]? { fields.isEmpty ? nil : fields }
  /// Adds a field and lets the closure set it up.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField(frame: CGRect(x: 16, y: 84 + 40 * CGFloat(fields.count), width: 238, height: 34))
    configurationHandler?(field)
    fields.append(field)
    view.addSubview(field)
  }
}

extension UIAlertController: PresentsItself {
  func makeOwnPresentationController() -> UIPresentationController {
    AlertPresentationController(presentedViewController: self, presenting: nil)
  }
}

/// Has an alert stand in the middle of what the keyboard leaves.
@MainActor final class AlertPresentationController: UIPresentationController {
  override var frameOfPresentedViewInContainerView: CGRect {
    guard let container, let alert = presentedViewController as? UIAlertController else { return .zero }
    let fields = CGFloat(alert.textFields?.count ?? 0)
    return container.middle(for: CGSize(width: 270, height: 134 + 40 * fields), above: keyboardInContainer)
  }
}
#endif
