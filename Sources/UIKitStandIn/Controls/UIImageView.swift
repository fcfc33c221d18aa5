#if !canImport(UIKit)
public import Foundation

/// A view with an image, which has no size of its own here.
@MainActor open class UIImageView: UIView {
  /// A view with an image.
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }

  /// A view without an image.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// As made in code: there is no archive to read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  /// The image; nil by default.
  open var image: UIImage?
}
#endif
