import KeyboardLift

/// Settings in a table that the controller has put into its own view: KeyboardLift gives it room and scrolls it.
final class SettingsController: UIViewController {
  let rows = SettingsRows()
  let table = UITableView(frame: .zero, style: .plain)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.addFilling(table)
    rows.fill(table)
  }
}
