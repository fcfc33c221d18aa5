#if !canImport(UIKit)
import KeyboardLift
import Testing
import UIKitStandInTesting

/// A docked bar and a lifter on the same screen: what the keyboard covers is avoided once.
@MainActor @Suite(.serialized) struct DockedBarAndLifterTests {
  @Test("For an input in the bar the lifter moves nothing", arguments: ChatScreen.Layout.allCases)
  func anInputInTheBar(layout: ChatScreen.Layout) {
    let chat = ChatScreen(layout)
    let lifter = KeyboardLifter(for: chat.stage.view)
    chat.composer.keyboardLift.dock(list: chat.list)
    chat.list.contentOffset.y = 1272
    chat.edit()
    #expect(chat.span == [426, 476])
    #expect(chat.stage.view.transform == .identity)
    #expect(chat.list.contentOffset.y == 1574 && chat.end == 1574)
    #expect(lifter.explanations.last?.reason == .systemOwned)
    chat.stage.endEditing()
    #expect(chat.span == [728, 778])
    #expect(chat.list.contentOffset.y == 1272 && chat.end == 1272)
  }

  @Test(
    "An input in the list is scrolled to just above the bar, and stays in sight when the keyboard goes",
    arguments: ChatScreen.Layout.allCases)
  func anInputInTheList(layout: ChatScreen.Layout) {
    let chat = ChatScreen(layout)
    let lifter = KeyboardLifter(for: chat.stage.view)
    let field = Make.field(at: 600, in: chat.list)
    chat.composer.keyboardLift.dock(list: chat.list)
    let start = chat.list.contentOffset.y
    chat.stage.edit(field, keyboard: 336)
    #expect(chat.span == [426, 476])
    #expect(chat.stage.rect(of: field).maxY == 416)
    #expect(chat.end == 1574)
    #expect(chat.stage.view.transform == .identity)
    chat.stage.endEditing()
    #expect(chat.span == [728, 778])
    #expect(chat.list.contentOffset.y > start && chat.stage.rect(of: field).maxY <= 728 && chat.end == 1272)
    #expect(chat.list.verticalScrollIndicatorInsets == .zero)
    #expect(lifter.isEnabled)
  }

  @Test("A form at its end is not scrolled there for a field of its own that is in sight")
  func aFormIsNotScrolledToItsEnd() {
    let chat = ChatScreen(.constrained, content: 700)
    let lifter = KeyboardLifter(for: chat.stage.view)
    let field = Make.field(at: 100, in: chat.list)
    chat.composer.keyboardLift.dock(list: chat.list)
    chat.stage.edit(field, keyboard: 336)
    #expect(chat.list.contentOffset.y == 0)
    chat.stage.endEditing()
    #expect(chat.list.contentOffset.y == 0)
    #expect(lifter.isEnabled)
  }

  @Test(
    "An input elsewhere is moved above the bar, which stays on the keyboard",
    arguments: [ChatScreen.Layout.constrained, .framed])
  func anInputElsewhere(layout: ChatScreen.Layout) {
    let chat = ChatScreen(layout)
    let lifter = KeyboardLifter(for: chat.stage.view)
    let field = Make.field(at: 600, in: chat.stage.view)
    chat.composer.keyboardLift.dock()
    chat.stage.edit(field, keyboard: 336)
    #expect(chat.stage.view.transform.ty == -218)
    #expect(isNear(chat.stage.rect(of: field).maxY, 416))
    #expect(chat.span == [426, 476])
    chat.stage.endEditing()
    #expect(chat.stage.view.transform == .identity)
    #expect(chat.span == [728, 778])
    #expect(lifter.isEnabled)
  }

  @Test("From the bar to a field elsewhere, with the keyboard up")
  func fromTheBarToAFieldElsewhere() {
    let chat = ChatScreen()
    let lifter = KeyboardLifter(for: chat.stage.view)
    let field = Make.field(at: 600, in: chat.stage.view)
    chat.composer.keyboardLift.dock()
    chat.edit()
    field.becomeFirstResponder()
    #expect(isNear(chat.stage.rect(of: field).maxY, 416))
    #expect(chat.span == [426, 476])
    chat.field.becomeFirstResponder()
    #expect(chat.stage.view.transform == .identity)
    #expect(chat.span == [426, 476])
    chat.stage.endEditing()
    #expect(chat.span == [728, 778])
    #expect(lifter.isEnabled)
  }

  @Test("A bar that is docked late, grows or is released changes what can be seen above it")
  func aBarThatChanges() {
    let chat = ChatScreen(.framed)
    let lifter = KeyboardLifter(for: chat.stage.view)
    let field = Make.field(at: 600, in: chat.stage.view)
    chat.stage.edit(field, keyboard: 336)
    #expect(chat.stage.view.transform.ty == -168)
    chat.composer.keyboardLift.dock()
    #expect(chat.stage.view.transform.ty == -218 && chat.span == [426, 476])
    chat.composer.bounds.size.height = 70
    chat.composer.center.y -= 10
    lifter.reload()
    #expect(chat.stage.view.transform.ty == -238 && chat.span == [406, 476])
    chat.composer.keyboardLift.undock()
    #expect(chat.stage.view.transform.ty == -168)
    chat.stage.endEditing()
    #expect(chat.stage.view.transform == .identity && chat.span == [708, 778])
  }

  @Test("An input close above the bar is moved once: the bar goes up with it, and nothing goes to and fro")
  func anInputCloseAboveTheBar() {
    let chat = ChatScreen(.framed)
    let lifter = KeyboardLifter(for: chat.stage.view)
    let field = Make.field(at: 690, in: chat.stage.view)
    chat.composer.keyboardLift.dock()
    chat.stage.edit(field, keyboard: 336)
    for _ in 0..<3 {
      // 690 + 34 + 10 − 426; the bar, 4 points below the input, need not rise any more.
      #expect(chat.stage.view.transform.ty == -308)
      #expect(chat.span == [420, 470])
      chat.stage.showKeyboard(336)
    }
    chat.stage.endEditing()
    #expect(chat.stage.view.transform == .identity && chat.span == [728, 778])
    #expect(lifter.isEnabled)
  }

  @Test("A bar that the app hides covers nothing")
  func aHiddenBar() {
    let chat = ChatScreen(.framed)
    let lifter = KeyboardLifter(for: chat.stage.view)
    let field = Make.field(at: 600, in: chat.stage.view)
    chat.composer.keyboardLift.dock()
    chat.composer.isHidden = true
    chat.stage.edit(field, keyboard: 336)
    #expect(chat.stage.view.transform.ty == -168)
    chat.composer.isHidden = false
    lifter.reload()
    #expect(chat.stage.view.transform.ty == -218 && chat.span == [426, 476])
    chat.stage.endEditing()
    #expect(chat.span == [728, 778])
  }

  @Test("A change of strategy that puts the screen back leaves the bar on the keyboard")
  func aChangeOfStrategy() {
    let chat = ChatScreen()
    let lifter = KeyboardLifter(for: chat.stage.view)
    let field = Make.field(at: 600, in: chat.stage.view)
    chat.composer.keyboardLift.dock()
    chat.stage.edit(field, keyboard: 336)
    #expect(chat.stage.view.transform.ty == -218)
    lifter.strategy = .off
    #expect(chat.stage.view.transform == .identity && chat.span == [426, 476])
    chat.stage.endEditing()
    #expect(chat.span == [728, 778])
  }

  @Test("A marked list makes its room once", arguments: ChatScreen.Layout.allCases)
  func aMarkedList(layout: ChatScreen.Layout) {
    let chat = ChatScreen(layout)
    let lifter = KeyboardLifter(for: chat.stage.view)
    chat.list.keyboardLift.makesRoom = true
    chat.composer.keyboardLift.dock(list: chat.list)
    chat.edit()
    #expect(chat.end == 1574)
    chat.stage.endEditing()
    #expect(chat.end == 1272)
    #expect(lifter.isEnabled)
  }
}
#endif
