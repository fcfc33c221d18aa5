import Testing

@testable import FocusOrder

/// What keys do.
@Suite struct InputCommandTests {
  private let tab = InputCommand(key: .tab, effect: .move(.next))
  private let shiftTab = InputCommand(key: .tab, hasShift: true, effect: .move(.previous))
  private let down = InputCommand(key: .downArrow, hasCommand: true, effect: .move(.next))
  private let up = InputCommand(key: .upArrow, hasCommand: true, effect: .move(.previous))
  private let escape = InputCommand(key: .escape, effect: .endEditing)

  private func commands(
    isTextView: Bool = false, tabLeavesText: Bool = false, isComposing: Bool = false,
    _ motions: [InputOrder.Motion] = [.next, .previous]
  ) -> [InputCommand] {
    InputCommand.commands(
      isTextView: isTextView, tabLeavesText: tabLeavesText, isComposing: isComposing, motions: motions)
  }

  @Test("in a field Tab and ⌘ with arrows move, Escape ends editing") func fields() {
    #expect(commands() == [tab, down, shiftTab, up, escape])
  }

  @Test("where there is nothing to move to, the key stays the system's") func ends() {
    #expect(commands([.next]) == [tab, down, escape])
    #expect(commands([.previous]) == [shiftTab, up, escape])
    #expect(commands([]) == [escape])
  }

  @Test("in a text view Tab and arrows keep what they mean, unless Tab is to move on") func textViews() {
    #expect(commands(isTextView: true) == [escape])
    #expect(commands(isTextView: true, tabLeavesText: true) == [tab, shiftTab, escape])
  }

  @Test("while an input method composes, its keys are its own") func composing() {
    #expect(commands(isComposing: true) == [])
  }

  @Test("only keys that mean something in a text come before that") func priority() {
    #expect(commands().map(\.overridesText) == [true, true, true, true, false])
  }

  @Test("a return key does what it says") func returnKey() {
    let effects = ReturnKey.allCases.map { [$0.effect(hasNext: true), $0.effect(hasNext: false)] }
    #expect(
      effects == [
        [.move(.next), .endEditing], [.move(.next), .endEditing], [.endEditing, .endEditing], [nil, nil],
      ])
  }
}
