#if !canImport(UIKit)
import KeyboardLift
import Testing
import UIKitStandInTesting

/// What UIKit moves by itself is left to UIKit.
@MainActor @Suite(.serialized) struct SystemOwnedTests {
  final class Rows: UITableViewController, UITableViewDataSource {
    let fields = (0..<20).map { _ in UITextField(frame: CGRect(x: 16, y: 5, width: 200, height: 34)) }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { fields.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.contentView.addSubview(fields[indexPath[1]])
      return cell
    }
  }

  @Test func aTableViewControllersTableIsLeftAlone() {
    let rows = Rows(style: .plain)
    let stage = Stage(controller: rows)
    KeyboardLifter.shared.isEnabled = true
    defer { KeyboardLifter.shared.isEnabled = false }
    rows.fields[12].becomeFirstResponder()
    stage.willShowKeyboard()
    // UIKit's own part, once.
    #expect(rows.tableView.contentInset.bottom == 260)
    #expect(KeyboardLifter.shared.explanations.last?.reason == .systemOwned)
    stage.willShowKeyboard(300)
    #expect(rows.tableView.contentInset.bottom == 300)
    stage.endEditing()
    #expect(rows.tableView.contentInset == .zero)
  }

  @Test func aTableOnAPlainScreenIsOurs() {
    let rows = Rows(style: .plain)
    let table = UITableView(frame: fullScreen, style: .plain)
    table.contentInsetAdjustmentBehavior = .never
    table.dataSource = rows
    let stage = Stage { $0.addSubview(table) }
    let lifter = KeyboardLifter(for: stage.view)
    table.layoutIfNeeded()
    stage.edit(rows.fields[12])
    #expect(table.contentInset.bottom == 260)
    #expect(stage.rect(of: rows.fields[12]).maxY == 397)
    stage.endEditing()
    #expect(table.contentInset == .zero)
    #expect(table.contentOffset == .zero)
    #expect(lifter.isEnabled)
  }

  @Test func whatAConstraintTiesToTheKeyboardLayoutGuideIsLeftAloneOnceItDoes() {
    let field = Make.field(at: 0)
    field.translatesAutoresizingMaskIntoConstraints = false
    let stage = Stage { $0.addSubview(field) }
    let lifter = KeyboardLifter(for: stage.view)
    let bottom = field.bottomAnchor.constraint(equalTo: stage.view.keyboardLayoutGuide.topAnchor)
    NSLayoutConstraint.activate([
      bottom, field.leadingAnchor.constraint(equalTo: stage.view.leadingAnchor),
      field.heightAnchor.constraint(equalToConstant: 34), field.widthAnchor.constraint(equalToConstant: 100),
    ])
    stage.window.layoutIfNeeded()
    stage.edit(field)
    #expect(stage.view.transform == .identity)
    #expect(stage.rect(of: field).maxY == 407)
    #expect(lifter.explanations.last?.reason == .systemOwned)
    stage.endEditing()
    bottom.isActive = false
    field.bottomAnchor.constraint(equalTo: stage.view.bottomAnchor).isActive = true
    stage.window.layoutIfNeeded()
    stage.edit(field)
    #expect(isNear(stage.rect(of: field).maxY, 397))
    stage.endEditing()
  }

  // chockenberry/KeyboardAvoider, FB18129551 and FB18129558
  @Test("B104 the keyboard layout guide, which may stand anywhere, is never made or asked")
  func theKeyboardLayoutGuideIsNeverMadeByUs() {
    let scrollView = Make.scrollView(fullScreen, content: 900)
    let (inner, outer) = (Make.field(at: 560, in: scrollView), Make.field(at: 630))
    let stage = Stage {
      $0.addSubview(scrollView)
      $0.addSubview(outer)
    }
    let lifter = KeyboardLifter(for: stage.view)
    stage.edit(inner)
    stage.edit(outer)
    stage.endEditing()
    let views: [UIView] = [stage.window, stage.view, scrollView, inner, outer]
    #expect(views.allSatisfy { !$0.hasKeyboardLayoutGuide })
    _ = outer.keyboardLayoutGuide
    #expect(outer.hasKeyboardLayoutGuide)
    #expect(!lifter.explanations.isEmpty)
  }

  @Test func anAlertsFieldIsLeftAlone() {
    let stage = Stage()
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
    let field = Make.field(at: 600, in: alert.view)
    stage.controller.present(alert, animated: false)
    KeyboardLifter.shared.isEnabled = true
    defer { KeyboardLifter.shared.isEnabled = false }
    stage.edit(field)
    #expect(alert.view.transform == .identity)
    #expect(KeyboardLifter.shared.explanations.last?.reason == .systemOwned)
    stage.endEditing()
  }

  @Test func aFloatingKeyboardOrAnotherAppsScrollsNothing() {
    let scrollView = Make.scrollView(fullScreen, content: 900)
    let field = Make.field(at: 560, in: scrollView)
    let stage = Stage { $0.addSubview(scrollView) }
    let lifter = KeyboardLifter(for: stage.view)
    field.becomeFirstResponder()
    let floating = CGRect(x: 50, y: 300, width: 200, height: 200)
    stage.post(UIResponder.keyboardWillChangeFrameNotification, to: floating)
    #expect(scrollView.contentOffset == .zero)
    #expect(scrollView.contentInset == .zero)
    #expect(lifter.explanations.last?.reason == .floating)
    stage.post(UIResponder.keyboardWillShowNotification, to: stage.frame(ofKeyboard: 260), isLocal: false)
    #expect(scrollView.contentOffset == .zero)
    #expect(scrollView.contentInset.bottom == 260)
    #expect(lifter.explanations.last?.reason == .foreign)
    stage.endEditing()
    #expect(scrollView.contentInset == .zero)
  }
}
#endif
