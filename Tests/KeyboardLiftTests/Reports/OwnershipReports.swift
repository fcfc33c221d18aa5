#if !canImport(UIKit)
import KeyboardLift
import Testing
import UIKitStandInTesting

/// Reports about two who avoid one keyboard: another library, the system, SwiftUI, a web view, a layout guide.
@MainActor @Suite(.serialized) struct OwnershipReports {
  @Test("B025 in the app: a table pinned to a footer that sits on the keyboard is not inset besides")
  func b025() {
    let (table, footer, rows) = (UITableView(frame: .zero, style: .plain), UIView(), FieldRows(30))
    table.contentInsetAdjustmentBehavior = .never
    table.dataSource = rows
    let stage = Stage {
      for view in [table, footer] {
        view.translatesAutoresizingMaskIntoConstraints = false
        $0.addSubview(view)
      }
    }
    let view = stage.view
    let bottom = footer.bottomAnchor.constraint(equalTo: view.bottomAnchor)
    var constraints = [bottom, footer.heightAnchor.constraint(equalToConstant: 50)]
    constraints.append(table.topAnchor.constraint(equalTo: view.topAnchor))
    constraints.append(table.bottomAnchor.constraint(equalTo: footer.topAnchor))
    for item in [table, footer] {
      constraints.append(item.leadingAnchor.constraint(equalTo: view.leadingAnchor))
      constraints.append(item.trailingAnchor.constraint(equalTo: view.trailingAnchor))
    }
    NSLayoutConstraint.activate(constraints)
    stage.window.layoutIfNeeded()
    #expect(table.frame.height == 617)
    let lifter = KeyboardLifter(for: view)
    // The app's own handler hears of the keyboard after ours here, and before ours the next time.
    rows.fields[6].becomeFirstResponder()
    stage.willShowKeyboard()
    bottom.constant = -260
    stage.showKeyboard()
    #expect(table.frame.height == 357)
    #expect(table.contentInset == .zero)
    #expect(table.contentOffset == .zero)
    #expect(view.transform == .identity)
    bottom.constant = 0
    stage.endEditing()
    #expect(table.frame.height == 617)
    #expect(table.contentInset == .zero)
    #expect(lifter.isEnabled)
  }

  @Test("B073 in the app: where another library has moved the screen already, nothing is moved besides")
  func b073() {
    let field = Make.field(at: 600)
    let stage = Stage { $0.addSubview(field) }
    let lifter = KeyboardLifter(for: stage.view)
    field.becomeFirstResponder()
    stage.view.frame.origin.y = -260
    stage.showKeyboard()
    #expect(stage.view.frame.minY == -260)
    #expect(lifter.explanations.last?.reason == .alreadyVisible)
    stage.view.frame.origin.y = 0
    stage.endEditing()
    #expect(stage.view.frame == fullScreen)
    // And where it moves after us, what is ours is taken back.
    field.becomeFirstResponder()
    stage.willShowKeyboard()
    stage.view.frame.origin.y -= 260
    stage.showKeyboard()
    #expect(stage.view.transform == .identity)
    #expect(isNear(stage.view.frame.minY, -260))
    stage.view.frame.origin.y += 260
    stage.endEditing()
    #expect(stage.view.frame == fullScreen)
  }

  @Test("B031 in the app: a search bar in the navigation bar, or in a table's header, moves nothing")
  func b031() {
    let (controller, rows) = (UIViewController(), FieldRows(30))
    let navigation = UINavigationController(rootViewController: controller)
    let table = UITableView(frame: fullScreen, style: .plain)
    table.dataSource = rows
    let bars = [UISearchBar(frame: CGRect(x: 0, y: 0, width: 300, height: 44)), UISearchBar(frame: .zero)]
    bars[1].frame.size.height = 56
    let stage = Stage(controller: controller, root: navigation) { $0.addSubview(table) }
    navigation.navigationBar.addSubview(bars[0])
    table.tableHeaderView = bars[1]
    stage.device.layOut()
    KeyboardLifter.shared.isEnabled = true
    defer { KeyboardLifter.shared.isEnabled = false }
    let (offset, barFrame) = (table.contentOffset, navigation.navigationBar.frame)
    for bar in bars {
      stage.edit(bar.searchTextField)
      #expect(bar.searchTextField.isFirstResponder)
      #expect(table.contentOffset == offset)
      #expect(stage.view.transform == .identity)
      #expect(navigation.navigationBar.frame == barFrame)
      stage.endEditing()
    }
    #expect(table.contentInset == .zero)
    #expect(table.contentOffset == offset)
  }

  /// What has the keyboard in a web view: a view of its own kind, of whose editing no notification tells.
  final class WebContent: UIView, UIKeyInput {
    override var canBecomeFirstResponder: Bool { true }
    var hasText: Bool { false }
    func insertText(_ text: String) {}
    func deleteBackward() {}
  }

  @Test("B084 in the app: while a web view's input is edited, nothing is moved for it")
  func b084() {
    let web = Make.scrollView(CGRect(x: 0, y: 60, width: 375, height: 607), content: 3000)
    let content = WebContent(frame: CGRect(x: 0, y: 0, width: 375, height: 3000))
    web.addSubview(content)
    let field = Make.field(at: 20)
    let stage = Stage {
      $0.addSubview(web)
      $0.addSubview(field)
    }
    let lifter = KeyboardLifter(for: stage.view)
    content.becomeFirstResponder()
    stage.showKeyboard()
    #expect(web.contentInset == .zero)
    #expect(web.contentOffset == .zero)
    #expect(stage.view.transform == .identity)
    // The web view makes room by itself, as it does for any keyboard; that stays its own.
    web.contentInset.bottom = 260
    field.becomeFirstResponder()
    stage.showKeyboard(300)
    content.becomeFirstResponder()
    stage.showKeyboard()
    #expect(web.contentInset.bottom == 260)
    #expect(lifter.explanations.last?.reason == .noFocus)
    stage.endEditing()
    #expect(web.contentInset.bottom == 260)
    #expect(stage.view.transform == .identity)
  }

  @Test("B146 in the app: in a popover that ends above the keyboard nothing makes room")
  func b146() {
    let stage = Stage(SimulatedDevice(size: CGSize(width: 768, height: 1024), idiom: .pad))
    let (popover, rows) = (UIViewController(), FieldRows(30))
    popover.view.frame = CGRect(x: 200, y: 100, width: 320, height: 400)
    stage.window.addSubview(popover.view)
    let table = UITableView(frame: popover.view.bounds, style: .plain)
    table.dataSource = rows
    popover.view.addSubview(table)
    stage.device.layOut()
    KeyboardLifter.shared.isEnabled = true
    defer { KeyboardLifter.shared.isEnabled = false }
    stage.edit(rows.fields[7], keyboard: 264)
    #expect(table.contentInset == .zero)
    #expect(popover.view.transform == .identity)
    #expect(KeyboardLifter.shared.explanations.last?.reason == .alreadyVisible)
    stage.endEditing()
  }

  /// Stands in for SwiftUI's hosting controller, which this module sees through the same protocol.
  final class Hosting: UIViewController, AvoidsKeyboardItself {
    var avoidsKeyboard = true
  }

  @Test("B056 in the app: a hosting view avoids by itself, wherever it is and whoever looks after it")
  func b056() {
    for isInside in [false, true] {
      let (hosting, outer) = (Hosting(), UIViewController())
      let field = Make.field(at: 600, in: hosting.view)
      let stage = Stage(controller: isInside ? outer : hosting)
      if isInside {
        outer.addChild(hosting)
        hosting.view.frame = fullScreen
        outer.view.addSubview(hosting.view)
      }
      // The last looks after a view inside of the hosting view, as one that SwiftUI was given.
      for view: UIView in [stage.window, stage.view, field] {
        let lifter = KeyboardLifter(for: view)
        stage.edit(field)
        #expect(stage.view.transform == .identity)
        #expect(field.transform == .identity)
        #expect(lifter.explanations.last?.reason == .systemOwned)
        stage.endEditing()
      }
      // An app can take the keyboard out of what SwiftUI keeps clear of: then it is ours.
      hosting.avoidsKeyboard = false
      let lifter = KeyboardLifter(for: stage.window)
      stage.edit(field)
      #expect(isNear(stage.rect(of: field).maxY, 397))
      stage.endEditing()
      #expect(stage.view.transform == .identity)
      #expect(lifter.isEnabled)
    }
  }

  @Test("B056 in the app: what a cell hosts without a controller of its own is looked after like the rest of the table")
  func b056InACell() {
    let screen = ListScreen(.table)
    let hosted = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 44))
    screen.rows[12].box.addSubview(hosted)
    let field = Make.field(at: 5, in: hosted)
    let lifter = KeyboardLifter(for: screen.stage.view)
    screen.stage.edit(field)
    #expect(screen.stage.rect(of: field).maxY == 397)
    screen.stage.endEditing()
    #expect(screen.scrollView.contentOffset == .zero)
    #expect(lifter.isEnabled)
  }

  @Test("B128 in the app: a keyboard that a finger takes down leaves no inset, and the finger its place")
  func b128() {
    let screen = ListScreen(.table)
    let user = SimulatedUser(screen.stage.window)
    screen.scrollView.keyboardDismissMode = .interactive
    let lifter = KeyboardLifter(for: screen.stage.view)
    screen.stage.edit(screen.rows[12].field)
    #expect(screen.scrollView.contentInset.bottom == 260)
    user.beginDragging(screen.scrollView)
    user.drag(screen.scrollView, to: CGPoint(x: 0, y: 60))
    screen.stage.endEditing()
    #expect(screen.scrollView.contentInset == .zero)
    user.drag(screen.scrollView, to: CGPoint(x: 0, y: 50))
    user.endDragging(screen.scrollView)
    screen.stage.device.advance(by: 1)
    #expect(screen.scrollView.contentOffset.y == 50)
    #expect(lifter.isEnabled)
  }

  @Test(
    "B104 where a layout guide and the notifications differ, who uses the guide is left to it, and who does not is not")
  func b104() {
    let (field, bar) = (Make.field(at: 620), UIView())
    bar.translatesAutoresizingMaskIntoConstraints = false
    let stage = Stage {
      $0.addSubview(field)
      $0.addSubview(bar)
    }
    let lifter = KeyboardLifter(for: stage.view)
    // Asked for and used by no constraint: what it says is not asked.
    let guide = stage.view.keyboardLayoutGuide
    stage.edit(field)
    #expect(isNear(stage.rect(of: field).maxY, 397))
    stage.endEditing()
    let tie = bar.bottomAnchor.constraint(equalTo: guide.topAnchor)
    tie.isActive = true
    stage.edit(field)
    #expect(stage.view.transform == .identity)
    #expect(lifter.explanations.last?.reason == .systemOwned)
    stage.endEditing()
  }

  @Test("B135 a suggestion bar that comes without a will-notification is taken from the next did-notification")
  func b135() {
    let field = Make.field(at: 600)
    let stage = Stage { $0.addSubview(field) }
    let lifter = KeyboardLifter(for: stage.view)
    stage.edit(field, keyboard: 216)
    #expect(isNear(stage.rect(of: field).maxY, 441))
    stage.post(UIResponder.keyboardDidChangeFrameNotification, to: stage.frame(ofKeyboard: 256))
    #expect(isNear(stage.rect(of: field).maxY, 401))
    stage.endEditing()
    #expect(stage.view.transform == .identity)
    #expect(lifter.isEnabled)
  }
}
#endif
