import KeyboardLift

/// The same settings in a table controller, which avoids the keyboard by itself: KeyboardLift stands down and says so in
/// its explanations.
final class SettingsTableController: UITableViewController {
  let rows = SettingsRows()

  init() {
    super.init(style: .plain)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("The controller is made in code.") }

  override func viewDidLoad() {
    super.viewDidLoad()
    rows.fill(tableView)
  }
}
