#if !canImport(UIKit)
public import Foundation

/// A column of rows. All rows are made: none is reused.
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

  private let styleAtStart: Style
  private var sections: [[UITableViewCell]] = []
  private var isLoaded = false

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
  open weak var dataSource: (any UITableViewDataSource)? { didSet { setNeedsReload() } }
  /// The height of rows; 44 by default.
  open var rowHeight: CGFloat = 44 { didSet { setNeedsLayout() } }
  /// A view above the rows.
  open var tableHeaderView: UIView? { didSet { exchange(oldValue, for: tableHeaderView) } }
  /// A view below the rows.
  open var tableFooterView: UIView? { didSet { exchange(oldValue, for: tableFooterView) } }

  /// How many sections there are.
  open var numberOfSections: Int {
    load()
    return sections.count
  }
  /// How many rows a section has.
  open func numberOfRows(inSection section: Int) -> Int {
    load()
    return sections.indices.contains(section) ? sections[section].count : 0
  }
  /// A row's place in the content.
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    load()
    let before = sections.prefix(indexPath[0]).reduce(0) { $0 + $1.count } + indexPath[1]
    let top = tableHeaderView?.frame.height ?? 0
    return CGRect(x: 0, y: top + CGFloat(before) * rowHeight, width: bounds.width, height: rowHeight)
  }
  /// The row at a place in the content.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    load()
    for (section, cells) in sections.enumerated() {
      for row in cells.indices {
        let indexPath = IndexPath(indexes: [section, row])
        if rectForRow(at: indexPath).contains(point) { return indexPath }
      }
    }
    return nil
  }
  /// The row of a cell.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    for (section, cells) in sections.enumerated() {
      if let row = cells.firstIndex(where: { $0 === cell }) { return IndexPath(indexes: [section, row]) }
    }
    return nil
  }
  /// The cell of a row.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    load()
    guard indexPath.count == 2, sections.indices.contains(indexPath[0]),
      sections[indexPath[0]].indices.contains(indexPath[1])
    else { return nil }
    return sections[indexPath[0]][indexPath[1]]
  }
  /// The cells that are in sight.
  open var visibleCells: [UITableViewCell] {
    layoutIfNeeded()
    return sections.joined().filter { $0.frame.intersects(bounds) }
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
  /// Asks the data source again.
  open func reloadData() {
    setNeedsReload()
    load()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    load()
    var y: CGFloat = 0
    func stack(_ view: UIView, _ height: CGFloat) {
      view.frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
      y += height
    }
    if let tableHeaderView { stack(tableHeaderView, tableHeaderView.frame.height) }
    for cell in sections.joined() { stack(cell, rowHeight) }
    if let tableFooterView { stack(tableFooterView, tableFooterView.frame.height) }
    contentSize = CGSize(width: bounds.width, height: y)
  }

  private func setNeedsReload() {
    isLoaded = false
    setNeedsLayout()
  }

  private func load() {
    guard !isLoaded, let dataSource else { return }
    isLoaded = true
    sections.joined().forEach { $0.removeFromSuperview() }
    sections = (0..<dataSource.numberOfSections(in: self)).map { section in
      (0..<dataSource.tableView(self, numberOfRowsInSection: section)).map { row in
        dataSource.tableView(self, cellForRowAt: IndexPath(indexes: [section, row]))
      }
    }
    sections.joined().forEach(addSubview)
  }

  private func exchange(_ old: UIView?, for new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    if let new, new.superview !== self { addSubview(new) }
    setNeedsLayout()
  }
}

/// Told of a table's events; nothing here tells it yet beyond scrolling.
@MainActor public protocol UITableViewDelegate: UIScrollViewDelegate {}

/// Gives a table its rows.
@MainActor public protocol UITableViewDataSource: NSObjectProtocol {
  /// How many rows a section has.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  /// The cell of a row.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  /// How many sections there are.
  func numberOfSections(in tableView: UITableView) -> Int
}

extension UITableViewDataSource {
  /// One.
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }
}
#endif
