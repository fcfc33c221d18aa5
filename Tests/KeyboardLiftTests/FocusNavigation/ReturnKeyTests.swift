#if !canImport(UIKit)
import Testing
import UIKitStandInTesting

@testable import KeyboardLift

/// The return key of text fields.
@MainActor @Suite(.serialized) struct ReturnKeyTests {
  let stage = Stage()
  let fields: [UITextField]
  let lifter: KeyboardLifter

  init() {
    let view = stage.controller.view ?? UIView()
    fields = [100, 200, 300].map { Make.field(at: $0, in: view) }
    lifter = KeyboardLifter(for: view)
    lifter.returnKeyMovesOn = true
  }

  /// A delegate of the app's.
  private final class Delegate: NSObject, UITextFieldDelegate {
    var answer: (UITextField) -> Bool = { _ in true }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool { answer(textField) }
  }

  @Test("it goes on from field to field and ends editing in the last one, and says so") func chain() {
    fields[0].becomeFirstResponder()
    #expect(fields.map(\.returnKeyType) == [.next, .default, .default])
    stage.user.pressReturn()
    #expect(stage.focus === fields[1])
    stage.user.pressReturn()
    #expect(stage.focus === fields[2])
    #expect(fields.map(\.returnKeyType) == [.default, .default, .done])
    stage.user.pressReturn()
    #expect(stage.focus == nil)
    #expect(fields.map(\.returnKeyType) == [.default, .default, .default])
  }

  @Test("what it was given is taken back: return does nothing more") func takenBack() {
    fields[0].becomeFirstResponder()
    lifter.returnKeyMovesOn = false
    #expect(fields[0].returnKeyType == .default)
    stage.user.pressReturn()
    #expect(stage.focus === fields[0])
    lifter.returnKeyMovesOn = true
    #expect(fields[0].returnKeyType == .next)
    lifter.isEnabled = false
    #expect(fields[0].returnKeyType == .default)
    stage.user.pressReturn()
    #expect(stage.focus === fields[0])
  }

  @Test("a key that the app chose stays, and does what it says") func appsKey() {
    fields[0].returnKeyType = .continue
    fields[1].returnKeyType = .search
    fields[0].becomeFirstResponder()
    stage.user.pressReturn()
    #expect(stage.focus === fields[1])
    stage.user.pressReturn()
    #expect(stage.focus === fields[1])
    fields[1].resignFirstResponder()
    #expect(fields.map(\.returnKeyType) == [.continue, .search, .default])
    fields[0].returnKeyType = .done
    fields[0].becomeFirstResponder()
    stage.user.pressReturn()
    #expect(stage.focus == nil)
    #expect(fields[0].returnKeyType == .done)
  }

  @Test("a key that the app chooses meanwhile stays too") func appsKeyMeanwhile() {
    fields[0].becomeFirstResponder()
    fields[0].returnKeyType = .go
    lifter.reload()
    #expect(fields[0].returnKeyType == .go)
    stage.user.pressReturn()
    #expect(stage.focus === fields[0])
    fields[0].resignFirstResponder()
    #expect(fields[0].returnKeyType == .go)
  }

  @Test("the field's delegate stays, and its answer counts") func delegates() {
    let delegate = Delegate()
    fields[0].delegate = delegate
    delegate.answer = { _ in false }
    fields[0].becomeFirstResponder()
    stage.user.pressReturn()
    #expect(stage.focus === fields[0])
    #expect(fields[0].delegate === delegate)
    // It may move the focus itself, or end editing.
    delegate.answer = { [fields] _ in fields[2].becomeFirstResponder() }
    stage.user.pressReturn()
    #expect(stage.focus === fields[2])
    fields[0].becomeFirstResponder()
    delegate.answer = { $0.resignFirstResponder() }
    stage.user.pressReturn()
    #expect(stage.focus == nil)
    fields[0].becomeFirstResponder()
    delegate.answer = { _ in true }
    stage.user.pressReturn()
    #expect(stage.focus === fields[1])
  }

  @Test("in a text view return is a character") func textViews() {
    let note = Make.textView(CGRect(x: 16, y: 50, width: 200, height: 40), lines: 0, in: stage.view)
    note.becomeFirstResponder()
    stage.user.type("a")
    stage.user.pressReturn()
    #expect(note.text == "a\n")
    #expect(note.returnKeyType == .default)
    #expect(stage.focus === note)
  }

  @Test("a text view's delegate can move on") func textViewsDelegate() {
    final class Delegate: NSObject, UITextViewDelegate {
      weak var lifter: KeyboardLifter?
      func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        text != "\n" || lifter?.focusNextInput() != true
      }
    }
    let delegate = Delegate()
    delegate.lifter = lifter
    let note = Make.textView(CGRect(x: 16, y: 50, width: 200, height: 40), lines: 0, in: stage.view)
    note.delegate = delegate
    note.becomeFirstResponder()
    stage.user.type("a")
    stage.user.pressReturn()
    #expect(note.text == "a")
    #expect(stage.focus === fields[0])
  }

  @Test("the library's own delegates leave the key to it") func ownDelegates() {
    lifter.isEnabled = false
    let sliding = SlidingTextFieldDelegate(view: stage.view)
    fields[0].delegate = sliding
    fields[0].becomeFirstResponder()
    stage.user.pressReturn()
    #expect(stage.focus == nil)
    sliding.lifter.returnKeyMovesOn = true
    fields[0].becomeFirstResponder()
    stage.user.pressReturn()
    #expect(stage.focus === fields[1])
    let controller = KeyboardLiftViewController()
    fields[1].delegate = controller
    stage.user.pressReturn()
    #expect(stage.focus === fields[2])
    fields[2].delegate = controller
    stage.user.pressReturn()
    #expect(stage.focus == nil)
    sliding.lifter.returnKeyMovesOn = false
    fields[1].becomeFirstResponder()
    stage.user.pressReturn()
    #expect(stage.focus == nil)
  }

  @Test("it is said of single fields too") func perField() {
    fields[0].keyboardLift.returnKeyMovesOn = false
    fields[0].becomeFirstResponder()
    #expect(fields[0].returnKeyType == .default)
    stage.user.pressReturn()
    #expect(stage.focus === fields[0])
  }

  @Test("where the next field refuses, return ends editing as its key would") func refusal() {
    final class Refusal: NSObject, UITextFieldDelegate {
      func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { false }
    }
    let refusal = Refusal()
    fields[1].delegate = refusal
    fields[0].becomeFirstResponder()
    stage.user.pressReturn()
    #expect(stage.focus == nil)
    #expect(fields.map(\.returnKeyType) == [.default, .default, .default])
  }
}
#endif
