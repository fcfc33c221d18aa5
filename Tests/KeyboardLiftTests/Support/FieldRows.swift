#if !canImport(UIKit)
import KeyboardLift

/// Rows of 44 points with a field each, from 5 to 39.
@MainActor final class FieldRows: NSObject, UITableViewDataSource, UICollectionViewDataSource {
  let fields: [UITextField]

  init(_ count: Int) {
    fields = (0..<count).map { _ in UITextField(frame: CGRect(x: 16, y: 5, width: 200, height: 34)) }
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { fields.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.contentView.addSubview(fields[indexPath.row])
    return cell
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { fields.count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    cell.contentView.subviews.forEach { $0.removeFromSuperview() }
    cell.contentView.addSubview(fields[indexPath.item])
    return cell
  }
}

/// A table controller's rows.
final class FieldTable: UITableViewController {
  let rows = FieldRows(30)

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.contentInsetAdjustmentBehavior = .never
    tableView.dataSource = rows
  }
}

/// A collection controller's items.
final class FieldItems: UICollectionViewController {
  let rows = FieldRows(30)

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.contentInsetAdjustmentBehavior = .never
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    collectionView.dataSource = rows
  }
}
#endif
