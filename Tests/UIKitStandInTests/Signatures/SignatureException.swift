#if !canImport(UIKit)
/// A public symbol that `uikit-api.json` does not list, and why it is here all the same.
struct SignatureException {
  /// The symbol's path; with a star at its end, all that begin so.
  var path: String
  var reason: String

  func excuses(_ symbol: SymbolGraph.Symbol) -> Bool {
    path.hasSuffix("*") ? symbol.path.hasPrefix(path.dropLast()) : symbol.path == path
  }

  static let all =
    because("Core Graphics' own type, which Foundation lacks on Linux", ["CGAffineTransform.*"])
    + because("Core Graphics' own", ["CGPoint.applying(_:)", "CGSize.applying(_:)", "CGRect.applying(_:)"])
    + because("Codable, which the file lists as inherited", ["UIEdgeInsets.init(from:)"])
    + because(
      "NSCoding, which views have in the file too",
      ["UIViewController.init(coder:)", "UINavigationController.init(coder:)", "UITableViewController.init(coder:)"])
    + because("a string type's unlabelled initialiser", ["UIAction.Identifier.init(_:)"])
    + because("what intrinsicContentSize has to answer with", ["UIView.noIntrinsicMetric"])
    + because("the controller's can be set, the protocol's only read", ["UIViewController.preferredContentSize"])
    + because(
      "a Swift protocol's requirement has no default arguments: two methods stand for one",
      [
        "UIViewControllerTransitionCoordinator.animate(alongsideTransition:)",
        "UIViewControllerTransitionCoordinator.animate(alongsideTransition:completion:)",
      ])
    + because(
      "not in the file; the avoidance of table controllers needs them",
      ["UITableViewController", "UITableViewController.tableView", "UITableViewController.init(style:)"])
    + because(
      "not in the file; a table needs rows",
      [
        "UITableViewCell.CellStyle", "UITableViewCell.CellStyle.default", "UITableViewCell.contentView",
        "UITableViewCell.init(style:reuseIdentifier:)",
        "UITableViewDataSource.*",
      ])
    + because(
      "not in the file; UIKit itself avoids the keyboard there, which an adapter has to recognise",
      [
        "UIAlertController", "UIAlertController.Style", "UIAlertController.Style.actionSheet",
        "UIAlertController.Style.alert", "UIAlertController.addTextField(configurationHandler:)",
        "UIAlertController.init(title:message:preferredStyle:)", "UIAlertController.preferredStyle",
        "UIAlertController.textFields", "UISearchController", "UISearchController.init(coder:)",
        "UISearchController.hidesNavigationBarDuringPresentation", "UISearchController.init(searchResultsController:)",
        "UISearchController.isActive", "UISearchController.searchBar", "UISearchController.searchResultsController",
        "UINavigationItem.searchController", "UINavigationItem.title",
      ])
    + because(
      "not in the file; what is presented goes out of the keyboard's way by itself, and can be pulled away and let go",
      [
        "UIPresentationController.*", "UISheetPresentationController.Detent",
        "UISheetPresentationController.Detent.Identifier", "UISheetPresentationController.Detent.Identifier.large",
        "UISheetPresentationController.Detent.Identifier.medium", "UISheetPresentationController.Detent.large()",
        "UISheetPresentationController.Detent.medium()", "UISheetPresentationController.animateChanges(_:)",
        "UISheetPresentationController.detents",
        "UISheetPresentationController.frameOfPresentedViewInContainerView",
        "UISheetPresentationController.prefersEdgeAttachedInCompactHeight",
        "UISheetPresentationController.prefersGrabberVisible", "UISheetPresentationController.presentedView",
        "UISheetPresentationController.selectedDetentIdentifier", "UIPopoverPresentationController.*",
        "UIPopoverArrowDirection", "UIPopoverArrowDirection.any", "UIPopoverArrowDirection.down",
        "UIPopoverArrowDirection.left", "UIPopoverArrowDirection.right", "UIPopoverArrowDirection.up",
        "UIAdaptivePresentationControllerDelegate", "UIAdaptivePresentationControllerDelegate.*",
        "UIViewControllerTransitioningDelegate", "UIViewControllerTransitioningDelegate.*",
        "UIViewController.definesPresentationContext", "UIViewController.isModalInPresentation",
        "UIViewController.transitioningDelegate",
        "UIViewController.transition(from:to:duration:options:animations:completion:)",
      ])
    + because(
      "every object has it, by an informal protocol which the file lacks",
      ["UIBarItem.accessibilityLabel", "UIView.accessibilityLabel"])
    + because("not in the file; a bar shows symbols", ["UIImage.init(systemName:)"])
    + because(
      "not in the file; its bar covers content",
      [
        "UITabBar", "UITabBarController.selectedIndex", "UITabBarController.selectedViewController",
        "UITabBarController.tabBar", "UITabBarController.viewControllers",
      ])
    + because(
      "in the file by its name alone; its columns are screens of their own",
      [
        "UISplitViewController.Style", "UISplitViewController.Style.unspecified",
        "UISplitViewController.Style.doubleColumn", "UISplitViewController.Style.tripleColumn",
        "UISplitViewController.Column", "UISplitViewController.Column.primary",
        "UISplitViewController.Column.supplementary", "UISplitViewController.Column.secondary",
        "UISplitViewController.Column.compact", "UISplitViewController.init(style:)",
        "UISplitViewController.init(coder:)", "UISplitViewController.style", "UISplitViewController.viewControllers",
        "UISplitViewController.setViewController(_:for:)", "UISplitViewController.viewController(for:)",
        "UISplitViewController.show(_:)", "UISplitViewController.isCollapsed",
      ])
    + because(
      "not in the file; its pages are screens of their own",
      [
        "UIPageViewController", "UIPageViewController.TransitionStyle", "UIPageViewController.TransitionStyle.pageCurl",
        "UIPageViewController.TransitionStyle.scroll", "UIPageViewController.NavigationOrientation",
        "UIPageViewController.NavigationOrientation.horizontal", "UIPageViewController.NavigationOrientation.vertical",
        "UIPageViewController.NavigationDirection", "UIPageViewController.NavigationDirection.forward",
        "UIPageViewController.NavigationDirection.reverse", "UIPageViewController.OptionsKey",
        "UIPageViewController.init(transitionStyle:navigationOrientation:options:)",
        "UIPageViewController.init(coder:)", "UIPageViewController.transitionStyle",
        "UIPageViewController.navigationOrientation", "UIPageViewController.dataSource",
        "UIPageViewController.viewControllers",
        "UIPageViewController.setViewControllers(_:direction:animated:completion:)", "UIPageViewControllerDataSource",
        "UIPageViewControllerDataSource.pageViewController(_:viewControllerBefore:)",
        "UIPageViewControllerDataSource.pageViewController(_:viewControllerAfter:)",
      ])
    + because(
      "not in the file; what watches taps beside the views must delay none",
      ["UIGestureRecognizer.delaysTouchesBegan", "UIGestureRecognizer.delaysTouchesEnded"])
    + because(
      "not in the file; where assistive technologies and the keys of a keyboard have moved the focus",
      [
        "UIAccessibility.elementFocusedNotification", "UIAccessibility.focusedElementUserInfoKey", "UIFocusItem",
        "UIFocusSystem", "UIFocusSystem.didUpdateNotification", "UIFocusSystem.focusedItem",
      ])
    + because(
      "not in the file; screens with inputs have labels, buttons, titles and backgrounds for both appearances",
      [
        "UIColor.secondarySystemBackground", "UIColor.systemBackground", "UIViewController.title",
        "UILabel", "UILabel.font", "UILabel.numberOfLines", "UILabel.text", "UILabel.textColor", "UIButton",
        "UIButton.ButtonType", "UIButton.ButtonType.custom", "UIButton.ButtonType.system",
        "UIButton.init(frame:primaryAction:)", "UIButton.init(type:)", "UIButton.setTitle(_:for:)",
        "UIButton.title(for:)",
      ])
    + because(
      "UIKit's own extension of Foundation's type, not in the file",
      [
        "IndexPath.init(row:section:)",
        "IndexPath.init(item:section:)",
        "IndexPath.section",
        "IndexPath.row",
        "IndexPath.item",
      ])
    + because(
      "not in the file; items come, go, are used again and size themselves while the keyboard is up",
      [
        "UICollectionViewController",
        "UICollectionViewController.init(collectionViewLayout:)",
        "UICollectionViewController.init(coder:)",
        "UICollectionViewController.collectionView",
        "UICollectionView.dataSource",
        "UICollectionView.numberOfSections",
        "UICollectionView.numberOfItems(inSection:)",
        "UICollectionView.visibleCells",
        "UICollectionView.register(_:forCellWithReuseIdentifier:)",
        "UICollectionView.dequeueReusableCell(withReuseIdentifier:for:)",
        "UICollectionView.insertItems(at:)",
        "UICollectionView.deleteItems(at:)",
        "UICollectionView.reloadItems(at:)",
        "UICollectionView.moveItem(at:to:)",
        "UICollectionViewDataSource",
        "UICollectionViewDataSource.collectionView(_:numberOfItemsInSection:)",
        "UICollectionViewDataSource.collectionView(_:cellForItemAt:)",
        "UICollectionViewDataSource.numberOfSections(in:)",
        "UICollectionReusableView",
        "UICollectionReusableView.reuseIdentifier",
        "UICollectionReusableView.prepareForReuse()",
        "UICollectionViewCell.contentView",
        "UICollectionViewLayout.collectionView",
        "UICollectionViewLayout.prepare()",
        "UICollectionViewLayout.collectionViewContentSize",
        "UICollectionViewLayout.layoutAttributesForElements(in:)",
        "UICollectionViewLayout.layoutAttributesForItem(at:)",
        "UICollectionViewLayout.invalidateLayout()",
        "UICollectionViewLayoutAttributes.frame",
        "UICollectionViewLayoutAttributes.indexPath",
        "UICollectionViewLayoutAttributes.init(forCellWith:)",
        "UICollectionViewFlowLayout",
        "UICollectionViewFlowLayout.automaticSize",
        "UICollectionViewFlowLayout.itemSize",
        "UICollectionViewFlowLayout.estimatedItemSize",
        "UICollectionViewFlowLayout.minimumLineSpacing",
        "UICollectionViewFlowLayout.minimumInteritemSpacing",
        "UICollectionViewFlowLayout.sectionInset",
        "UICollectionViewFlowLayout.prepare()",
        "UICollectionViewFlowLayout.collectionViewContentSize",
        "UICollectionViewFlowLayout.layoutAttributesForElements(in:)",
        "UICollectionViewFlowLayout.layoutAttributesForItem(at:)",
      ])
    + because(
      "not in the file; text that the user wants larger grows what holds it",
      [
        "UILabel.adjustsFontForContentSizeCategory",
        "UITextField.adjustsFontForContentSizeCategory",
        "UITextView.adjustsFontForContentSizeCategory",
        "UIContentSizeCategory.extraSmall",
        "UIContentSizeCategory.large",
        "UIContentSizeCategory.extraExtraExtraLarge",
        "UIContentSizeCategory.accessibilityExtraExtraExtraLarge",
        "UIContentSizeCategory.didChangeNotification",
        "UIContentSizeCategoryAdjusting",
        "UIContentSizeCategoryAdjusting.adjustsFontForContentSizeCategory",
        "UIFont.TextStyle.body",
        "UIFont.TextStyle.footnote",
      ])
    + because(
      "not in the file; rows come, go, are used again and size themselves while the keyboard is up",
      [
        "UITableView.RowAnimation",
        "UITableView.RowAnimation.fade",
        "UITableView.RowAnimation.none",
        "UITableView.RowAnimation.automatic",
        "UITableView.automaticDimension",
        "UITableView.estimatedRowHeight",
        "UITableView.sectionHeaderHeight",
        "UITableView.sectionFooterHeight",
        "UITableView.dequeueReusableCell(withIdentifier:)",
        "UITableView.insertRows(at:with:)",
        "UITableView.deleteRows(at:with:)",
        "UITableView.reloadRows(at:with:)",
        "UITableView.moveRow(at:to:)",
        "UITableView.insertSections(_:with:)",
        "UITableView.deleteSections(_:with:)",
        "UITableView.reloadSections(_:with:)",
        "UITableView.beginUpdates()",
        "UITableView.endUpdates()",
        "UITableViewCell.reuseIdentifier",
        "UITableViewCell.prepareForReuse()",
        "UITableViewDelegate.tableView(_:heightForRowAt:)",
        "UITableViewDelegate.tableView(_:viewForHeaderInSection:)",
        "UITableViewDelegate.tableView(_:heightForHeaderInSection:)",
        "UITableViewDelegate.tableView(_:viewForFooterInSection:)",
        "UITableViewDelegate.tableView(_:heightForFooterInSection:)",
      ])
    + because(
      "not in the file; what forms are made of",
      [
        "UITextView.textAlignment", "UILabel.textAlignment", "UIView.accessibilityIdentifier",
        "UIBarItem.accessibilityIdentifier", "UINavigationItem.leftBarButtonItem",
        "UINavigationItem.leftBarButtonItems", "UINavigationItem.rightBarButtonItem",
        "UINavigationItem.rightBarButtonItems", "UITableView.register(_:forCellReuseIdentifier:)",
        "UITableView.dequeueReusableCell(withIdentifier:for:)", "UITableViewCell.textLabel", "UISwitch",
        "UISwitch.isOn",
        "UISwitch.onTintColor", "UISwitch.setOn(_:animated:)", "UIImageView", "UIImageView.image",
        "UIImageView.init(image:)",
      ])
    + because(
      "not in the file, which has their type; what a text may be",
      [
        "name", "namePrefix", "givenName", "middleName", "familyName", "nameSuffix", "nickname", "jobTitle",
        "organizationName", "location", "fullStreetAddress", "streetAddressLine1", "streetAddressLine2", "addressCity",
        "addressState", "addressCityAndState", "sublocality", "countryName", "postalCode", "telephoneNumber",
        "emailAddress", "URL", "creditCardNumber", "username", "password", "newPassword", "oneTimeCode",
      ].map { "UITextContentType.\($0)" })

  private static func because(_ reason: String, _ paths: [String]) -> [SignatureException] {
    paths.map { SignatureException(path: $0, reason: reason) }
  }
}
#endif
