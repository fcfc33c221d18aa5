#if !canImport(UIKit)
import Testing
import UIKitStandInTesting

@testable import KeyboardLift

/// Bar, return key and key commands keep nothing alive.
@MainActor @Suite(.serialized) struct MovingLifetimeTests {
  @Test("a screen with all of it goes when it is let go, with the focus in it or not", arguments: [true, false])
  func nothingIsKept(endsEditing: Bool) {
    weak var controller: UIViewController?
    weak var field: UITextField?
    weak var lifter: KeyboardLifter?
    weak var bar: UIView?
    do {
      let stage = Stage()
      let kept = KeyboardLifter(for: stage.view)
      kept.showsBar = true
      kept.returnKeyMovesOn = true
      kept.usesKeyCommands = true
      let fields = [100.0, 200].map { Make.field(at: $0, in: stage.view) }
      kept.inputOrder = .custom(fields)
      stage.edit(fields[0])
      kept.focusNextInput()
      (controller, field, lifter, bar) = (stage.controller, fields[1], kept, fields[1].inputAccessoryView)
      #expect(bar != nil)
      if endsEditing { stage.endEditing() }
    }
    // The next notification takes back what a lifter that was let go had given.
    Stage().showKeyboard()
    #expect(controller == nil)
    #expect(field == nil)
    #expect(lifter == nil)
    #expect(bar == nil)
  }

  @Test("a lifter that was let go takes its bar back with the next notification") func letGo() {
    let stage = Stage()
    let field = Make.field(at: 100, in: stage.view)
    do {
      let lifter = KeyboardLifter(for: stage.view)
      lifter.showsBar = true
      stage.edit(field)
      #expect(field.inputAccessoryView is UIToolbar)
    }
    stage.showKeyboard()
    #expect(field.inputAccessoryView == nil)
    stage.endEditing()
  }
}
#endif
