#if !canImport(UIKit)
public import Foundation

/// An arrangement of items; this one arranges none.
@MainActor open class UICollectionViewLayout: NSObject {
  weak var owner: UICollectionView?
  private var isPrepared = false

  /// A layout.
  public override init() { super.init() }

  /// The collection that it arranges.
  open var collectionView: UICollectionView? { owner }
  /// Told before it is asked where items lie.
  open func prepare() {}
  /// The size of all of the content; zero by default.
  open var collectionViewContentSize: CGSize { .zero }
  /// What a rectangle meets; nothing by default.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
  /// Where an item lies; unknown by default.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
  /// Has items arranged anew, and measured where they are.
  open func invalidateLayout() {
    for (_, item) in owner?.items.shown ?? [] { item.height = nil }
    invalidateArrangement()
  }

  var measuresCells: Bool { false }

  func invalidateArrangement() {
    isPrepared = false
    owner?.setNeedsLayout()
  }

  func prepareIfNeeded() {
    guard !isPrepared else { return }
    isPrepared = true
    prepare()
  }
}

/// Where an item lies.
@MainActor open class UICollectionViewLayoutAttributes: NSObject {
  /// Its place in the content.
  open var frame = CGRect.zero
  /// Which item it is.
  open var indexPath: IndexPath

  /// Of an item's cell.
  public convenience init(forCellWith indexPath: IndexPath) { self.init(indexPath) }

  private init(_ indexPath: IndexPath) {
    self.indexPath = indexPath
    super.init()
  }
}

/// Lines of items, from the top down.
@MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// An estimate that leaves items' heights to their cells' constraints.
  public nonisolated static let automaticSize = CGSize(width: 1, height: 1)

  /// The size of items; 50 × 50 by default.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  /// Zero, by default, for items of `itemSize`; else their heights are worked out from their cells' constraints.
  open var estimatedItemSize = CGSize.zero { didSet { invalidateLayout() } }
  /// The space between lines; 10 by default.
  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The space between the items of a line; 10 by default.
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The space around each section; zero by default.
  open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }

  private var arranged: [[UICollectionViewLayoutAttributes]] = []
  private var bottom: CGFloat = 0

  /// A layout.
  public override init() { super.init() }

  override var measuresCells: Bool { estimatedItemSize != .zero }

  open override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    bottom = 0
    arranged = collectionView.items.sections.enumerated().map { section, items in
      arrange(items.map(\.height), in: section, width: collectionView.bounds.width)
    }
  }

  open override var collectionViewContentSize: CGSize {
    CGSize(width: collectionView?.bounds.width ?? 0, height: bottom)
  }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    arranged.joined().filter { $0.frame.intersects(rect) }
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard indexPath.count == 2, arranged.indices.contains(indexPath[0]),
      arranged[indexPath[0]].indices.contains(indexPath[1])
    else { return nil }
    return arranged[indexPath[0]][indexPath[1]]
  }

  private func arrange(_ heights: [CGFloat?], in section: Int, width: CGFloat) -> [UICollectionViewLayoutAttributes] {
    var place = CGPoint(x: sectionInset.left, y: bottom + sectionInset.top)
    var lineHeight: CGFloat = 0
    let estimate = estimatedItemSize == Self.automaticSize ? itemSize : estimatedItemSize
    let size = measuresCells ? estimate : itemSize
    let result = heights.enumerated().map { index, height in
      let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: index, section: section))
      if place.x > sectionInset.left, place.x + size.width > width - sectionInset.right {
        place = CGPoint(x: sectionInset.left, y: place.y + lineHeight + minimumLineSpacing)
        lineHeight = 0
      }
      attributes.frame = CGRect(origin: place, size: CGSize(width: size.width, height: height ?? size.height))
      place.x += size.width + minimumInteritemSpacing
      lineHeight = max(lineHeight, attributes.frame.height)
      return attributes
    }
    bottom = place.y + lineHeight + sectionInset.bottom
    return result
  }
}
#endif
