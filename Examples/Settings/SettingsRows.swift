import KeyboardLift

/// The rows of the settings, a field each. They are few and what is entered stays in them, so none is reused.
final class SettingsRows: NSObject, UITableViewDataSource {
  let cells = [
    "Name", "E-mail", "Phone", "Website", "Company", "Street", "Town", "Postcode", "Country", "Nickname", "Status",
    "Signature",
  ].map { SettingsCell(title: $0) }

  var fields: [UITextField] { cells.map(\.field) }

  /// Gives a table its rows. Return goes from row to row, also to those that are not in sight, and ends editing in the last.
  func fill(_ table: UITableView) {
    table.rowHeight = 52
    table.keyboardDismissMode = .onDrag
    table.keyboardLift.returnKeyMovesOn = true
    table.dataSource = self
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { cells.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    cells[indexPath.row]
  }
}
