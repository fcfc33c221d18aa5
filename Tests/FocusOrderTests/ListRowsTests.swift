import Testing

@testable import FocusOrder

/// Going from row to row.
@Suite struct ListRowsTests {
  @Test("every row is met once, in both directions, whatever sections are empty") func allRows() {
    for sizes in [[], [0], [3], [0, 2, 0, 0, 1, 0], [1, 1], [2, 3, 4]] {
      let rows = ListRows(counts: sizes)
      let all = sizes.enumerated().flatMap { section, count in
        (0..<count).map { ListRows.Row(section: section, row: $0) }
      }
      #expect(walk(rows, .next) == all)
      #expect(walk(rows, .previous) == all.reversed())
    }
  }

  private func walk(_ rows: ListRows, _ motion: InputOrder.Motion) -> [ListRows.Row] {
    var (found, row): ([ListRows.Row], ListRows.Row?) = ([], rows.firstRow(motion))
    while let current = row, found.count < 100 {
      found.append(current)
      row = rows.row(motion, from: current)
    }
    return found
  }

  @Test("from a row that is gone the way leads to the nearest one") func goneRows() {
    let rows = ListRows(counts: [2, -5, 2])
    #expect(rows.row(.next, from: .init(section: 0, row: 9)) == .init(section: 2, row: 0))
    #expect(rows.row(.previous, from: .init(section: 0, row: 9)) == .init(section: 0, row: 1))
    #expect(rows.row(.next, from: .init(section: 1, row: 0)) == .init(section: 2, row: 0))
    #expect(rows.row(.previous, from: .init(section: 1, row: 0)) == .init(section: 0, row: 1))
    #expect(rows.row(.next, from: .init(section: 0, row: .min)) == .init(section: 0, row: 0))
    #expect(rows.row(.previous, from: .init(section: 0, row: .min)) == nil)
    #expect(rows.row(.next, from: .init(section: -1, row: 0)) == .init(section: 0, row: 0))
    #expect(rows.row(.previous, from: .init(section: -1, row: 0)) == nil)
    #expect(rows.row(.next, from: .init(section: 3, row: 0)) == nil)
    #expect(rows.row(.previous, from: .init(section: .max, row: .max)) == .init(section: 2, row: 1))
  }
}
