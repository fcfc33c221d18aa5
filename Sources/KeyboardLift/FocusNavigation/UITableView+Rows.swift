import FocusOrder

extension UITableView {
  /// Its rows, there or not.
  var rows: ListRows {
    ListRows(counts: (0..<numberOfSections).map { numberOfRows(inSection: $0) })
  }

  /// Where its rows lie, in content coordinates; null without any.
  var frameOfRows: CGRect {
    let rows = rows
    return [rows.firstRow(.next), rows.firstRow(.previous)].compactMap { $0 }
      .reduce(.null) { $0.union(rectForRow(at: $1.indexPath)) }
  }

  /// The row of one of its cells, also of one that was kept for its focus when it was scrolled away.
  func row(of cell: UITableViewCell) -> ListRows.Row? {
    (indexPath(for: cell) ?? indexPathForRow(at: cell.center)).map { ListRows.Row(section: $0[0], row: $0[1]) }
  }

  /// The cell of a row; nil while it is not there.
  func cell(of row: ListRows.Row) -> UITableViewCell? { cellForRow(at: row.indexPath) }

  /// Scrolls at once to a row that is not there, and has its cell made.
  func load(_ row: ListRows.Row) {
    scrollToRow(at: row.indexPath, at: .none, animated: false)
    layoutIfNeeded()
  }
}

extension ListRows.Row {
  fileprivate var indexPath: IndexPath { IndexPath(indexes: [section, row]) }
}
