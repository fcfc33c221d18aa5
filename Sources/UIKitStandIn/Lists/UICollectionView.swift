#if !canImport(UIKit)
public import Foundation

/// A scroll view of items, arranged by a layout. Those in sight have cells, and the one that is edited.
@MainActor open class UICollectionView: UIScrollView {
  let items = ListItems<UICollectionViewCell>()
  var waitingCells: [String: [UICollectionViewCell]] = [:]
  var cellClasses: [String: UICollectionViewCell.Type] = [:]

  /// A collection of a layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.owner = self
  }

  /// As made in code: there is no archive to read.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewLayout()
    super.init(coder: coder)
    collectionViewLayout.owner = self
  }

  /// How the items are arranged.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      collectionViewLayout.owner = self
      collectionViewLayout.invalidateLayout()
    }
  }
  /// Gives the items; without one the collection leaves its content alone.
  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { setNeedsLoad() } }

  // MARK: Items

  /// How many sections there are.
  open var numberOfSections: Int {
    load()
    return items.sections.count
  }
  /// How many items a section has.
  open func numberOfItems(inSection section: Int) -> Int {
    load()
    return items.sections.indices.contains(section) ? items.sections[section].count : 0
  }
  /// Where an item lies.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    load()
    return collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }
  /// The item of a cell.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { items.path(of: cell) }
  /// The cell of an item; nil while it is out of sight.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { items.item(at: indexPath)?.cell }
  /// The cells that are in sight.
  open var visibleCells: [UICollectionViewCell] {
    items.shown.compactMap(\.item.cell).filter { $0.frame.intersects(bounds) }
  }
  /// Names the class of cells to make.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    cellClasses[identifier] = cellClass as? UICollectionViewCell.Type
  }
  /// A cell that waits to be used again, else a new one of the class that was registered.
  open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
    -> UICollectionViewCell
  {
    if let cell = waitingCells[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    let cell = cellClasses[identifier]?.init(coder: NSCoder()) ?? UICollectionViewCell(frame: .zero)
    cell.name = identifier
    return cell
  }

  // MARK: Changes

  /// Asks the data source again; what was edited is edited no more.
  open func reloadData() {
    setNeedsLoad()
    load()
  }
  /// Takes items in, at their places after all changes.
  open func insertItems(at indexPaths: [IndexPath]) { change(indexPaths.map { .insert($0) }) }
  /// Takes items out, from their places before all changes.
  open func deleteItems(at indexPaths: [IndexPath]) { change(indexPaths.map { .delete($0) }) }
  /// Asks for the cells of items again.
  open func reloadItems(at indexPaths: [IndexPath]) { change(indexPaths.map { .reload($0) }) }
  /// Takes an item elsewhere, its cell with it.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) { change([.move(indexPath, newIndexPath)]) }
  /// Makes changes together, animated in 0.3 s.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    UIView.animate(
      withDuration: 0.3, delay: 0, options: [],
      animations: {
        self.items.beginChanges()
        updates?()
        if self.items.endChanges() { self.applyChanges() }
      }, completion: completion)
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    load()
    placeItems()
  }

  override func boundsDidChange(from old: CGRect) {
    super.boundsDidChange(from: old)
    if bounds.size != old.size { collectionViewLayout.invalidateLayout() }
    setNeedsLayout()
  }
}

/// Asked about a collection's items; nothing here asks it.
@MainActor public protocol UICollectionViewDelegate: UIScrollViewDelegate {}

/// Gives a collection its items.
@MainActor public protocol UICollectionViewDataSource: NSObjectProtocol {
  /// How many items a section has.
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
  /// The cell of an item.
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
  /// How many sections there are.
  func numberOfSections(in collectionView: UICollectionView) -> Int
}

extension UICollectionViewDataSource {
  /// One.
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
}
#endif
