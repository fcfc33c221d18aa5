#if !canImport(UIKit)
import KeyboardLift
import Testing
import UIKitStandInTesting

/// Screens that leave their window while the keyboard is up, and come back.
@MainActor @Suite(.serialized) struct LeavingTests {
  @Test func aScreenOfAChangedStrategyComesBackAndIsStillGivenBackAtTheHide() {
    let list = Make.scrollView(fullScreen, content: 900)
    let field = Make.field(at: 800, in: list)
    list.keyboardLift.makesRoom = true
    let stage = Stage { $0.addSubview(list) }
    let lifter = KeyboardLifter(for: stage.view)
    stage.showKeyboard()
    #expect(list.contentInset.bottom == 260)
    stage.window.rootViewController = UIViewController()
    // Nothing has told of the leaving before this change finds it out.
    lifter.strategy = .inset
    #expect(list.contentInset.bottom == 0)
    stage.window.rootViewController = stage.controller
    stage.edit(field, keyboard: 300)
    #expect(list.contentInset.bottom == 300)
    #expect(stage.rect(of: field).maxY == 357)
    stage.endEditing()
    #expect(list.contentInset.bottom == 0)
    #expect(list.contentOffset.y == 0)
  }

  @Test func aScreenThatComesBackWhileItIsMovedStaysWhereItBelongs() {
    let field = Make.field(at: 600)
    let stage = Stage { $0.addSubview(field) }
    let lifter = KeyboardLifter(for: stage.window)
    stage.edit(field)
    #expect(stage.view.transform.ty == -237)
    // The window gives the view its frame anew, and nothing tells of it.
    stage.window.rootViewController = UIViewController()
    stage.window.rootViewController = stage.controller
    field.becomeFirstResponder()
    #expect(isNear(stage.rect(of: field).maxY, 397))
    stage.endEditing()
    #expect(stage.view.frame == fullScreen)
    #expect(lifter.isEnabled)
  }

  @Test func aScreenThatWasReplacedIsGivenBackWhenTheNextOneGetsTheFocus() {
    let field = Make.field(at: 600)
    let stage = Stage { $0.addSubview(field) }
    let lifter = KeyboardLifter(for: stage.window)
    stage.edit(field)
    #expect(stage.view.transform.ty == -237)
    let next = UIViewController()
    next.view.frame = fullScreen
    let nextField = Make.field(at: 610, in: next.view)
    stage.window.rootViewController = next
    nextField.becomeFirstResponder()
    #expect(stage.view.transform == .identity)
    #expect(isNear(stage.rect(of: nextField).maxY, 397))
    stage.endEditing()
    #expect(next.view.transform == .identity)
    #expect(lifter.isEnabled)
  }
}
#endif
