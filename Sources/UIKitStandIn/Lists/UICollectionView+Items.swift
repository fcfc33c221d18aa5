#if !canImport(UIKit)
import Foundation

extension UICollectionView {
  func setNeedsLoad() {
    items.setNeedsLoad()
    setNeedsLayout()
  }

  func load() {
    guard !items.isLoaded, let counts = countedItems() else { return }
    items.load(counts: counts).forEach(putAway)
    collectionViewLayout.invalidateLayout()
  }

  private func countedItems() -> [Int]? {
    guard let dataSource else { return nil }
    return (0..<dataSource.numberOfSections(in: self)).map {
      dataSource.collectionView(self, numberOfItemsInSection: $0)
    }
  }

  func change(_ changes: [ListChange]) {
    load()
    if items.note(changes) { applyChanges() }
  }

  func applyChanges() {
    items.applyChanges().forEach(putAway)
    if let counts = countedItems(), counts != items.sections.map(\.count) {
      items.settle(counts: counts).forEach(putAway)
    }
    collectionViewLayout.invalidateLayout()
    if window != nil { layoutIfNeeded() }
  }

  /// Takes a cell away; it waits to be used again if it has a name for that.
  private func putAway(_ cell: UICollectionViewCell) {
    cell.removeFromSuperview()
    if let name = cell.reuseIdentifier { waitingCells[name, default: []].append(cell) }
  }

  /// Has the layout arrange the items and gives those in sight their cells; a cell that is edited stays.
  func placeItems() {
    guard dataSource != nil else { return }
    // One after the other: how high an item is decides which are in sight besides.
    while let path = arrangedInSight().first(where: needsMeasuring) {
      guard let item = items.item(at: path), let cell = madeCell(at: path),
        let frame = collectionViewLayout.layoutAttributesForItem(at: path)?.frame
      else { return }
      cell.frame.size.width = frame.width
      item.height = cell.contentView.heightOfConstraints ?? frame.height
      collectionViewLayout.invalidateArrangement()
    }
    let visible = arrangedInSight()
    for (path, item) in items.shown where !visible.contains(path) {
      guard let cell = item.cell, !cell.holdsFirstResponder else { continue }
      item.cell = nil
      putAway(cell)
    }
    visible.forEach { _ = madeCell(at: $0) }
    for (path, item) in items.shown {
      if let frame = collectionViewLayout.layoutAttributesForItem(at: path)?.frame { item.cell?.frame = frame }
    }
  }

  private func arrangedInSight() -> [IndexPath] {
    collectionViewLayout.prepareIfNeeded()
    contentSize = collectionViewLayout.collectionViewContentSize
    return (collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []).map(\.indexPath)
  }

  private func needsMeasuring(_ path: IndexPath) -> Bool {
    collectionViewLayout.measuresCells && items.item(at: path)?.height == nil
  }

  private func madeCell(at path: IndexPath) -> UICollectionViewCell? {
    guard let item = items.item(at: path), let dataSource else { return nil }
    let cell = item.cell ?? dataSource.collectionView(self, cellForItemAt: path)
    item.cell = cell
    if cell.superview !== self { insertSubview(cell, at: 0) }
    return cell
  }
}
#endif
