#if !canImport(UIKit)
public import Foundation

/// A line of text.
@MainActor open class UILabel: UIView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// As made in code: there is no archive to read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  /// The text.
  open var text: String? { didSet { invalidateIntrinsicContentSize() } }
  /// The font; 17 points by default.
  open var font: UIFont! = .systemFont(ofSize: 17) { didSet { invalidateIntrinsicContentSize() } }
  /// Whether a font of a text style follows the size that the user wants; false by default.
  open var adjustsFontForContentSizeCategory = false
  /// The colour of the text.
  open var textColor: UIColor! = .black
  /// Where the text stands; natural by default.
  open var textAlignment = NSTextAlignment.natural
  /// The most lines; 1 by default, and always 1 here.
  open var numberOfLines = 1

  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard let text, !text.isEmpty, let font else { return .zero }
    return CGSize(width: (CGFloat(text.count) * font.characterWidth).rounded(.up), height: font.lineHeight.rounded(.up))
  }
}
#endif
