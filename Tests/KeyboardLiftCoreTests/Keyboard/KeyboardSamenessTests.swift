import KeyboardLiftTestSupport
import Testing

@testable import KeyboardLiftCore

/// What of a keyboard is news, so that a plan is made anew.
@Suite struct KeyboardSamenessTests {
  @Test("A keyboard with another accessory, another frame or another state is not the same")
  func whatIsNews() {
    var keyboard = Keyboard()
    keyboard.receive(KeyboardNotification(.willShow, end: [0, 451, 375, 216]), on: [375, 667])
    var withAccessory = keyboard
    withAccessory.setAccessory([0, 407, 375, 44])
    var higher = keyboard
    higher.receive(KeyboardNotification(.willShow, end: [0, 407, 375, 260]), on: [375, 667])
    var hidden = keyboard
    hidden.receive(KeyboardNotification(.willHide, end: [0, 451, 375, 216]), on: [375, 667])
    #expect(keyboard.isSame(as: keyboard))
    #expect(!withAccessory.isSame(as: keyboard))
    #expect(!higher.isSame(as: keyboard))
    #expect(!hidden.isSame(as: keyboard))
  }
}
