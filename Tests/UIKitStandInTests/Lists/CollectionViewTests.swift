#if !canImport(UIKit)
import Foundation
import Testing
import UIKitStandIn
import UIKitStandInTesting

@MainActor @Suite struct CollectionViewTests {
  final class Items: UICollectionViewController, UICollectionViewDataSource {
    var count = 200
    var heights: [Int: CGFloat] = [:]

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.contentInsetAdjustmentBehavior = .never
      collectionView.register(Cell.self, forCellWithReuseIdentifier: "cell")
    }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      (cell as? Cell)?.height.constant = heights[indexPath.item] ?? 40
      return cell
    }
  }

  final class Cell: UICollectionViewCell {
    let field = UITextField(frame: rect(0, 0, 50, 30))
    lazy var height = field.heightAnchor.constraint(equalToConstant: 40)

    required init?(coder: NSCoder) {
      super.init(coder: coder)
      SelfSizingTests.pin(field, in: contentView)
      height.isActive = true
    }
  }

  let device = SimulatedDevice()

  private func screen(_ layout: UICollectionViewFlowLayout) -> (Items, UICollectionView) {
    let items = Items(collectionViewLayout: layout)
    device.makeWindow(root: items)
    return (items, items.collectionView)
  }

  @Test func itemsFillLinesAndThoseInSightHaveCells() throws {
    let (_, collection) = screen(UICollectionViewFlowLayout())
    #expect(collection.superview?.next is UICollectionViewController && collection.frame == rect(0, 0, 375, 667))
    // Six of 50 with 10 between them in a line of 375; 34 lines.
    #expect(collection.contentSize == CGSize(width: 375, height: 34 * 60 - 10))
    let attributes = collection.layoutAttributesForItem(at: IndexPath(item: 7, section: 0))
    #expect(attributes?.frame == rect(60, 60, 50, 50) && collection.visibleCells.count == 72)
    let cell = try #require(collection.cellForItem(at: IndexPath(item: 7, section: 0)) as? Cell)
    #expect(cell.frame == attributes?.frame && collection.indexPath(for: cell)?.item == 7)
    cell.field.becomeFirstResponder()
    collection.contentOffset.y = 1200
    collection.layoutIfNeeded()
    #expect(cell.field.isFirstResponder && collection.cellForItem(at: IndexPath(item: 0, section: 0)) == nil)
    collection.reloadData()
    #expect(!cell.field.isFirstResponder)
  }

  @Test func itemsThatEstimateAreAsHighAsTheirConstraintsSay() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 375, height: 50)
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    layout.minimumLineSpacing = 0
    let (items, collection) = screen(layout)
    // 40 and 10 around it: 60. Twelve of them are in 667 points, 188 of 50 follow.
    #expect(collection.contentSize.height == 10_120)
    items.heights[1] = 100
    collection.reloadItems(at: [IndexPath(item: 1, section: 0)])
    #expect(collection.layoutAttributesForItem(at: IndexPath(item: 2, section: 0))?.frame.minY == 180)
    items.count = 199
    collection.performBatchUpdates { collection.deleteItems(at: [IndexPath(item: 1, section: 0)]) }
    items.heights = [:]
    #expect(collection.numberOfItems(inSection: 0) == 199)
    #expect(collection.layoutAttributesForItem(at: IndexPath(item: 2, section: 0))?.frame.minY == 120)
    device.advance(by: 1)
  }

  @Test func aCollectionControllerAvoidsTheKeyboardWhileItIsShown() {
    let (_, collection) = screen(UICollectionViewFlowLayout())
    post(UIResponder.keyboardWillShowNotification, end: docked(260, on: device.screen), screen: device.screen)
    #expect(collection.contentInset.bottom == 260 && collection.verticalScrollIndicatorInsets.bottom == 260)
    post(UIResponder.keyboardWillHideNotification, end: hidden(260, on: device.screen), screen: device.screen)
    #expect(collection.contentInset.bottom == 0)
  }

  @Test func withoutADataSourceItsContentIsLeftAlone() {
    let collection = UICollectionView(frame: rect(0, 0, 100, 100), collectionViewLayout: UICollectionViewLayout())
    collection.contentSize = CGSize(width: 100, height: 300)
    collection.addSubview(UITextField(frame: rect(0, 0, 10, 10)))
    collection.layoutIfNeeded()
    #expect(collection.contentSize.height == 300 && collection.subviews.count == 1)
    #expect(collection.numberOfSections == 0)
  }
}
#endif
