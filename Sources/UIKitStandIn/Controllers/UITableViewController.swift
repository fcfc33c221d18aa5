#if !canImport(UIKit)
public import Foundation

/// A controller of a table that avoids the keyboard by itself while it is shown.
@MainActor open class UITableViewController: UIViewController {
  private let style: UITableView.Style
  private var observer: KeyboardObserver?
  private var avoided: CGFloat = 0

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
    observer = KeyboardObserver([
      UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification,
      UIResponder.keyboardWillChangeFrameNotification,
    ]) { [weak self] in self?.avoid($0) }
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    observer = nil
    change(tableView, to: 0)
  }

  /// The bottom inset gains what the keyboard covers beyond the safe area, and loses it again.
  private func avoid(_ notice: KeyboardNotice) {
    guard let table = viewIfLoaded as? UITableView, let screen = table.window?.screen, notice.concerns(screen) else {
      return
    }
    var wanted: CGFloat = 0
    if let end = notice.dockedFrame(on: screen) {
      let keyboard = table.convert(end, from: screen.coordinateSpace)
      let systemPart = table.adjustedContentInset.bottom - table.contentInset.bottom
      wanted = max(0, table.bounds.maxY - keyboard.minY - systemPart)
    }
    UIView.animate(
      withDuration: notice.duration, delay: 0,
      options: UIView.AnimationOptions(rawValue: UInt(clamping: notice.curve) << 16),
      animations: { self.change(table, to: wanted) })
    guard wanted > 0, let editor = table.window?.firstResponder as? UIView, editor.isDescendant(of: table) else {
      return
    }
    let row = table.visibleCells.first { editor.isDescendant(of: $0) }
    table.scrollRectToVisible(row?.frame ?? editor.convert(editor.bounds, to: table), animated: true)
  }

  private func change(_ table: UITableView?, to wanted: CGFloat) {
    table?.contentInset.bottom += wanted - avoided
    table?.verticalScrollIndicatorInsets.bottom += wanted - avoided
    avoided = wanted
  }
}
#endif
