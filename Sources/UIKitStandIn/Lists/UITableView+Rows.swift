#if !canImport(UIKit)
import Foundation

extension UITableView {
  // `delegate` cannot be declared anew with a narrower type, as it is in Objective-C.
  private var tableDelegate: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }

  func setNeedsLoad() {
    rows.setNeedsLoad()
    setNeedsLayout()
  }

  /// Works out again where rows lie; what they were measured as is kept.
  func heightsDidChange() {
    if rows.isLoaded { updateHeights() }
    setNeedsLayout()
  }

  func load() {
    guard !rows.isLoaded, let counts = countedRows() else { return }
    rows.load(counts: counts).forEach(putAway)
    sectionsDidChange()
    updateHeights()
    setNeedsLayout()
  }

  private func countedRows() -> [Int]? {
    guard let dataSource else { return nil }
    return (0..<dataSource.numberOfSections(in: self)).map { dataSource.tableView(self, numberOfRowsInSection: $0) }
  }

  // MARK: Changes

  func change(_ changes: [ListChange]) {
    load()
    if rows.note(changes) { applyChanges() }
  }

  func applyChanges() {
    rows.applyChanges().forEach(putAway)
    if let counts = countedRows(), counts != rows.sections.map(\.count) { rows.settle(counts: counts).forEach(putAway) }
    for (_, item) in rows.shown { item.height = nil }
    sectionsDidChange()
    updateHeights()
    setNeedsLayout()
    if window != nil { layoutIfNeeded() }
  }

  private func sectionsDidChange() {
    for views in sectionViews { [views.header, views.footer].forEach { $0?.removeFromSuperview() } }
    sectionViews = rows.sections.indices.map {
      (
        tableDelegate?.tableView(self, viewForHeaderInSection: $0),
        tableDelegate?.tableView(self, viewForFooterInSection: $0)
      )
    }
    for views in sectionViews { [views.header, views.footer].forEach { $0.map(addSubview) } }
  }

  /// Takes a cell away; it waits to be used again if it has a name for that.
  private func putAway(_ cell: UITableViewCell) {
    cell.removeFromSuperview()
    if let name = cell.reuseIdentifier { waitingCells[name, default: []].append(cell) }
  }

  // MARK: Places

  private func updateHeights() {
    let estimate = estimatedRowHeight > 0 ? estimatedRowHeight : 44
    let sections = rows.sections.enumerated().map { section, items in
      TableHeights.Section(
        header: sectionViews[section].header == nil
          ? 0 : tableDelegate?.tableView(self, heightForHeaderInSection: section) ?? 0,
        rows: items.enumerated().map { row, item in
          let height = wantedHeight(at: IndexPath(row: row, section: section))
          return height >= 0 ? height : item.height ?? estimate
        },
        footer: sectionViews[section].footer == nil
          ? 0 : tableDelegate?.tableView(self, heightForFooterInSection: section) ?? 0)
    }
    heights = TableHeights(below: tableHeaderView?.frame.height ?? 0, sections)
    contentSize = CGSize(width: bounds.width, height: heights.end + (tableFooterView?.frame.height ?? 0))
  }

  private func wantedHeight(at path: IndexPath) -> CGFloat {
    tableDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight
  }

  /// Gives the rows in sight their cells, and takes away those of the others; a cell that is edited stays.
  func placeRows() {
    guard dataSource != nil else { return }
    // One after the other: how high a row is decides which are in sight besides.
    while let path = heights.rows(in: bounds).first(where: {
      wantedHeight(at: $0) < 0 && rows.item(at: $0)?.height == nil
    }) {
      guard let item = rows.item(at: path), let cell = madeCell(at: path) else { return }
      cell.frame.size.width = bounds.width
      item.height = cell.contentView.heightOfConstraints ?? 44
      updateHeights()
    }
    let visible = heights.rows(in: bounds)
    for (path, item) in rows.shown where !visible.contains(path) {
      guard let cell = item.cell, !cell.holdsFirstResponder else { continue }
      item.cell = nil
      putAway(cell)
    }
    visible.forEach { _ = madeCell(at: $0) }
    for (path, item) in rows.shown { item.cell?.frame = heights.rect(of: path, width: bounds.width) }
    placeSectionViews()
  }

  private func madeCell(at path: IndexPath) -> UITableViewCell? {
    guard let item = rows.item(at: path), let dataSource else { return nil }
    let cell = item.cell ?? dataSource.tableView(self, cellForRowAt: path)
    item.cell = cell
    if cell.superview !== self { insertSubview(cell, at: 0) }
    return cell
  }

  private func placeSectionViews() {
    let width = bounds.width
    tableHeaderView.map { $0.frame = CGRect(x: 0, y: 0, width: width, height: $0.frame.height) }
    tableFooterView.map { $0.frame = CGRect(x: 0, y: heights.end, width: width, height: $0.frame.height) }
    for (section, views) in sectionViews.enumerated() {
      views.header?.frame = heights.headerRect(of: section, width: width)
      views.footer?.frame = heights.footerRect(of: section, width: width)
    }
  }
}

extension UIView {
  /// Whether what has the keyboard is in it.
  var holdsFirstResponder: Bool { (window?.firstResponder as? UIView)?.isDescendant(of: self) == true }
}
#endif
