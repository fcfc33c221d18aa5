#if !canImport(UIKit)
import Testing
import UIKitStandInTesting

@testable import KeyboardLift

/// Rows of a table, most of which are not there.
@MainActor @Suite(.serialized) struct TableRowsTests {
  /// A table that has cells for the rows in sight and for the one with the focus only, as UIKit's.
  private final class SparseTable: UITableView {
    private(set) var loads = 0

    override func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
      guard let cell = super.cellForRow(at: indexPath) else { return nil }
      let hasFocus = (window?.currentFirstResponder as? UIView)?.isDescendant(of: cell) == true
      return hasFocus || rectForRow(at: indexPath).intersects(bounds) ? cell : nil
    }

    override func scrollToRow(at indexPath: IndexPath, at scrollPosition: UITableView.ScrollPosition, animated: Bool) {
      loads += 1
      super.scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Sections of cells, a number of fields in each.
  private final class Rows: NSObject, UITableViewDataSource {
    let cells: [[UITableViewCell]]
    let fields: [UITextField]

    @MainActor init(_ counts: [[Int]]) {
      var fields: [UITextField] = []
      cells = counts.map { section in
        section.map { count in
          let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
          // From the right, so that their order is not that of subviews.
          fields += (0..<count).reversed().map { Make.field(CGFloat($0) * 110, 7, in: cell.contentView) }.reversed()
          return cell
        }
      }
      self.fields = fields
    }

    func numberOfSections(in tableView: UITableView) -> Int { cells.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { cells[section].count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      cells[indexPath[0]][indexPath[1]]
    }
  }

  let stage = Stage()
  let lifter: KeyboardLifter

  init() {
    lifter = KeyboardLifter(for: stage.view)
  }

  /// A table of 220 points, five rows high, at y = 100.
  private func table(_ rows: Rows) -> SparseTable {
    let table = SparseTable(frame: CGRect(x: 0, y: 100, width: 375, height: 220))
    table.contentInsetAdjustmentBehavior = .never
    table.dataSource = rows
    stage.view.addSubview(table)
    stage.device.layOut()
    return table
  }

  @Test("the way leads through rows that are not there, and on to what follows the table") func offScreenRows() {
    let rows = Rows([[1, 0, 2, 0, 0, 1, 1], [], [0, 0, 3, 0, 0, 0, 1]])
    let table = table(rows)
    let above = Make.field(16, 50, in: stage.view)
    let below = Make.field(16, 400, in: stage.view)
    let expected = [above] + rows.fields + [below]
    let way = stage.walk(from: above, lifter)
    #expect(way.forth == expected)
    #expect(way.back == expected.reversed())
    #expect(table.loads > 0)
  }

  @Test("the row that gets the focus is in sight") func inSight() {
    let rows = Rows([Array(repeating: 0, count: 20) + [1]])
    let table = table(rows)
    let above = Make.field(16, 50, in: stage.view)
    above.becomeFirstResponder()
    #expect(lifter.focusNextInput())
    #expect(stage.focus === rows.fields[0])
    // 21 rows of 44 points in a table of 220.
    #expect(table.contentOffset.y == 704)
  }

  @Test("scrolled away, the next row is the next one all the same") func scrolledAway() {
    let rows = Rows([Array(repeating: 1, count: 30)])
    let table = table(rows)
    rows.fields[1].becomeFirstResponder()
    table.contentOffset.y = 800
    #expect(lifter.focusNextInput())
    #expect(stage.focus === rows.fields[2])
    #expect(lifter.focusPreviousInput())
    #expect(lifter.focusPreviousInput())
    #expect(stage.focus === rows.fields[0])
    #expect(!lifter.focusPreviousInput())
  }

  @Test("where no row has an input, the table is back where it was") func nothingFound() {
    let rows = Rows([[1] + Array(repeating: 0, count: 30)])
    let table = table(rows)
    rows.fields[0].becomeFirstResponder()
    table.contentOffset.y = 10
    #expect(!lifter.focusNextInput())
    #expect(table.contentOffset.y == 10)
    #expect(stage.focus === rows.fields[0])
  }

  @Test("50 rows without an input are looked at, not more") func limit() {
    let near = Rows([[1] + Array(repeating: 0, count: 49) + [1]])
    _ = table(near)
    near.fields[0].becomeFirstResponder()
    #expect(lifter.focusNextInput())
    #expect(stage.focus === near.fields[1])

    let far = Stage()
    let farLifter = KeyboardLifter(for: far.view)
    let rows = Rows([[1] + Array(repeating: 0, count: 50) + [1]])
    let table = SparseTable(frame: CGRect(x: 0, y: 100, width: 375, height: 220))
    table.dataSource = rows
    far.view.addSubview(table)
    far.device.layOut()
    rows.fields[0].becomeFirstResponder()
    #expect(!farLifter.focusNextInput())
  }

  @Test("the bar promises rows that are not there, and knows those that are") func promise() throws {
    lifter.showsBar = true
    let rows = Rows([[1, 0, 0, 0, 0, 0, 0]])
    _ = table(rows)
    rows.fields[0].becomeFirstResponder()
    #expect(try ShownBar(on: rows.fields[0]).next.isEnabled)
    stage.view.subviews.forEach { $0.removeFromSuperview() }
    let short = Rows([[1, 0, 0]])
    _ = table(short)
    short.fields[0].becomeFirstResponder()
    #expect(try !ShownBar(on: short.fields[0]).next.isEnabled)
  }

  @Test("inputs in a header and a footer come before and after the rows") func headerAndFooter() {
    let rows = Rows([[1, 1]])
    let table = table(rows)
    let header = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 50))
    let footer = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 50))
    let (top, end) = (Make.field(16, 10, in: header), Make.field(16, 10, in: footer))
    table.tableFooterView = footer
    table.tableHeaderView = header
    stage.device.layOut()
    for order in [KeyboardLifter.InputOrder.position, .hierarchy] {
      lifter.inputOrder = order
      #expect(stage.walk(from: top, lifter).forth == [top] + rows.fields + [end])
    }
  }

  @Test("a table alone wraps around through its rows") func wrapping() {
    let rows = Rows([[1, 0, 0, 0, 0, 0, 0, 0, 1]])
    _ = table(rows)
    lifter.inputOrderWrapsAround = true
    rows.fields[0].becomeFirstResponder()
    #expect(lifter.focusPreviousInput())
    #expect(stage.focus === rows.fields[1])
    #expect(lifter.focusNextInput())
    #expect(stage.focus === rows.fields[0])
    rows.fields[1].isEnabled = false
    #expect(!lifter.focusNextInput())
  }

  @Test("the table of a table controller is gone through too") func tableController() {
    final class Controller: UITableViewController {
      let rows = Rows([[1, 1, 1]])
      override func viewDidLoad() {
        super.viewDidLoad()
        tableView.dataSource = rows
      }
    }
    let controller = Controller(style: .plain)
    let stage = Stage(controller: controller)
    let lifter = KeyboardLifter(for: controller.view)
    let way = stage.walk(from: controller.rows.fields[0], lifter)
    #expect(way.forth == controller.rows.fields)
    #expect(way.back == controller.rows.fields.reversed())
  }
}
#endif
