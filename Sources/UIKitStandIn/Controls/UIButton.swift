#if !canImport(UIKit)
public import Foundation

/// A button with a title.
@MainActor open class UIButton: UIControl {
  /// How a button looks; all look alike here.
  public enum ButtonType: Int, Sendable {
    /// As the app makes it.
    case custom = 0
    /// As the system's buttons do.
    case system = 1
  }

  private var titles: [UInt: String] = [:]

  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A button of a type.
  public convenience init(type buttonType: UIButton.ButtonType) { self.init(frame: .zero) }

  /// A button that runs an action.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    guard let primaryAction else { return }
    setTitle(primaryAction.title, for: .normal)
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  /// As made in code: there is no archive to read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Sets the title of a state.
  open func setTitle(_ title: String?, for state: UIControl.State) {
    titles[state.rawValue] = title
    invalidateIntrinsicContentSize()
  }
  /// The title of a state, or the normal one.
  open func title(for state: UIControl.State) -> String? {
    titles[state.rawValue] ?? titles[UIControl.State.normal.rawValue]
  }

  open override func sendActions(for controlEvents: UIControl.Event) {
    super.sendActions(
      for: controlEvents.contains(.touchUpInside) ? controlEvents.union(.primaryActionTriggered) : controlEvents)
  }

  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    // A system button's 18-point title with 6 points above and below.
    let width = CGFloat(title(for: .normal)?.count ?? 0) * UIFont.systemFont(ofSize: 18).characterWidth
    return CGSize(width: max(30, width.rounded(.up)), height: 34)
  }
}
#endif
