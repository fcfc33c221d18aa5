#if !canImport(UIKit)
import KeyboardLift
import KeyboardLiftTestSupport
import UIKitStandInTesting

/// A controller's view full of random views with inputs, all of which lie inside of what holds them.
@MainActor final class RandomScreen {
  enum Kind: CaseIterable { case plain, scrollView, nested, textViews, table, mixed }

  let controller: UIViewController
  var inputs: [UIView] = []
  var scrollViews: [UIScrollView] = []
  /// What each scroll view has of the app, and where it belongs.
  var own: [Own] = []
  private let rows: Rows?
  /// The scroll view that makes room whatever has the focus; marked last, since a keyboard may be up.
  private var marked: UIScrollView?
  /// The view that may ride on the keyboard.
  private(set) var bar: UIView?
  var isBarDocked = false { didSet { isBarDocked ? bar?.keyboardLift.dock() : bar?.keyboardLift.undock() } }

  struct Own {
    var contentInset: UIEdgeInsets
    var indicator: CGFloat
    /// Where it stands without a keyboard; nil while that is typing's to decide, or UIKit's.
    var home: CGPoint?
    /// Its size, and its content's; nil while the app or UIKit may have changed them.
    var size, content: CGSize?
  }

  /// The data of a table whose every third row has a field at first.
  final class Rows: NSObject, UITableViewDataSource {
    let fields: [UITextField]
    var rows: [UITextField?]

    init(count: Int) {
      fields = (0..<count).map { _ in UITextField(frame: CGRect(x: 16, y: 5, width: 200, height: 34)) }
      rows = fields.flatMap { [$0, nil, nil] }
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      if let field = rows[indexPath[1]] { cell.contentView.addSubview(field) }
      return cell
    }
  }

  /// Fills a controller's view, which must stand in a window.
  init(_ kind: Kind, in controller: UIViewController, _ dice: inout SeededGenerator) {
    self.controller = controller
    rows = kind == .table ? Rows(count: Int(dice.number(3...12))) : nil
    build(kind, &dice)
    controller.view.window?.layoutIfNeeded()
    scrollViews.forEach { $0.contentOffset.y = max($0.restingOffsets.least.y, $0.contentOffset.y) }
    noteOwn()
    marked?.keyboardLift.makesRoom = true
  }

  /// An alert's inputs, which are the system's.
  init(alert: UIAlertController) {
    controller = alert
    rows = nil
    inputs = alert.textFields ?? []
  }

  var view: UIView { controller.view }

  private func build(_ kind: Kind, _ dice: inout SeededGenerator) {
    let (view, bounds) = (controller.view ?? UIView(), controller.view.bounds)
    switch kind {
    case .plain:
      addFields(to: view, height: bounds.height, &dice)
    case .scrollView:
      let scrollView = addScrollView(to: view, bounds.insetBy(dx: 0, dy: dice.number(0...60)), &dice)
      addFields(to: scrollView, height: scrollView.contentSize.height, &dice)
    case .nested:
      let outer = addScrollView(to: view, bounds, &dice)
      let frame = CGRect(x: 0, y: dice.number(0...300), width: bounds.width, height: dice.number(200...500))
      outer.contentSize.height = max(outer.contentSize.height, frame.maxY)
      let inner = addScrollView(to: outer, frame, &dice)
      inner.autoresizingMask = [.flexibleWidth]
      // Its top inset would change with the outer one's scrolling, and its offset with that.
      inner.contentInsetAdjustmentBehavior = .never
      addFields(to: inner, height: inner.contentSize.height, &dice)
      addFields(to: outer, height: frame.minY, &dice)
    case .textViews:
      addTextView(to: view, bounds, &dice)
      let box = CGRect(x: 0, y: bounds.height - 150, width: bounds.width, height: dice.number(60...140))
      if dice.once(in: 2) { addTextView(to: view, box, &dice) }
    case .table:
      let table = UITableView(frame: bounds, style: .plain)
      table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      table.dataSource = rows
      view.addSubview(table)
      scrollViews.append(table)
      inputs += rows?.fields ?? []
    case .mixed:
      let upper = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height - dice.number(100...300))
      let scrollView = addScrollView(to: view, upper, &dice)
      addFields(to: scrollView, height: scrollView.contentSize.height, &dice)
      if dice.once(in: 2) { marked = scrollView }
      inputs.append(Make.field(at: bounds.height - dice.number(40...90), in: view))
      inputs.last?.autoresizingMask = [.flexibleTopMargin]
      bar = inputs.last
    }
  }

  private func addScrollView(to view: UIView, _ frame: CGRect, _ dice: inout SeededGenerator) -> UIScrollView {
    let scrollView = UIScrollView(frame: frame)
    scrollView.contentInsetAdjustmentBehavior = dice.one(of: [.never, .automatic, .always])
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.contentSize = CGSize(width: 200, height: dice.number(300...1500))
    scrollView.contentInset = UIEdgeInsets(top: dice.number(0...20), left: 0, bottom: dice.number(0...40), right: 0)
    scrollView.verticalScrollIndicatorInsets.bottom = dice.number(0...9)
    view.addSubview(scrollView)
    scrollViews.append(scrollView)
    return scrollView
  }

  private func addFields(to view: UIView, height: CGFloat, _ dice: inout SeededGenerator) {
    for _ in 0..<Int(dice.number(1...4)) where height > 40 {
      let field = UITextField(
        frame: CGRect(
          x: dice.number(0...20), y: dice.number(0...Int(height - 40)), width: 150, height: dice.number(20...40)))
      view.addSubview(field)
      inputs.append(field)
      if dice.once(in: 4) { field.keyboardLift.distance = dice.number(0...60) }
    }
  }

  private func addTextView(to view: UIView, _ frame: CGRect, _ dice: inout SeededGenerator) {
    let textView = UITextView(frame: frame)
    textView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    textView.text = String(repeating: "line\n", count: Int(dice.number(0...80)))
    textView.font = .preferredFont(forTextStyle: .body)
    textView.adjustsFontForContentSizeCategory = true
    textView.alwaysBounceVertical = dice.once(in: 2)
    view.addSubview(textView)
    inputs.append(textView)
    scrollViews.append(textView)
  }

  /// Inserts or deletes a row without a field, or loads all anew.
  func changeRows(_ dice: inout SeededGenerator) {
    guard let rows, let table = scrollViews.first as? UITableView else { return }
    let place = dice.int(0...rows.rows.count - 1)
    if dice.once(in: 3) {
      table.reloadData()
    } else if rows.rows[place] == nil, dice.once(in: 2) {
      rows.rows.remove(at: place)
      table.deleteRows(at: [IndexPath(row: place, section: 0)], with: .automatic)
    } else {
      rows.rows.insert(nil, at: place)
      table.insertRows(at: [IndexPath(row: place, section: 0)], with: .automatic)
    }
  }

  /// Notes what the app has, while nothing of the lifter's stands anywhere.
  func noteOwn() {
    // UIKit gives a popover the height that the keyboard leaves.
    let isPopover = controller.modalPresentationStyle == .popover
    own = scrollViews.map {
      Own(
        contentInset: $0.contentInset, indicator: $0.verticalScrollIndicatorInsets.bottom, home: $0.contentOffset,
        size: isPopover ? nil : $0.bounds.size, content: $0.contentSize)
    }
  }

  /// From now on UIKit or the app decides where scroll views stand.
  func forgetHomes() {
    for index in own.indices { own[index].home = nil }
  }

  /// How much of a scroll view's inset is the lifter's.
  func part(of index: Int) -> CGFloat {
    scrollViews[index].contentInset.bottom - own[index].contentInset.bottom
  }
}
#endif
