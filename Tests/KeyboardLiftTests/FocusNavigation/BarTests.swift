#if !canImport(UIKit)
import KeyboardLiftTesting
import Testing
import UIKitStandInTesting

@testable import KeyboardLift

/// The bar on the keyboard: what it shows, what it does, and that nothing of it stays.
@MainActor @Suite(.serialized) struct BarTests {
  let stage = Stage()
  let first: UITextField
  let second: UITextField
  let lifter: KeyboardLifter

  init() {
    first = Make.field(16, 100, in: stage.view, placeholder: "Name")
    second = Make.field(16, 600, in: stage.view)
    second.accessibilityLabel = "Mail"
    lifter = KeyboardLifter(for: stage.view)
  }

  @Test("nobody who did not ask gets a bar") func offByDefault() {
    first.becomeFirstResponder()
    #expect(first.inputAccessoryView == nil)
    #expect(!lifter.showsBar && !lifter.returnKeyMovesOn && !lifter.usesKeyCommands && !lifter.inputOrderWrapsAround)
  }

  @Test("it shows previous, next, the input's title and done, with names for VoiceOver") func items() throws {
    lifter.showsBar = true
    first.becomeFirstResponder()
    let bar = try ShownBar(on: first)
    #expect(bar.toolbar.frame == CGRect(x: 0, y: 0, width: 375, height: 44))
    #expect(bar.previous.accessibilityLabel == "Previous field")
    #expect(bar.next.accessibilityLabel == "Next field")
    #expect(bar.done.simulatedSystemItem == .done)
    #expect(bar.title.text == "Name")
    #expect(!bar.previous.isEnabled && bar.next.isEnabled)
  }

  @Test("next gives the next input the focus, its title and the same bar") func next() throws {
    lifter.showsBar = true
    stage.edit(first)
    let bar = try ShownBar(on: first)
    stage.user.tap(bar.next)
    #expect(stage.focus === second)
    #expect(second.inputAccessoryView === bar.toolbar)
    #expect(first.inputAccessoryView == nil)
    #expect(bar.title.text == "Mail")
    #expect(bar.previous.isEnabled && !bar.next.isEnabled)
    stage.user.tap(bar.next)
    #expect(stage.focus === second)
    stage.user.tap(bar.previous)
    #expect(stage.focus === first)
  }

  @Test("what gets the focus is moved into sight") func reveals() throws {
    lifter.showsBar = true
    stage.edit(first)
    #expect(stage.view.transform == .identity)
    stage.user.tap(try ShownBar(on: first).next)
    stage.showKeyboard()
    #expect(isNear(stage.rect(of: second).maxY, 397))
  }

  @Test("out of sight in a scroll view too") func revealsInScrollView() throws {
    let scrollView = Make.scrollView(fullScreen, content: 1500, in: stage.view)
    let last = Make.field(at: 1300, in: scrollView)
    lifter.showsBar = true
    let top = Make.field(at: 50, in: scrollView)
    stage.edit(top)
    stage.user.tap(try ShownBar(on: top).next)
    stage.showKeyboard()
    #expect(stage.focus === last)
    #expect(isNear(stage.rect(of: last).maxY, 397))
  }

  @Test("done ends editing, and nothing of the bar stays") func done() throws {
    lifter.showsBar = true
    first.becomeFirstResponder()
    stage.user.tap(try ShownBar(on: first).done)
    #expect(stage.focus == nil)
    #expect(first.inputAccessoryView == nil)
  }

  @Test("text views get it too") func textViews() throws {
    let note = Make.textView(CGRect(x: 16, y: 200, width: 200, height: 80), lines: 2, in: stage.view)
    note.accessibilityLabel = "Note"
    lifter.showsBar = true
    note.becomeFirstResponder()
    let bar = try ShownBar(on: note)
    #expect(bar.title.text == "Note")
    stage.user.tap(bar.next)
    #expect(stage.focus === second)
    #expect(note.inputAccessoryView == nil)
  }

  @Test("an accessory of the app's own stays, in the input or around it") func appsAccessory() throws {
    lifter.showsBar = true
    let own = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 50))
    second.inputAccessoryView = own
    second.becomeFirstResponder()
    #expect(second.inputAccessoryView === own)
    first.becomeFirstResponder()
    #expect(first.inputAccessoryView is UIToolbar)
    #expect(second.inputAccessoryView === own)
    // One that the app sets meanwhile.
    first.inputAccessoryView = own
    lifter.showsBar = false
    #expect(first.inputAccessoryView === own)

    final class ChatController: UIViewController {
      let composer = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 50))
      override var inputAccessoryView: UIView? { composer }
    }
    let chat = Stage(controller: ChatController())
    let field = Make.field(16, 100, in: chat.view)
    let chatLifter = KeyboardLifter(for: chat.view)
    chatLifter.showsBar = true
    field.becomeFirstResponder()
    #expect(field.inputAccessoryView == nil)
  }

  @Test("it is said of inputs and of screens; the nearest view counts") func perView() {
    second.keyboardLift.showsBar = true
    second.becomeFirstResponder()
    #expect(second.inputAccessoryView is UIToolbar)
    first.becomeFirstResponder()
    #expect(first.inputAccessoryView == nil)
    stage.view.keyboardLift.showsBar = true
    #expect(first.inputAccessoryView is UIToolbar)
    first.keyboardLift.showsBar = false
    #expect(first.inputAccessoryView == nil)
    first.keyboardLift.showsBar = nil
    #expect(first.inputAccessoryView is UIToolbar)
    first.keyboardLift.isEnabled = false
    #expect(first.inputAccessoryView == nil)
  }

  @Test("an input that refuses leaves all as it was") func refusal() throws {
    final class Refusal: NSObject, UITextFieldDelegate {
      func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { false }
    }
    let refusal = Refusal()
    second.delegate = refusal
    lifter.showsBar = true
    first.becomeFirstResponder()
    let bar = try ShownBar(on: first)
    stage.user.tap(bar.next)
    #expect(stage.focus === first)
    #expect(first.inputAccessoryView === bar.toolbar)
    #expect(second.inputAccessoryView == nil)
    #expect(bar.title.text == "Name")
    #expect(!lifter.focusNextInput())
  }

  @Test("fields of alerts and search bars get none") func systemsOwn() {
    lifter.showsBar = true
    let search = UISearchBar(frame: CGRect(x: 0, y: 20, width: 375, height: 56))
    stage.view.addSubview(search)
    search.becomeFirstResponder()
    #expect(search.searchTextField.inputAccessoryView == nil)
    first.becomeFirstResponder()
    #expect(!lifter.focusPreviousInput())

    KeyboardLifter.shared.isEnabled = true
    KeyboardLifter.shared.showsBar = true
    defer {
      KeyboardLifter.shared.showsBar = false
      KeyboardLifter.shared.isEnabled = false
    }
    let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
    alert.addTextField()
    alert.addTextField()
    stage.controller.present(alert, animated: false)
    let fields = alert.textFields ?? []
    fields.first?.becomeFirstResponder()
    #expect(stage.focus === fields.first)
    #expect(fields.first?.inputAccessoryView == nil)
    #expect(!KeyboardLifter.shared.focusNextInput())
  }

  @Test("of inputs that come and go it learns by a reload") func reload() throws {
    lifter.showsBar = true
    second.isHidden = true
    first.becomeFirstResponder()
    let bar = try ShownBar(on: first)
    #expect(!bar.next.isEnabled)
    second.isHidden = false
    lifter.reload()
    #expect(bar.next.isEnabled)
  }

  @Test("switched off, the lifter takes its bar along") func switchedOff() {
    lifter.showsBar = true
    first.becomeFirstResponder()
    #expect(first.inputAccessoryView is UIToolbar)
    lifter.isEnabled = false
    #expect(first.inputAccessoryView == nil)
    #expect(stage.focus === first)
    lifter.isEnabled = true
    #expect(first.inputAccessoryView is UIToolbar)
  }

  @Test("where another lifter takes the input over, the bar goes, and comes back with the first") func otherLifter() {
    KeyboardLifter.shared.isEnabled = true
    defer { KeyboardLifter.shared.isEnabled = false }
    lifter.showsBar = true
    first.becomeFirstResponder()
    let inner = KeyboardLifter(for: first)
    #expect(first.inputAccessoryView == nil)
    inner.isEnabled = false
    #expect(first.inputAccessoryView is UIToolbar)
  }

  @Test("to another lifter's input the focus goes as well, and that one's bar is shown there") func toAnotherLifter()
    throws
  {
    let box = UIView(frame: CGRect(x: 0, y: 300, width: 375, height: 100))
    stage.view.addSubview(box)
    let field = Make.field(16, 0, in: box)
    let inner = KeyboardLifter(for: box)
    lifter.showsBar = true
    first.becomeFirstResponder()
    #expect(lifter.focusNextInput())
    #expect(stage.focus === field)
    #expect(field.inputAccessoryView == nil && first.inputAccessoryView == nil)
    inner.showsBar = true
    first.becomeFirstResponder()
    let bar = try ShownBar(on: first).toolbar
    #expect(lifter.focusNextInput())
    #expect(try ShownBar(on: field).toolbar !== bar)
  }

  @Test("an app that passes the focus on at once leaves nothing behind") func passedOn() {
    final class PassingOn: NSObject, UITextFieldDelegate {
      weak var last: UITextField?
      func textFieldDidBeginEditing(_ textField: UITextField) { last?.becomeFirstResponder() }
    }
    let last = Make.field(16, 650, in: stage.view)
    let delegate = PassingOn()
    delegate.last = last
    second.delegate = delegate
    lifter.showsBar = true
    first.becomeFirstResponder()
    lifter.focusNextInput()
    #expect(stage.focus === last)
    #expect(first.inputAccessoryView == nil && second.inputAccessoryView == nil)
    #expect(last.inputAccessoryView is UIToolbar)
  }
}
#endif
