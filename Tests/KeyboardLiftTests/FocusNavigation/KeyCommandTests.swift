#if !canImport(UIKit)
import FocusOrder
import Testing
import UIKitStandInTesting

@testable import KeyboardLift

/// The keys of a hardware keyboard. That UIKit finds the commands cannot be tried here: a test asks for those that are offered.
@MainActor @Suite(.serialized) struct KeyCommandTests {
  let stage = Stage()
  let fields: [UITextField]
  let note: UITextView
  let lifter: KeyboardLifter

  init() {
    let view = stage.controller.view ?? UIView()
    fields = [100, 200].map { Make.field(at: $0, in: view) }
    note = Make.textView(CGRect(x: 16, y: 300, width: 200, height: 100), lines: 1, in: view)
    lifter = KeyboardLifter(for: view)
    lifter.usesKeyCommands = true
  }

  private var offered: InputKeyCommands? { KeyboardCenter.shared.navigation.equipment?.keyCommands }

  /// Presses a key; whether a command took it.
  private func press(_ key: InputCommand.Key, shift: Bool = false, command: Bool = false) -> Bool {
    let found = offered?.commands.first { $0.key == key && $0.hasShift == shift && $0.hasCommand == command }
    guard let found else { return false }
    KeyboardCenter.shared.navigation.perform(found.effect)
    return true
  }

  @Test("Tab and ⌘ with arrows move the focus the way of the bar, Escape ends editing") func moving() {
    fields[0].becomeFirstResponder()
    #expect(offered?.controller === stage.controller)
    #expect(!press(.tab, shift: true))
    #expect(press(.tab))
    #expect(stage.focus === fields[1])
    #expect(press(.upArrow, command: true))
    #expect(stage.focus === fields[0])
    #expect(press(.downArrow, command: true))
    #expect(press(.tab, shift: true))
    #expect(stage.focus === fields[0])
    #expect(!press(.tab, command: true))
    #expect(!press(.downArrow))
    #expect(press(.escape))
    #expect(stage.focus == nil)
    #expect(offered == nil)
  }

  @Test("a text view keeps Tab and the arrows, unless it is to be left by Tab") func textView() {
    note.becomeFirstResponder()
    #expect(!press(.tab) && !press(.tab, shift: true) && !press(.upArrow, command: true))
    // What is said of the screen is not said of the text view itself.
    stage.view.keyboardLift.usesKeyCommands = true
    #expect(!press(.tab))
    note.keyboardLift.usesKeyCommands = true
    #expect(!press(.upArrow, command: true))
    #expect(press(.tab, shift: true))
    #expect(stage.focus === fields[1])
  }

  @Test("switched off there are none") func switchedOff() {
    fields[0].becomeFirstResponder()
    let commands = offered
    #expect(commands?.commands.count == 3)
    lifter.usesKeyCommands = false
    #expect(commands?.commands == [])
    lifter.usesKeyCommands = true
    fields[0].keyboardLift.usesKeyCommands = false
    #expect(commands?.commands == [])
    fields[0].keyboardLift.usesKeyCommands = true
    #expect(commands?.commands.count == 3)
    lifter.isEnabled = false
    #expect(commands?.commands == [])
  }
}
#endif
