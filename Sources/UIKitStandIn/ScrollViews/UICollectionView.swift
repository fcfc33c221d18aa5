#if !canImport(UIKit)
public import Foundation

/// A scroll view of items; the app adds its subviews itself here.
@MainActor open class UICollectionView: UIScrollView {
  /// How the items are arranged; nothing asks it.
  open var collectionViewLayout: UICollectionViewLayout

  /// A collection of a layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
  }

  /// As made in code: there is no archive to read.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewLayout()
    super.init(coder: coder)
  }
}

/// An arrangement of items: none.
@MainActor open class UICollectionViewLayout: NSObject {
  /// A layout.
  public override init() { super.init() }
}
#endif
