#if !canImport(UIKit)
public import Foundation

/// A controller of a collection that avoids the keyboard by itself while it is shown. The collection lies in its view.
@MainActor open class UICollectionViewController: UIViewController {
  private let layout: UICollectionViewLayout
  private let avoidance = KeyboardAvoidance()

  /// A controller of a collection of a layout.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    self.layout = layout
    super.init(nibName: nil, bundle: nil)
  }
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    layout = UICollectionViewFlowLayout()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  /// As made in code: there is no archive to read.
  public required init?(coder: NSCoder) {
    layout = UICollectionViewFlowLayout()
    super.init(coder: coder)
  }

  /// The collection: the view's subview.
  open var collectionView: UICollectionView! {
    get { view.subviews.lazy.compactMap { $0 as? UICollectionView }.first }
    set {
      collectionView?.removeFromSuperview()
      if let newValue { view.addSubview(newValue) }
    }
  }

  open override func loadView() {
    super.loadView()
    let collection = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collection.alwaysBounceVertical = true
    collection.dataSource = self as? any UICollectionViewDataSource
    collection.delegate = self as? any UICollectionViewDelegate
    view.addSubview(collection)
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    avoidance.begin { [weak self] in self?.isViewLoaded == true ? self?.collectionView : nil }
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    avoidance.end()
  }
}
#endif
