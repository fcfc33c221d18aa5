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

  @Test func besideATableControllersTableTheScreenIsOurs() {
    let (child, field) = (Rows(style: .plain), Make.field(at: 600))
    let stage = Stage { $0.addSubview(field) }
    stage.controller.addChild(child)
    child.view.frame = CGRect(x: 0, y: 0, width: 375, height: 500)
    stage.view.addSubview(child.view)
    child.viewWillAppear(false)
    stage.device.layOut()
    let lifter = KeyboardLifter(for: stage.view)
    stage.edit(field)
    #expect(isNear(stage.rect(of: field).maxY, 397))
    child.fields[8].becomeFirstResponder()
    stage.showKeyboard(300)
    #expect(stage.view.transform == .identity)
    #expect(child.tableView.contentInset.bottom == 133)
    #expect(lifter.explanations.last?.reason == .systemOwned)
    stage.endEditing()
    #expect(child.tableView.contentInset == .zero)
    // UIKit itself scrolled to row 8, which ends at 396, and leaves it there.
    #expect(child.tableView.contentOffset.y == 29)
    #expect(stage.view.transform == .identity)
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

  /// A form with a field at its bottom, and a lifter for it alone or for the screen; how far the field is moved.
  private func move(liftsForm: Bool, _ tie: (Stage, UIView) -> NSLayoutConstraint) -> (CGFloat, Explanation.Reason?) {
    let form = UIView()
    form.translatesAutoresizingMaskIntoConstraints = false
    let field = Make.field(at: 600, in: form)
    let stage = Stage { $0.addSubview(form) }
    NSLayoutConstraint.activate([
      form.leadingAnchor.constraint(equalTo: stage.view.leadingAnchor),
      form.widthAnchor.constraint(equalToConstant: 375),
      form.topAnchor.constraint(equalTo: stage.view.topAnchor), tie(stage, form),
    ])
    stage.window.layoutIfNeeded()
    let lifter = KeyboardLifter(for: liftsForm ? form : stage.view)
    stage.edit(field)
    let result = (stage.rect(of: field).minY - 600, lifter.explanations.last?.reason)
    stage.endEditing()
    #expect(stage.rect(of: field).minY == 600)
    return result
  }

  @Test func aGuideOfWhatTheScreenLiesInIsTheSystemsToo() {
    for liftsForm in [false, true] {
      for ofWindow in [false, true] {
        let (distance, reason) = move(liftsForm: liftsForm) { stage, form in
          let owner: UIView = ofWindow ? stage.window : stage.view
          return form.bottomAnchor.constraint(equalTo: owner.keyboardLayoutGuide.topAnchor)
        }
        #expect(distance == 0)
        #expect(reason == .systemOwned)
      }
    }
  }

  @Test func aGuideThatMovesSomethingElseInTheWindowIsNoneOfTheScreens() {
    let toast = UIView()
    toast.translatesAutoresizingMaskIntoConstraints = false
    let (distance, reason) = move(liftsForm: false) { stage, form in
      stage.window.addSubview(toast)
      toast.bottomAnchor.constraint(equalTo: stage.window.keyboardLayoutGuide.topAnchor).isActive = true
      return form.heightAnchor.constraint(equalToConstant: 667)
    }
    #expect(isNear(distance, -237))
    #expect(reason == .revealed)
  }

  @Test func constraintsForAnUndockedKeyboardAloneLeaveTheDockedOneToUs() {
    let (distance, reason) = move(liftsForm: false) { stage, form in
      let guide = stage.view.keyboardLayoutGuide
      guide.followsUndockedKeyboard = true
      guide.setConstraints(
        [form.bottomAnchor.constraint(equalTo: guide.bottomAnchor)], activeWhenNearEdge: .top)
      return form.heightAnchor.constraint(equalToConstant: 667)
    }
    #expect(isNear(distance, -237))
    #expect(reason == .revealed)
  }

  @Test func theKeyboardLayoutGuideIsNeverMadeByUs() {
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
