#if !canImport(UIKit)
import Foundation
import Testing
import UIKitStandIn
import UIKitStandInTesting

/// A table makes cells of the classes that were registered, and uses them again.
@MainActor @Suite struct RegisteredCellTests {
  final class Switching: UITableViewCell {
    var timesReused = 0
    override func prepareForReuse() { timesReused += 1 }
  }

  final class Rows: NSObject, UITableViewDataSource {
    var shown: [UITableViewCell] = []

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1000 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "switching", for: indexPath)
      if !shown.contains(where: { $0 === cell }) { shown.append(cell) }
      cell.textLabel?.text = "row \(indexPath.row)"
      return cell
    }
  }

  let device = SimulatedDevice()
  let rows = Rows()
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 440), style: .plain)

  init() {
    let controller = UIViewController()
    table.contentInsetAdjustmentBehavior = .never
    table.register(Switching.self, forCellReuseIdentifier: "switching")
    table.dataSource = rows
    controller.view.addSubview(table)
    device.makeWindow(root: controller)
  }

  @Test("Rows are made of the registered class, 44 points high, and used again when they leave")
  func cellsAreMadeAndUsedAgain() throws {
    let first = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)) as? Switching)
    #expect(first.reuseIdentifier == "switching" && first.timesReused == 0)
    #expect(first.frame == CGRect(x: 0, y: 0, width: 375, height: 44))
    let made = rows.shown.count
    for row in stride(from: 20, to: 900, by: 20) {
      table.scrollToRow(at: IndexPath(row: row, section: 0), at: .top, animated: false)
      device.layOut()
    }
    // Those of the new rows are made before those of the old ones are put away.
    #expect(made == 10 && rows.shown.count <= 2 * made)
    #expect(table.visibleCells.compactMap { ($0 as? Switching)?.timesReused }.allSatisfy { $0 > 0 })
  }

  @Test("A row's title stands 16 points from both sides, over the whole height, and says what it was told")
  func titles() throws {
    let cell = try #require(table.cellForRow(at: IndexPath(row: 3, section: 0)))
    cell.layoutIfNeeded()
    let label = try #require(cell.textLabel)
    #expect(label.text == "row 3" && label.superview === cell.contentView && cell.textLabel === label)
    #expect(label.frame == CGRect(x: 16, y: 0, width: 343, height: 44))
  }

  @Test("A name that was not registered gives nil, or a plain cell where a row must have one")
  func otherNames() {
    #expect(table.dequeueReusableCell(withIdentifier: "other") == nil)
    let cell = table.dequeueReusableCell(withIdentifier: "other", for: IndexPath(row: 0, section: 0))
    #expect(type(of: cell) == UITableViewCell.self && cell.reuseIdentifier == "other")
    table.register(nil, forCellReuseIdentifier: "switching")
    #expect(table.dequeueReusableCell(withIdentifier: "switching") == nil)
  }
}
#endif
