#if !canImport(UIKit)
public import Foundation

/// A switch, 51 by 31 points large.
@MainActor open class UISwitch: UIControl {
  /// A switch; its size is its own.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
  }

  /// As made in code: there is no archive to read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    self.frame.size = Self.size
  }

  /// Whether it is on; false by default. Setting it tells nobody.
  open var isOn = false
  /// The colour while it is on; nil is the system's green.
  open var onTintColor: UIColor?
  /// Sets whether it is on; it tells nobody.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  open override var intrinsicContentSize: CGSize { Self.size }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  package override func didTakeTap() {
    isOn.toggle()
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  private static let size = CGSize(width: 51, height: 31)
}
#endif
