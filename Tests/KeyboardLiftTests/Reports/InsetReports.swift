#if !canImport(UIKit)
import KeyboardLift
import Testing
import UIKitStandInTesting

/// Reports about insets of real lists.
@MainActor @Suite(.serialized) struct InsetReports {
  private let tall = SimulatedDevice(
    size: CGSize(width: 393, height: 852), scale: 3, safeArea: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))

  /// A table of rows of 44 points in a screen of its own.
  private func table(_ frame: CGRect, rows: FieldRows, in view: UIView) -> UITableView {
    let table = UITableView(frame: frame, style: .plain)
    table.dataSource = rows
    view.addSubview(table)
    return table
  }

  @Test("B009 in the app: a table above a tab bar is inset by what the bar does not cover already")
  func b009() {
    let (controller, tabs, rows) = (UIViewController(), UITabBarController(), FieldRows(30))
    tabs.viewControllers = [controller]
    let stage = Stage(tall, controller: controller, root: tabs)
    let table = table(stage.view.bounds, rows: rows, in: stage.view)
    stage.device.layOut()
    #expect(table.adjustedContentInset.bottom == 83)
    let lifter = KeyboardLifter(for: stage.view)
    stage.edit(rows.fields[10], keyboard: 346)
    #expect(table.contentInset.bottom == 263)
    #expect(table.adjustedContentInset.bottom == 346)
    stage.endEditing()
    #expect(table.contentInset == .zero)
    #expect(lifter.isEnabled)
  }

  @Test("B010 in the app: a collection controller and a table controller avoid the keyboard by themselves")
  func b010() {
    let list = FieldItems(collectionViewLayout: UICollectionViewFlowLayout())
    for controller in [FieldTable(style: .plain), list] {
      let stage = Stage(controller: controller)
      let lifter = KeyboardLifter(for: stage.window)
      let scrollView = (controller as? UITableViewController)?.tableView ?? list.collectionView
      let rows = (controller as? FieldTable)?.rows ?? list.rows
      rows.fields[3].becomeFirstResponder()
      stage.willShowKeyboard()
      #expect(scrollView?.contentInset.bottom == 260)
      #expect(lifter.explanations.last?.reason == .systemOwned)
      stage.willShowKeyboard(300)
      #expect(scrollView?.contentInset.bottom == 300)
      stage.endEditing()
      #expect(scrollView?.contentInset == .zero)
    }
  }

  @Test("B034 in the app: a table in a child that ends 200 points above the bottom is inset by 16")
  func b034() {
    let (child, rows) = (UIViewController(), FieldRows(30))
    let stage = Stage()
    stage.controller.addChild(child)
    child.view.frame = CGRect(x: 0, y: 0, width: 375, height: 467)
    stage.view.addSubview(child.view)
    let table = table(child.view.bounds, rows: rows, in: child.view)
    table.contentInsetAdjustmentBehavior = .never
    stage.device.layOut()
    let lifter = KeyboardLifter(for: stage.view)
    stage.edit(rows.fields[9], keyboard: 216)
    #expect(table.contentInset.bottom == 16)
    stage.endEditing()
    #expect(table.contentInset == .zero)
    #expect(lifter.isEnabled)
  }

  @Test("B035 in the app: the safe area is subtracted from a table's inset only where the table applies it")
  func b035() {
    let cases: [(UIScrollView.ContentInsetAdjustmentBehavior, CGFloat)] = [(.never, 336), (.always, 302)]
    for (behavior, inset) in cases {
      let rows = FieldRows(30)
      let stage = Stage(tall)
      let table = table(stage.view.bounds, rows: rows, in: stage.view)
      table.contentInsetAdjustmentBehavior = behavior
      stage.device.layOut()
      let lifter = KeyboardLifter(for: stage.view)
      stage.edit(rows.fields[10], keyboard: 336)
      #expect(table.contentInset.bottom == inset)
      lifter.reload()
      stage.showKeyboard(336)
      #expect(table.contentInset.bottom == inset)
      stage.endEditing()
      #expect(table.contentInset == .zero)
    }
  }

  @Test("B036 in the app: a table returns to its offset of 40, or stays where the user dragged it")
  func b036() {
    for isDragged in [false, true] {
      let screen = ListScreen(.table)
      screen.scrollView.contentOffset.y = 40
      screen.stage.device.layOut()
      let lifter = KeyboardLifter(for: screen.stage.view)
      screen.stage.edit(screen.rows[13].field)
      // The field ends at 611.
      #expect(screen.scrollView.contentOffset.y == 214)
      if isDragged { SimulatedUser(screen.stage.window).scroll(screen.scrollView, to: CGPoint(x: 0, y: 150)) }
      screen.stage.endEditing()
      #expect(screen.scrollView.contentOffset.y == (isDragged ? 150 : 40))
      #expect(lifter.isEnabled)
    }
  }

  @Test("B037 in the app: a search bar in the header of a table that ends above the keyboard moves nothing")
  func b037() {
    let rows = FieldRows(30)
    let stage = Stage()
    let table = table(CGRect(x: 16, y: 72, width: 343, height: 332), rows: rows, in: stage.view)
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 343, height: 56))
    table.tableHeaderView = bar
    stage.device.layOut()
    let lifter = KeyboardLifter(for: stage.view)
    let offset = table.contentOffset
    stage.edit(bar.searchTextField, keyboard: 216)
    #expect(table.contentOffset == offset)
    #expect(table.contentInset == .zero)
    #expect(stage.view.transform == .identity)
    #expect(lifter.explanations.last?.reason == .alreadyVisible)
    stage.endEditing()
    #expect(table.contentOffset == offset)
  }

  @Test("B092 in the app: what another party adds to a table's inset meanwhile remains")
  func b092() {
    let screen = ListScreen(.table)
    let lifter = KeyboardLifter(for: screen.stage.view)
    screen.stage.edit(screen.rows[12].field)
    screen.scrollView.contentInset.bottom += 20
    screen.insert(at: 2)
    screen.stage.showKeyboard(300)
    #expect(screen.scrollView.contentInset.bottom == 300)
    screen.stage.endEditing()
    #expect(screen.scrollView.contentInset.bottom == 20)
    #expect(lifter.isEnabled)
  }

  @Test("B093 in the app: a collection that pages sideways gets no inset, the screen is moved")
  func b093() {
    let pages = UICollectionView(frame: fullScreen, collectionViewLayout: UICollectionViewFlowLayout())
    pages.contentInsetAdjustmentBehavior = .never
    pages.contentSize = CGSize(width: 2250, height: 667)
    let field = Make.field(at: 600, in: pages)
    let stage = Stage { $0.addSubview(pages) }
    let lifter = KeyboardLifter(for: stage.view)
    stage.edit(field)
    #expect(pages.contentInset == .zero)
    #expect(isNear(stage.rect(of: field).maxY, 397))
    stage.endEditing()
    #expect(stage.view.transform == .identity)
    #expect(lifter.isEnabled)
  }

  @Test("B094 in the app: a screen that is laid out by its safe area is moved by 194 and not by 228")
  func b094() {
    let field = UITextField()
    field.translatesAutoresizingMaskIntoConstraints = false
    let stage = Stage(tall) { $0.addSubview(field) }
    NSLayoutConstraint.activate([
      field.bottomAnchor.constraint(equalTo: stage.view.safeAreaLayoutGuide.bottomAnchor, constant: -118),
      field.leadingAnchor.constraint(equalTo: stage.view.leadingAnchor),
      field.heightAnchor.constraint(equalToConstant: 40),
    ])
    stage.window.layoutIfNeeded()
    #expect(stage.rect(of: field).maxY == 700)
    let lifter = KeyboardLifter(for: stage.view)
    stage.edit(field, keyboard: 336)
    #expect(isNear(stage.rect(of: field).maxY, 506))
    #expect(isNear(stage.view.transform.ty, -194))
    stage.endEditing()
    #expect(stage.rect(of: field).maxY == 700)
    #expect(lifter.isEnabled)
  }

  @Test("B095 in the app: a page scrolled to the side keeps its x")
  func b095() {
    let pages = UIScrollView(frame: fullScreen)
    pages.contentInsetAdjustmentBehavior = .never
    pages.isPagingEnabled = true
    pages.contentSize = CGSize(width: 1500, height: 667)
    let rows = FieldRows(30)
    let table = table(CGRect(x: 750, y: 0, width: 375, height: 667), rows: rows, in: pages)
    table.contentInsetAdjustmentBehavior = .never
    let stage = Stage { $0.addSubview(pages) }
    pages.contentOffset.x = 750
    stage.device.layOut()
    let lifter = KeyboardLifter(for: stage.view)
    stage.edit(rows.fields[12])
    #expect(pages.contentOffset == CGPoint(x: 750, y: 0))
    #expect(table.contentInset.bottom == 260)
    #expect(pages.contentInset == .zero)
    stage.endEditing()
    #expect(pages.contentOffset == CGPoint(x: 750, y: 0))
    #expect(table.contentOffset == .zero)
    #expect(lifter.isEnabled)
  }

  @Test("B097 in the app: rows inserted into a table that is scrolled leave its inset as it is")
  func b097() {
    for kind in ListScreen.Kind.allCases {
      let screen = ListScreen(kind, rows: 40)
      screen.scrollView.contentOffset.y = 400
      screen.stage.device.layOut()
      let lifter = KeyboardLifter(for: screen.stage.view)
      screen.stage.edit(screen.rows[20].field, keyboard: 216)
      #expect(screen.scrollView.contentInset.bottom == 216)
      for index in [0, 12, 30, 43] { screen.insert(at: index) }
      screen.stage.showKeyboard(216)
      #expect(screen.scrollView.contentInset.bottom == 216)
      #expect(screen.scrollView.contentSize.height == 1936)
      #expect(screen.stage.rect(of: screen.rows[22].field).maxY <= 441)
      screen.stage.endEditing()
      #expect(screen.scrollView.contentInset == .zero)
      #expect(screen.scrollView.contentOffset.y == 400)
      #expect(lifter.isEnabled)
    }
  }

  @Test("B154 in the app: what is pinned to the safe top stays there under either model of the safe area")
  func b154() {
    for model in [SafeAreaOfMovedViews.follows, .stays] {
      let (top, field) = (UIView(), Make.field(at: 600))
      top.translatesAutoresizingMaskIntoConstraints = false
      let stage = Stage {
        $0.addSubview(top)
        $0.addSubview(field)
      }
      stage.device.safeAreaOfMovedViews = model
      NSLayoutConstraint.activate([
        top.topAnchor.constraint(equalTo: stage.view.safeAreaLayoutGuide.topAnchor),
        top.heightAnchor.constraint(equalToConstant: 44), top.widthAnchor.constraint(equalToConstant: 100),
      ])
      stage.window.layoutIfNeeded()
      let lifter = KeyboardLifter(for: stage.view)
      for _ in 0..<3 {
        stage.edit(field)
        #expect(top.frame.minY == 20)
        stage.endEditing()
        #expect(stage.rect(of: top).minY == 20)
      }
      #expect(lifter.isEnabled)
    }
  }

  @Test("B169 a scroll view in the keyboard's own window is not inset for its own keyboard")
  func b169() {
    final class KeyboardWindow: UIWindow { override var canBecomeKey: Bool { false } }
    let box = UIView(frame: CGRect(x: 0, y: 363, width: 375, height: 304))
    let scrollView = Make.scrollView(box.bounds, content: 900, in: box)
    let field = Make.field(at: 260, in: scrollView)
    let stage = Stage()
    let window = KeyboardWindow(windowScene: stage.device.scene)
    window.isHidden = false
    window.addSubview(box)
    scrollView.keyboardLift.makesRoom = true
    KeyboardLifter.shared.isEnabled = true
    defer { KeyboardLifter.shared.isEnabled = false }
    for view: UIView? in [nil, window, box, scrollView] {
      let lifter = view.map { KeyboardLifter(for: $0) }
      stage.edit(field)
      #expect(field.isFirstResponder)
      #expect(scrollView.contentInset == .zero)
      #expect(scrollView.contentOffset == .zero)
      #expect(box.transform == .identity)
      #expect(stage.view.transform == .identity)
      window.endEditing(true)
      stage.hideKeyboard()
      #expect(lifter?.isEnabled != false)
    }
  }
}
#endif
