#if !canImport(UIKit)
import Foundation
import Testing
import UIKitStandIn
import UIKitStandInTesting

@MainActor @Suite struct TableViewTests {
  final class Rows: UITableViewController, UITableViewDataSource {
    let fields = (0..<30).map { _ in UITextField(frame: rect(16, 7, 200, 30)) }
    func numberOfSections(in tableView: UITableView) -> Int { 3 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.contentView.addSubview(fields[indexPath[0] * 10 + indexPath[1]])
      return cell
    }
  }

  let device = SimulatedDevice()
  let rows = Rows(style: .plain)
  let window: UIWindow
  var table: UITableView { rows.tableView }

  init() { window = device.makeWindow(root: rows) }

  @Test func rowsAreStacked() throws {
    #expect(table.numberOfSections == 3 && table.numberOfRows(inSection: 1) == 10)
    #expect(table.contentSize == CGSize(width: 375, height: 1320) && table.adjustedContentInset.top == 20)
    let path = IndexPath(indexes: [1, 2])
    #expect(table.rectForRow(at: path) == rect(0, 528, 375, 44))
    let cell = try #require(table.cellForRow(at: path))
    #expect(cell.frame == table.rectForRow(at: path) && table.indexPath(for: cell) == path)
    #expect(cell.contentView.frame == rect(0, 0, 375, 44) && table.cellForRow(at: IndexPath(indexes: [5, 0])) == nil)
    #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 528)) == path)
    #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 1320)) == nil)
    #expect(table.contentOffset.y == -20 && table.visibleCells.count == 15)
    table.scrollToRow(at: IndexPath(indexes: [2, 9]), at: .top, animated: false)
    #expect(table.contentOffset.y == 653)
    table.scrollToRow(at: path, at: .middle, animated: false)
    #expect(table.contentOffset.y == 206.5)
  }

  @Test func headerAndFooterStandAroundTheRows() {
    table.tableHeaderView = UIView(frame: rect(0, 0, 0, 100))
    table.tableFooterView = UIView(frame: rect(0, 0, 0, 50))
    table.layoutIfNeeded()
    #expect(table.contentSize.height == 1470 && table.rectForRow(at: IndexPath(indexes: [0, 0])).minY == 100)
    #expect(table.tableFooterView?.frame == rect(0, 1420, 375, 50))
  }

  @Test func aTableControllerAvoidsTheKeyboardWhileItIsShown() {
    rows.fields[14].becomeFirstResponder()
    post(UIResponder.keyboardWillShowNotification, end: docked(260, on: device.screen), screen: device.screen)
    #expect(table.contentInset.bottom == 260 && table.verticalScrollIndicatorInsets.bottom == 260)
    #expect(table.contentOffset.y == 253)
    post(UIResponder.keyboardWillShowNotification, end: docked(300, on: device.screen), screen: device.screen)
    #expect(table.contentInset.bottom == 300)
    post(UIResponder.keyboardWillHideNotification, end: hidden(300, on: device.screen), screen: device.screen)
    #expect(table.contentInset.bottom == 0 && table.verticalScrollIndicatorInsets.bottom == 0)
    window.rootViewController = UIViewController()
    post(UIResponder.keyboardWillShowNotification, end: docked(260, on: device.screen), screen: device.screen)
    #expect(table.contentInset.bottom == 0)
  }

  @Test func anotherScreensKeyboardIsNotItsOwn() {
    let other = SimulatedDevice()
    post(UIResponder.keyboardWillShowNotification, end: docked(260, on: other.screen), screen: other.screen)
    #expect(table.contentInset.bottom == 0)
  }

  @Test func theOrderOfAppearancesEndsTheAvoidance() {
    post(UIResponder.keyboardWillShowNotification, end: docked(260, on: device.screen), screen: device.screen)
    rows.viewWillDisappear(false)
    #expect(table.contentInset.bottom == 0)
    post(UIResponder.keyboardWillShowNotification, end: docked(260, on: device.screen), screen: device.screen)
    #expect(table.contentInset.bottom == 0)
  }
}
#endif
