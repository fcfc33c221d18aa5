#if !canImport(UIKit)
public import Foundation

/// A controller of a table that avoids the keyboard by itself while it is shown.
@MainActor open class UITableViewController: UIViewController {
  private let style: UITableView.Style
  private let avoidance = KeyboardAvoidance()

  /// A controller of a table of a style.
  public init(style: UITableView.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .plain
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  /// As made in code: there is no archive to read.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  /// The table: the view.
  open var tableView: UITableView! {
    get { view as? UITableView }
    set { view = newValue }
  }

  open override func loadView() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: style)
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    table.dataSource = self as? any UITableViewDataSource
    table.delegate = self as? any UITableViewDelegate
    view = table
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    avoidance.begin { [weak self] in self?.viewIfLoaded as? UITableView }
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    avoidance.end()
  }
}
#endif
