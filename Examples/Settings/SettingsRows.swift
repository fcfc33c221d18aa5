import KeyboardLift

/// The rows of the settings, a field each. They are few and what is entered stays in them, so none is reused.
final class SettingsRows: NSObject, UITableViewDataSource, UITextFieldDelegate {
  let cells = [
    "Name", "E-mail", "Phone", "Website", "Company", "Street", "Town", "Postcode", "Country", "Nickname", "Status",
    "Signature",
  ].map { SettingsCell(title: $0) }

  var fields: [UITextField] { cells.map(\.field) }

  /// Gives a table its rows.
  func fill(_ table: UITableView) {
    for field in fields { field.delegate = self }
    table.rowHeight = 52
    table.keyboardDismissMode = .onDrag
    table.dataSource = self
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { cells.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    cells[indexPath[1]]
  }

  /// Return goes to the field of the next row if that is there, and otherwise ends editing.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    guard let index = fields.firstIndex(of: textField) else { return true }
    let next = fields.dropFirst(index + 1).first
    if next?.becomeFirstResponder() != true { textField.resignFirstResponder() }
    return true
  }
}
