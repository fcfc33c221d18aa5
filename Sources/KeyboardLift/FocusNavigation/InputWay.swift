import FocusOrder

/// The way from input to input on one screen, through the rows of tables, there or not.
@MainActor struct InputWay {
  /// What the order follows.
  enum Order {
    case position
    case hierarchy
    case custom([Weak<UIView>])
  }

  /// What was found.
  enum Finding {
    case input(UIView)
    /// Rows that are not there, with inputs or without.
    case missingRows
  }

  /// How many rows without an input are looked at before a table is given up.
  static let rowLimit = 50

  /// The view whose inputs are gone through.
  let root: UIView
  let order: Order
  let wrapsAround: Bool
  let options: OptionStore

  /// Whether there is an input to go to, as far as can be told without scrolling.
  func leads(_ motion: InputOrder.Motion, from input: UIView) -> Bool {
    find(motion, from: input, loadingRows: false) != nil
  }

  /// The input to go to. Tables are scrolled to rows in which to look, and back if there is none.
  func target(_ motion: InputOrder.Motion, from input: UIView) -> UIView? {
    guard case .input(let target) = find(motion, from: input, loadingRows: true) else { return nil }
    return target
  }

  /// Looks in the row that an input lies in, then in the other rows, then around the table, and so on outward.
  private func find(_ motion: InputOrder.Motion, from input: UIView, loadingRows: Bool) -> Finding? {
    var view = input
    while true {
      let row = row(around: view)
      let level = InputLevel(in: row?.cell ?? root, by: order, options)
      let wraps = wrapsAround && row == nil
      var stop = level.stop(motion, from: view, wrapsAround: wraps)
      // On a way that wraps around, tables without any input must not be gone through for ever.
      for _ in level.order.places {
        guard let current = stop, current !== input else { break }
        if let finding = enter(current, motion, loadingRows: loadingRows) {
          return finding.isInput(input) ? nil : finding
        }
        stop = level.stop(motion, from: current, wrapsAround: wraps)
      }
      guard let row else { return nil }
      if let finding = findInRows(of: row.table, motion, from: row.row, loadingRows: loadingRows) { return finding }
      view = row.table
    }
  }

  /// The input itself, or the first one of a table.
  private func enter(_ stop: UIView, _ motion: InputOrder.Motion, loadingRows: Bool) -> Finding? {
    guard let table = stop as? UITableView else { return .input(stop) }
    return findInRows(of: table, motion, from: nil, loadingRows: loadingRows)
  }

  /// The next input in a table's rows.
  /// - Parameter start: the row from which to go on; nil to begin outside.
  private func findInRows(
    of table: UITableView, _ motion: InputOrder.Motion, from start: ListRows.Row?, loadingRows: Bool
  ) -> Finding? {
    let (rows, offset) = (table.rows, table.contentOffset)
    var next = start.map { rows.row(motion, from: $0) } ?? rows.firstRow(motion)
    for _ in 0..<Self.rowLimit {
      guard let row = next else { break }
      if table.cell(of: row) == nil {
        guard loadingRows else { return .missingRows }
        table.load(row)
      }
      if let cell = table.cell(of: row), let finding = findFirst(in: cell, motion, loadingRows: loadingRows) {
        return finding
      }
      next = rows.row(motion, from: row)
    }
    if table.contentOffset != offset {
      table.contentOffset = offset
      table.layoutIfNeeded()
    }
    return nil
  }

  private func findFirst(in cell: UIView, _ motion: InputOrder.Motion, loadingRows: Bool) -> Finding? {
    let level = InputLevel(in: cell, by: order, options)
    var stop = level.firstStop(motion)
    while let current = stop {
      if let finding = enter(current, motion, loadingRows: loadingRows) { return finding }
      stop = level.stop(motion, from: current, wrapsAround: false)
    }
    return nil
  }

  /// The innermost row that a view lies in; nil where the app gave the order.
  private func row(around view: UIView) -> (table: UITableView, cell: UITableViewCell, row: ListRows.Row)? {
    if case .custom = order { return nil }
    let around = view.chain.dropFirst().prefix { $0 !== root }
    guard let cell = around.firstResult({ $0 as? UITableViewCell }),
      let table = cell.chain.firstResult({ $0 as? UITableView }), table.isDescendant(of: root),
      let row = table.row(of: cell)
    else { return nil }
    return (table, cell, row)
  }
}

extension InputWay.Finding {
  fileprivate func isInput(_ input: UIView) -> Bool {
    guard case .input(let found) = self else { return false }
    return found === input
  }
}

extension InputWay.Order {
  init(_ order: KeyboardLifter.InputOrder) {
    switch order {
    case .position: self = .position
    case .hierarchy: self = .hierarchy
    case .custom(let inputs): self = .custom(inputs.map(Weak.init))
    }
  }

  /// As the app gave it, without what has gone since.
  @MainActor var inputOrder: KeyboardLifter.InputOrder {
    switch self {
    case .position: .position
    case .hierarchy: .hierarchy
    case .custom(let inputs): .custom(inputs.compactMap(\.object))
    }
  }
}
