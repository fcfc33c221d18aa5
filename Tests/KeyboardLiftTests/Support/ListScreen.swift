#if !canImport(UIKit)
import KeyboardLift
import UIKitStandInTesting

/// A screen with a list of rows, each with a field, shown by a plain scroll view, a table or a collection. Tables and
/// collections use their cells again and work out how high they are from what is in them.
@MainActor final class ListScreen: NSObject {
  enum Kind: CaseIterable { case scrollView, table, collection }

  /// A row as the app knows it: 44 points high at first, with a field from 5 to 39.
  @MainActor final class Row {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 44))
    let field = UITextField(frame: CGRect(x: 16, y: 5, width: 200, height: 34))
    private let heightConstraint: NSLayoutConstraint

    init() {
      box.translatesAutoresizingMaskIntoConstraints = false
      heightConstraint = box.heightAnchor.constraint(equalToConstant: 44)
      heightConstraint.isActive = true
      box.addSubview(field)
    }

    var height: CGFloat {
      get { heightConstraint.constant }
      set { heightConstraint.constant = newValue }
    }

    /// Puts it into a cell, in place of another row.
    func fill(_ content: UIView) {
      for view in content.subviews where view !== box { view.removeFromSuperview() }
      guard box.superview !== content else { return }
      content.addSubview(box)
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: content.topAnchor),
        box.bottomAnchor.constraint(equalTo: content.bottomAnchor),
        box.leadingAnchor.constraint(equalTo: content.leadingAnchor),
        box.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      ])
    }
  }

  let kind: Kind
  let stage: Stage
  let scrollView: UIScrollView
  private(set) var rows: [Row]

  /// - Parameter homeIndicator: how much of the screen's bottom is not safe; a list then adjusts its insets by itself.
  init(_ kind: Kind, rows count: Int = 20, homeIndicator: CGFloat = 0) {
    let frame = fullScreen
    self.kind = kind
    rows = (0..<count).map { _ in Row() }
    switch kind {
    case .scrollView: scrollView = UIScrollView(frame: frame)
    case .table: scrollView = UITableView(frame: frame, style: .plain)
    case .collection:
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: frame.width, height: 44)
      layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
      (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
      scrollView = UICollectionView(frame: frame, collectionViewLayout: layout)
    }
    scrollView.contentInsetAdjustmentBehavior = homeIndicator > 0 ? .always : .never
    let list = scrollView
    let safeArea = UIEdgeInsets(top: 20, left: 0, bottom: homeIndicator, right: 0)
    stage = Stage(SimulatedDevice(safeArea: safeArea)) { $0.addSubview(list) }
    super.init()
    (scrollView as? UITableView)?.dataSource = self
    if let collection = scrollView as? UICollectionView {
      collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "row")
      collection.dataSource = self
    }
    stack()
    stage.device.layOut()
  }

  // MARK: What the app does

  /// Shows all rows anew.
  func reload() {
    switch scrollView {
    case let table as UITableView: table.reloadData()
    case let collection as UICollectionView: collection.reloadData()
    default:
      rows.forEach { $0.box.removeFromSuperview() }
      stack()
    }
    stage.device.layOut()
  }

  func insert(at index: Int) {
    rows.insert(Row(), at: index)
    let path = IndexPath(row: index, section: 0)
    (scrollView as? UITableView)?.insertRows(at: [path], with: .automatic)
    (scrollView as? UICollectionView)?.insertItems(at: [path])
    stack()
    stage.device.layOut()
  }

  func delete(at index: Int) {
    rows.remove(at: index).box.removeFromSuperviewOfScrollView()
    let path = IndexPath(row: index, section: 0)
    (scrollView as? UITableView)?.deleteRows(at: [path], with: .automatic)
    (scrollView as? UICollectionView)?.deleteItems(at: [path])
    stack()
    stage.device.layOut()
  }

  func grow(_ index: Int, to height: CGFloat) {
    rows[index].height = height
    (scrollView as? UITableView)?.performBatchUpdates(nil)
    (scrollView as? UICollectionView)?.performBatchUpdates(nil)
    stack()
    stage.device.layOut()
  }

  /// Where a plain scroll view has its rows: by frames, one below the other.
  private func stack() {
    guard kind == .scrollView else { return }
    var y: CGFloat = 0
    for row in rows {
      row.box.translatesAutoresizingMaskIntoConstraints = true
      if row.box.superview == nil { scrollView.addSubview(row.box) }
      row.box.frame = CGRect(x: 0, y: y, width: 375, height: row.height)
      y += row.height
    }
    scrollView.contentSize = CGSize(width: 375, height: y)
  }
}

extension ListScreen: UITableViewDataSource, UICollectionViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "row") ?? UITableViewCell(style: .default, reuseIdentifier: "row")
    rows[indexPath.row].fill(cell.contentView)
    return cell
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { rows.count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
    rows[indexPath.item].fill(cell.contentView)
    return cell
  }
}

extension UIView {
  /// Goes if it lies in a scroll view itself; a list takes its cells away by itself.
  fileprivate func removeFromSuperviewOfScrollView() {
    if superview is UIScrollView { removeFromSuperview() }
  }
}
#endif
