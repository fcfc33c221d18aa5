#if !canImport(UIKit)
import Foundation
import Testing
import UIKitStandIn
import UIKitStandInTesting

/// Cells of tables: made for rows in sight, used again, and gone with their rows.
@MainActor @Suite struct CellTests {
  final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var titles = (0..<1000).map { "row \($0)" }
    var made: [Cell] = []
    var headers: [Int: UIView] = [:]

    final class Cell: UITableViewCell {
      let field = UITextField(frame: rect(16, 5, 200, 34))
      var timesReused = 0
      override func prepareForReuse() { timesReused += 1 }
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { titles.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell") as? Cell ?? make()
      cell.field.text = titles[indexPath.row]
      return cell
    }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { headers[section] }

    private func make() -> Cell {
      let cell = Cell(style: .default, reuseIdentifier: "cell")
      cell.contentView.addSubview(cell.field)
      made.append(cell)
      return cell
    }
  }

  let device = SimulatedDevice()
  let rows = Rows()
  let table = UITableView(frame: rect(0, 0, 375, 440), style: .plain)
  let window: UIWindow

  init() {
    let controller = UIViewController()
    table.contentInsetAdjustmentBehavior = .never
    table.dataSource = rows
    table.delegate = rows
    controller.view.addSubview(table)
    window = device.makeWindow(root: controller)
  }

  private var shownTitles: [String?] {
    table.visibleCells.sorted { $0.frame.minY < $1.frame.minY }.map { ($0 as? Rows.Cell)?.field.text }
  }

  @Test func rowsOutOfSightAreNoViews() {
    #expect(table.contentSize.height == 44_000 && table.subviews.count == 10)
    #expect(table.cellForRow(at: IndexPath(row: 10, section: 0)) == nil)
    #expect(table.rectForRow(at: IndexPath(row: 500, section: 0)) == rect(0, 22_000, 375, 44))
    #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 22_043)) == IndexPath(row: 500, section: 0))
  }

  @Test func cellsAreUsedAgain() {
    for y in stride(from: 0, through: 2000, by: 30) {
      table.contentOffset.y = CGFloat(y)
      table.layoutIfNeeded()
    }
    #expect(rows.made.count <= 12 && rows.made.allSatisfy { $0.timesReused > 2 })
    #expect(shownTitles.first == "row 45" && shownTitles.last == "row 54")
  }

  @Test func theCellThatIsEditedStaysWhileItIsOutOfSight() throws {
    let cell = try #require(table.cellForRow(at: IndexPath(row: 3, section: 0)) as? Rows.Cell)
    cell.field.becomeFirstResponder()
    table.contentOffset.y = 10_000
    table.layoutIfNeeded()
    #expect(cell.field.isFirstResponder && cell.superview === table && cell.frame.minY == 132)
    #expect(cell.timesReused == 0 && !table.visibleCells.contains(cell))
    table.contentOffset.y = 0
    table.layoutIfNeeded()
    #expect(table.cellForRow(at: IndexPath(row: 3, section: 0)) === cell)
    cell.field.resignFirstResponder()
    table.contentOffset.y = 10_000
    table.layoutIfNeeded()
    #expect(cell.timesReused == 1)
  }

  @Test func whatReloadsOrGoesIsEditedNoMore() throws {
    for change: () -> Void in [
      table.reloadData, { table.reloadRows(at: [IndexPath(row: 3, section: 0)], with: .none) },
      {
        rows.titles.remove(at: 3)
        table.deleteRows(at: [IndexPath(row: 3, section: 0)], with: .none)
      },
    ] {
      let cell = try #require(table.cellForRow(at: IndexPath(row: 3, section: 0)) as? Rows.Cell)
      cell.field.becomeFirstResponder()
      #expect(cell.field.isFirstResponder)
      change()
      table.layoutIfNeeded()
      #expect(window.currentFirstResponder == nil && table.subviews.count == 10)
    }
    #expect(shownTitles[3] == "row 4")
  }

  @Test func aRowThatMovesTakesItsCellAndTheFocusWithIt() throws {
    let cell = try #require(table.cellForRow(at: IndexPath(row: 3, section: 0)) as? Rows.Cell)
    cell.field.becomeFirstResponder()
    rows.titles.swapAt(3, 4)
    table.moveRow(at: IndexPath(row: 3, section: 0), to: IndexPath(row: 4, section: 0))
    #expect(cell.field.isFirstResponder && cell.frame.minY == 176)
    #expect(shownTitles.prefix(6) == ["row 0", "row 1", "row 2", "row 4", "row 3", "row 5"])
  }

  @Test func inABatchWhatGoesIsToldByOldPlacesAndWhatComesByNewOnes() {
    var isDone = false
    table.performBatchUpdates {
      rows.titles = ["new 0"] + rows.titles.dropFirst(2) + ["new end"]
      table.deleteRows(at: [IndexPath(row: 0, section: 0), IndexPath(row: 1, section: 0)], with: .fade)
      table.insertRows(at: [IndexPath(row: 999, section: 0), IndexPath(row: 0, section: 0)], with: .fade)
    } completion: {
      isDone = $0
    }
    #expect(table.numberOfRows(inSection: 0) == 1000 && !isDone)
    #expect(shownTitles.prefix(3) == ["new 0", "row 2", "row 3"])
    device.advance(by: 0.3)
    #expect(isDone)
  }

  @Test func aCountThatTheChangesDoNotExplainIsTakenAllTheSame() {
    rows.titles.removeLast(998)
    table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    #expect(table.numberOfRows(inSection: 0) == 2 && table.contentSize.height == 88 && table.contentOffset.y == 0)
  }

  @Test func headersStandAboveTheirRows() {
    rows.headers[0] = UIView()
    table.sectionHeaderHeight = 30
    table.reloadData()
    table.layoutIfNeeded()
    #expect(rows.headers[0]?.frame == rect(0, 0, 375, 30) && rows.headers[0]?.superview === table)
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 30 && table.contentSize.height == 44_030)
  }
}
#endif
