#if !canImport(UIKit)
public import Foundation

/// What a collection shows and uses again.
@MainActor open class UICollectionReusableView: UIView {
  var name: String?

  /// A view.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// As made in code: there is no archive to read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Under which name it waits to be used again.
  open var reuseIdentifier: String? { name }
  /// Told before it is used again.
  open func prepareForReuse() {}
}

/// A collection's item.
@MainActor open class UICollectionViewCell: UICollectionReusableView {
  private let content = UIView()

  /// A cell.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    takeContent()
  }

  /// As made in code: there is no archive to read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    takeContent()
  }

  /// Where the item's views belong.
  open var contentView: UIView { content }

  private func takeContent() {
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
  }
}
#endif
