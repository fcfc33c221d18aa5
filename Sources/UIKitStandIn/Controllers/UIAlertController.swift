#if !canImport(UIKit)
import Foundation

/// An alert, perhaps with text fields. UIKit moves it out of the keyboard's way; here it only fills the window.
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
    let field = UITextField(frame: CGRect(x: 16, y: 200 + 40 * CGFloat(fields.count), width: 240, height: 34))
    configurationHandler?(field)
    fields.append(field)
    view.addSubview(field)
  }
}
#endif
