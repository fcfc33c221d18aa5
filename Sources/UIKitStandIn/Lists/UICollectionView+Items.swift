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
    guard let dataSource else { return }
    // What items in sight are measured as brings others in sight.
    for _ in 0..<10 {
      collectionViewLayout.prepareIfNeeded()
      contentSize = collectionViewLayout.collectionViewContentSize
      let visible = (collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []).map(\.indexPath)
      for (path, item) in items.shown where !visible.contains(path) {
        guard let cell = item.cell, !cell.holdsFirstResponder else { continue }
        item.cell = nil
        putAway(cell)
      }
      var isMeasured = false
      for path in visible {
        guard let item = items.item(at: path) else { continue }
        let cell = item.cell ?? dataSource.collectionView(self, cellForItemAt: path)
        item.cell = cell
        if cell.superview !== self { insertSubview(cell, at: 0) }
        if collectionViewLayout.measuresCells, item.height == nil,
          let frame = collectionViewLayout.layoutAttributesForItem(at: path)?.frame
        {
          cell.frame.size.width = frame.width
          item.height = cell.contentView.heightOfConstraints ?? frame.height
          isMeasured = true
        }
      }
      guard isMeasured else { break }
      collectionViewLayout.invalidateArrangement()
    }
    for (path, item) in items.shown {
      if let frame = collectionViewLayout.layoutAttributesForItem(at: path)?.frame { item.cell?.frame = frame }
    }
  }
}
#endif
