#if !canImport(UIKit)
import Foundation

/// A change of a list. What goes is told by the places before all changes, what comes by those after them.
enum ListChange {
  case delete(IndexPath), insert(IndexPath), reload(IndexPath), move(IndexPath, IndexPath)
  case deleteSection(Int), insertSection(Int), reloadSection(Int)
}

/// The rows or items of a list, by section, with the cells of those that are in sight.
@MainActor final class ListItems<Cell: UIView> {
  final class Item {
    var cell: Cell?
    /// What its cell's constraints made of it; nil before it was seen.
    var height: CGFloat?
  }

  private(set) var sections: [[Item]] = []
  /// Whether the data source was asked since it has to be.
  private(set) var isLoaded = false
  private var changes: [ListChange] = []
  private var batchDepth = 0

  func item(at path: IndexPath) -> Item? {
    guard path.count == 2, sections.indices.contains(path[0]), sections[path[0]].indices.contains(path[1]) else {
      return nil
    }
    return sections[path[0]][path[1]]
  }

  func path(of cell: Cell) -> IndexPath? {
    for (section, items) in sections.enumerated() {
      if let index = items.firstIndex(where: { $0.cell === cell }) { return IndexPath(indexes: [section, index]) }
    }
    return nil
  }

  /// The items that have cells, with their places.
  var shown: [(path: IndexPath, item: Item)] {
    sections.enumerated().flatMap { section, items in
      items.enumerated().compactMap { $1.cell == nil ? nil : (IndexPath(indexes: [section, $0]), $1) }
    }
  }

  func setNeedsLoad() { isLoaded = false }

  /// Takes new counts; the cells so far are handed out to be taken away.
  func load(counts: [Int]) -> [Cell] {
    let cells = shown.compactMap(\.item.cell)
    sections = counts.map { count in (0..<count).map { _ in Item() } }
    isLoaded = true
    return cells
  }

  // MARK: Changes

  /// Notes a change; whether it is to be applied at once.
  func note(_ change: [ListChange]) -> Bool {
    changes += change
    return batchDepth == 0
  }

  func beginChanges() { batchDepth += 1 }

  /// Ends a batch; whether it was the outermost.
  func endChanges() -> Bool {
    batchDepth = max(0, batchDepth - 1)
    return batchDepth == 0
  }

  /// Applies what was noted; the cells that have to go are handed out.
  func applyChanges() -> [Cell] {
    let changes = self.changes
    self.changes = []
    guard isLoaded else { return [] }
    var leaving: [ObjectIdentifier: Item] = [:]
    var arriving: [(path: IndexPath, item: Item)] = []
    var removed: [Cell] = []
    var sectionsToDelete: Set<Int> = []
    var sectionsToInsert: [Int] = []
    func empty(_ item: Item) {
      if let cell = item.cell { removed.append(cell) }
      (item.cell, item.height) = (nil, nil)
    }
    for change in changes {
      switch change {
      case .delete(let path):
        guard let item = item(at: path) else { continue }
        leaving[ObjectIdentifier(item)] = item
        empty(item)
      case .insert(let path): arriving.append((path, Item()))
      case .reload(let path): item(at: path).map(empty)
      case .move(let from, let to):
        guard let item = item(at: from) else { continue }
        leaving[ObjectIdentifier(item)] = item
        arriving.append((to, item))
      case .deleteSection(let section):
        guard sections.indices.contains(section) else { continue }
        sectionsToDelete.insert(section)
        sections[section].forEach(empty)
      case .insertSection(let section): sectionsToInsert.append(section)
      case .reloadSection(let section): if sections.indices.contains(section) { sections[section].forEach(empty) }
      }
    }
    sections = sections.enumerated().filter { !sectionsToDelete.contains($0.offset) }
      .map { $0.element.filter { leaving[ObjectIdentifier($0)] == nil } }
    for section in sectionsToInsert.sorted() where section <= sections.count { sections.insert([], at: section) }
    for (path, item) in arriving.sorted(by: { $0.path < $1.path }) where sections.indices.contains(path[0]) {
      sections[path[0]].insert(item, at: min(path[1], sections[path[0]].count))
    }
    return removed
  }

  /// Brings what a data source counts otherwise than the changes said to its count, at the ends.
  func settle(counts: [Int]) -> [Cell] {
    if counts.count != sections.count { return load(counts: counts) }
    var removed: [Cell] = []
    for (section, count) in counts.enumerated() {
      removed += sections[section].dropFirst(count).compactMap(\.cell)
      sections[section] = Array(sections[section].prefix(count))
      while sections[section].count < count { sections[section].append(Item()) }
    }
    return removed
  }
}
#endif
