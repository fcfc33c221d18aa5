#if !canImport(UIKit)
import Foundation
import Testing
import UIKitStandIn
import UIKitStandInTesting

@MainActor final class FieldDelegate: NSObject, UITextFieldDelegate {
  let name: String
  let log: Log
  var mayEnd = true
  var mayReturn = true

  init(_ name: String, _ log: Log) {
    self.name = name
    self.log = log
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    log("\(name) should begin")
    return true
  }
  func textFieldDidBeginEditing(_ textField: UITextField) { log("\(name) did begin") }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    log("\(name) should end")
    return mayEnd
  }
  func textFieldDidEndEditing(_ textField: UITextField) { log("\(name) did end") }
  func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String)
    -> Bool
  { string != "!" }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool { mayReturn }
}

@MainActor @Suite struct TextFieldTests {
  let device = SimulatedDevice()
  let controller = UIViewController()
  let window: UIWindow
  let log = Log()
  let first = UITextField(frame: rect(0, 30, 200, 30))
  let second = UITextField(frame: rect(0, 70, 200, 30))
  let delegates: [FieldDelegate]

  init() {
    window = device.makeWindow(root: controller)
    delegates = [FieldDelegate("A", log), FieldDelegate("B", log)]
    for (field, delegate) in zip([first, second], delegates) {
      field.delegate = delegate
      controller.view.addSubview(field)
    }
    device.inputDidChange = { [log] in log($0 == nil ? "keyboard goes" : "keyboard comes") }
  }

  @Test func editingBeginsAndEndsInUIKitsOrder() {
    let notes = NotificationLog(
      log,
      [
        (UITextField.textDidBeginEditingNotification, "begin note"),
        (UITextField.textDidEndEditingNotification, "end note"),
      ], object: first)
    first.addAction(UIAction { [log] _ in log("begin event") }, for: .editingDidBegin)
    #expect(first.becomeFirstResponder() && first.isEditing && window.currentFirstResponder === first)
    #expect(log.lines == ["A should begin", "A did begin", "begin event", "begin note", "keyboard comes"])
    log.lines = []
    #expect(first.resignFirstResponder() && !first.isEditing && window.currentFirstResponder == nil)
    #expect(log.lines == ["A should end", "keyboard goes", "A did end", "end note"])
    withExtendedLifetime(notes) {}
  }

  @Test func fromFieldToFieldTheKeyboardStays() {
    first.becomeFirstResponder()
    log.lines = []
    second.becomeFirstResponder()
    #expect(
      log.lines == ["B should begin", "A should end", "A did end", "B did begin", "keyboard comes"])
  }

  @Test func aFieldThatMayNotEndKeepsTheFocusUnlessForced() {
    first.becomeFirstResponder()
    delegates[0].mayEnd = false
    #expect(!second.becomeFirstResponder() && first.isFirstResponder)
    #expect(!controller.view.endEditing(false) && first.isFirstResponder)
    #expect(controller.view.endEditing(true) && !first.isFirstResponder && log.lines.last == "A did end")
    first.becomeFirstResponder()
    controller.view.isHidden = false
    first.removeFromSuperview()
    #expect(window.currentFirstResponder == nil && log.lines.last == "A did end")
    #expect(!first.becomeFirstResponder())
  }

  @Test func endEditingConcernsOnlyWhatIsInside() {
    first.becomeFirstResponder()
    #expect(second.endEditing(false) && first.isFirstResponder)
    #expect(window.endEditing(false) && !first.isFirstResponder)
  }

  @Test func typingAsksTheDelegateAndTellsAboutChanges() {
    var changes = 0
    first.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
    first.text = "x"
    first.becomeFirstResponder()
    let user = SimulatedUser(window)
    user.type("a!é")
    #expect(first.text == "xaé" && changes == 2)
    user.pressDelete()
    #expect(first.text == "xa" && changes == 3)
    first.selectedTextRange = first.textRange(from: first.beginningOfDocument, to: first.endOfDocument)
    user.type("z")
    #expect(first.text == "z" && first.selectedTextRange?.isEmpty == true && first.hasText)
  }

  @Test func returnEndsEditingOnlyWhereAnActionOnExitIs() {
    first.becomeFirstResponder()
    let user = SimulatedUser(window)
    user.pressReturn()
    #expect(first.isFirstResponder)
    first.addAction(UIAction { [log] _ in log("exit") }, for: .editingDidEndOnExit)
    delegates[0].mayReturn = false
    user.pressReturn()
    #expect(first.isFirstResponder && !log.lines.contains("exit"))
    delegates[0].mayReturn = true
    user.pressReturn()
    #expect(!first.isFirstResponder && log.lines.contains("exit"))
  }

  @Test func positionsAndCaretAreCounted() throws {
    first.text = "hello"
    let end = first.endOfDocument
    #expect(first.offset(from: first.beginningOfDocument, to: end) == 5)
    let third = try #require(first.position(from: first.beginningOfDocument, offset: 3))
    #expect(first.position(from: end, offset: 1) == nil && first.compare(third, to: end) == .orderedAscending)
    let range = try #require(first.textRange(from: third, to: end))
    #expect(first.text(in: range) == "lo")
    first.replace(range, withText: "p")
    #expect(first.text == "help" && first.caretRect(for: third).minX == 25.5 && first.textInputView === first)
  }

  @Test func aFieldIsRevealedAtOnceAndWhenTheKeyboardHasCome() {
    let scroll = UIScrollView(frame: controller.view.bounds)
    scroll.contentSize = CGSize(width: 375, height: 1000)
    controller.view.addSubview(scroll)
    let field = UITextField(frame: rect(0, 700, 200, 30))
    scroll.addSubview(field)
    field.becomeFirstResponder()
    #expect(scroll.contentOffset.y == 63)
    scroll.contentInset.bottom = 260
    #expect(scroll.contentOffset.y == 63)
    post(UIResponder.keyboardDidShowNotification, end: docked(260, on: device.screen), screen: device.screen)
    #expect(scroll.contentOffset.y == 323)
  }

  @Test func aSearchBarSpeaksForItsField() {
    final class Delegate: NSObject, UISearchBarDelegate {
      let log = Log()
      func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { log("begin") }
      func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { log(searchText) }
      func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { log("search") }
      func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { log("end") }
    }
    let (bar, delegate) = (UISearchBar(frame: rect(0, 200, 375, 56)), Delegate())
    bar.delegate = delegate
    controller.view.addSubview(bar)
    #expect(bar.becomeFirstResponder() && bar.isFirstResponder && bar.searchTextField.isFirstResponder)
    SimulatedUser(window).type("ab")
    SimulatedUser(window).pressReturn()
    bar.resignFirstResponder()
    #expect(delegate.log.lines == ["begin", "a", "ab", "search", "end"] && bar.text == "ab")
  }
}
#endif
