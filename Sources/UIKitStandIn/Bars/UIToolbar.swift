#if !canImport(UIKit)
public import Foundation

/// A bar of buttons.
@MainActor open class UIToolbar: UIView {
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// As made in code: there is no archive to read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The buttons and spaces; nil by default.
  open var items: [UIBarButtonItem]?
  /// Sets the buttons.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
  /// Whether what is below shines through; true by default.
  open var isTranslucent = true
  /// The bar's colour.
  open var barTintColor: UIColor?

  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 44) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 44) }
}
#endif
