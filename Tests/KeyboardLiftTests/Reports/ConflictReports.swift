#if !canImport(UIKit)
import KeyboardLift
import Testing
import UIKitStandInTesting

/// Reports about two who avoid one keyboard.
@MainActor @Suite(.serialized) struct ConflictReports {
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
}
#endif
