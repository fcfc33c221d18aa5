#if !canImport(UIKit)
public import Foundation

/// A column of rows. Those in sight have cells, and the one that is edited; the others do not exist as views.
@MainActor open class UITableView: UIScrollView {
  /// Plain or grouped; groups look alike here.
  public enum Style: Int, Sendable {
    /// Rows without gaps.
    case plain = 0
    /// Rows in groups.
    case grouped = 1
    /// Rows in groups with rounded corners.
    case insetGrouped = 2
  }
  /// Where a row goes when it is scrolled to.
  public enum ScrollPosition: Int, Sendable {
    /// Just in sight.
    case none = 0
    /// At the top.
    case top = 1
    /// In the middle.
    case middle = 2
    /// At the bottom.
    case bottom = 3
  }
  /// How rows come and go; all look alike here.
  public enum RowAnimation: Int, Sendable {
    /// They fade.
    case fade = 0
    /// They just stand there.
    case none = 5
    /// As the table likes.
    case automatic = 100
  }

  /// A height that is worked out from the content.
  public nonisolated static let automaticDimension: CGFloat = -1

  private let styleAtStart: Style
  let rows = ListItems<UITableViewCell>()
  var waitingCells: [String: [UITableViewCell]] = [:]
  private var cellClasses: [String: UITableViewCell.Type] = [:]
  var sectionViews: [(header: UIView?, footer: UIView?)] = []
  var heights = TableHeights()

  /// A table of a style.
  public init(frame: CGRect, style: UITableView.Style) {
    styleAtStart = style
    super.init(frame: frame)
    alwaysBounceVertical = true
  }

  /// A plain table.
  public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// As made in code: there is no archive to read.
  public required init?(coder: NSCoder) {
    styleAtStart = .plain
    super.init(coder: coder)
    alwaysBounceVertical = true
  }

  /// Plain or grouped.
  open var style: UITableView.Style { styleAtStart }
  /// Gives the rows.
  open weak var dataSource: (any UITableViewDataSource)? { didSet { setNeedsLoad() } }
  /// The height of rows; worked out from their content by default, which makes 44 where no constraints rule it.
  open var rowHeight = UITableView.automaticDimension { didSet { heightsDidChange() } }
  /// The height that a row is taken to have until it is seen; 44 by default.
  open var estimatedRowHeight = UITableView.automaticDimension { didSet { heightsDidChange() } }
  /// The height of sections' headers; 28 by default, where the delegate gives any.
  open var sectionHeaderHeight: CGFloat = 28 { didSet { heightsDidChange() } }
  /// The height of sections' footers; 28 by default, where the delegate gives any.
  open var sectionFooterHeight: CGFloat = 28 { didSet { heightsDidChange() } }
  /// A view above the rows.
  open var tableHeaderView: UIView? { didSet { exchange(oldValue, for: tableHeaderView) } }
  /// A view below the rows.
  open var tableFooterView: UIView? { didSet { exchange(oldValue, for: tableFooterView) } }

  // MARK: Rows

  /// How many sections there are.
  open var numberOfSections: Int {
    load()
    return rows.sections.count
  }
  /// How many rows a section has.
  open func numberOfRows(inSection section: Int) -> Int {
    load()
    return rows.sections.indices.contains(section) ? rows.sections[section].count : 0
  }
  /// A row's place in the content.
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    load()
    guard rows.item(at: indexPath) != nil else { return .zero }
    return heights.rect(of: indexPath, width: bounds.width)
  }
  /// The row at a point of the content.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    load()
    return heights.rows(in: CGRect(x: point.x, y: point.y, width: 1, height: 0.001)).first
  }
  /// The row of a cell.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { rows.path(of: cell) }
  /// The cell of a row; nil while it is out of sight.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    load()
    return rows.item(at: indexPath)?.cell
  }
  /// The cells that are in sight.
  open var visibleCells: [UITableViewCell] {
    layoutIfNeeded()
    return rows.shown.compactMap(\.item.cell).filter { $0.frame.intersects(bounds) }
  }
  /// Scrolls to a row.
  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: UITableView.ScrollPosition, animated: Bool) {
    layoutIfNeeded()
    let (row, inset) = (rectForRow(at: indexPath), adjustedContentInset)
    var offset = contentOffset
    switch scrollPosition {
    case .none: return scrollRectToVisible(row, animated: animated)
    case .top: offset.y = row.minY - inset.top
    case .middle: offset.y = row.midY - inset.top - (bounds.height - inset.top - inset.bottom) / 2
    case .bottom: offset.y = row.maxY + inset.bottom - bounds.height
    }
    offset.y = min(max(offset.y, offsetRange.least.y), offsetRange.greatest.y)
    setContentOffset(offset, animated: animated)
  }
  /// A cell that waits to be used again, else a new one of the class that was registered; nil if none was.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let cell = waitingCells[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    let cell = cellClasses[identifier]?.init(coder: NSCoder())
    cell?.name = identifier
    return cell
  }
  /// A cell that waits to be used again, else a new one of the class that was registered.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    dequeueReusableCell(withIdentifier: identifier) ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
  }
  /// Names the class of cells to make.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    cellClasses[identifier] = cellClass as? UITableViewCell.Type
  }

  // MARK: Changes

  /// Asks the data source again; what was edited is edited no more.
  open func reloadData() {
    setNeedsLoad()
    load()
  }
  /// Takes rows in, at their places after all changes.
  open func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    change(indexPaths.map { .insert($0) })
  }
  /// Takes rows out, from their places before all changes.
  open func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    change(indexPaths.map { .delete($0) })
  }
  /// Asks for the cells of rows again.
  open func reloadRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    change(indexPaths.map { .reload($0) })
  }
  /// Takes a row elsewhere, its cell with it.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) { change([.move(indexPath, newIndexPath)]) }
  /// Takes sections in.
  open func insertSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    change(sections.map { .insertSection($0) })
  }
  /// Takes sections out.
  open func deleteSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    change(sections.map { .deleteSection($0) })
  }
  /// Asks for the cells of sections again.
  open func reloadSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    change(sections.map { .reloadSection($0) })
  }
  /// Begins changes that are made together.
  open func beginUpdates() { rows.beginChanges() }
  /// Makes them, and works heights out anew.
  open func endUpdates() {
    if rows.endChanges() { applyChanges() }
  }
  /// Makes changes together, animated in 0.3 s, and works heights out anew.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    UIView.animate(
      withDuration: 0.3, delay: 0, options: [],
      animations: {
        self.beginUpdates()
        updates?()
        self.endUpdates()
      }, completion: completion)
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    load()
    placeRows()
  }

  override func boundsDidChange(from old: CGRect) {
    super.boundsDidChange(from: old)
    if bounds.width != old.width { heightsDidChange() }
    setNeedsLayout()
  }

  private func exchange(_ old: UIView?, for new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    if let new, new.superview !== self { addSubview(new) }
    heightsDidChange()
  }
}
#endif
