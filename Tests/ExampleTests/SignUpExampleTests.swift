#if !canImport(UIKit)
import KeyboardLift
@testable import KeyboardLiftExamples
import KeyboardLiftTesting
import Testing
import UIKitStandInTesting

/// The sign-up screen: the button below the password, the notes, and what return does.
@MainActor @Suite(.serialized, .timeLimit(.minutes(30))) struct SignUpExampleTests {
  private func run(_ situation: Situation, _ test: (Handset, SignUpController) throws -> Void) throws {
    try Handset.run(situation) { handset in try test(handset, handset.show(SignUpController())) }
  }

  @Test(
    "Without the lifter the keyboard hides some of the fields",
    arguments: Situation.all.filter { $0.device.id == Device.iPhoneSE1.id || $0.orientation == .landscape })
  func withoutTheLifterTheKeyboardHidesSome(situation: Situation) throws {
    try run(situation) { handset, _ in
      KeyboardLifter.shared.isEnabled = false
      handset.keyboard.show()
      #expect(!handset.keyboard.hiddenInputs(in: handset.window).isEmpty)
      handset.keyboard.hide()
    }
  }

  @Test("The button is seen with the password where both fit", arguments: Situation.some)
  func theButtonIsSeenWithThePasswordWhereBothFit(situation: Situation) throws {
    try run(situation) { handset, controller in
      let form = controller.form
      handset.edit(form.passwordField)
      // From the top of the field to the bottom of the button: 34 + 16 + 34.
      let height = form.signUpButton.frame.maxY - form.passwordField.frame.minY
      #expect(height == 84)
      #expect(handset.shows(form.signUpButton) == (height <= handset.room.bottom - handset.room.top))
      #expect(handset.shows(form.passwordField))
      handset.endEditing()
    }
  }

  @Test("The caret stays in sight while notes are typed", arguments: Situation.others)
  func theCaretStaysInSightWhileNotesAreTyped(situation: Situation) throws {
    try run(situation) { handset, controller in
      let notes = controller.form.notesView
      handset.edit(notes)
      for line in 1...12 {
        handset.user.type("Line \(line)")
        #expect(handset.focused?.isFullyVisible == true, "line \(line)")
        handset.user.type("\n")
        #expect(handset.focused?.isFullyVisible == true, "below line \(line)")
      }
      handset.endEditing()
      #expect(notes.contentInset == .zero)
      #expect(controller.scrollView.contentInset == .zero)
      #expect(controller.view.transform == .identity)
    }
  }

  @Test("Return goes from field to field, and signs up at the end")
  func returnGoesFromFieldToFieldAndSignsUpAtTheEnd() throws {
    try run(Situation(device: .iPhoneSE1)) { handset, controller in
      let form = controller.form
      var signUps: [SignUp] = []
      controller.didSignUp = { signUps.append($0) }
      handset.edit(form.nameField)
      for (text, next) in [("Ada", form.emailField), ("ada@example.org", form.phoneField)] {
        handset.user.type(text)
        handset.user.pressReturn()
        handset.settle()
        #expect(handset.sightProblem(of: next) == nil)
      }
      handset.user.type("555 0100")
      let bar = try #require(form.phoneField.inputAccessoryView as? UIToolbar)
      handset.user.tap(try #require(bar.items?.dropFirst().first))
      handset.settle()
      #expect(handset.sightProblem(of: form.addressField) == nil)
      #expect(form.addressField.inputAccessoryView == nil)
      handset.user.type("12 High Street")
      handset.user.pressReturn()
      handset.settle()
      #expect(form.notesView.isFirstResponder)
      handset.user.type("None.")
      handset.edit(form.passwordField)
      handset.user.type("secret")
      handset.user.pressReturn()
      handset.settle()
      #expect(signUps.map(\.name) == ["Ada"])
      #expect(signUps.first?.email == "ada@example.org")
      #expect(signUps.first?.notes == "None.")
      #expect(handset.keyboard.frame == nil)
      #expect(controller.scrollView.contentInset == .zero)
    }
  }

  @Test("A tap beside the fields dismisses the keyboard, one at a field does not", arguments: Situation.some)
  func aTapBesideTheFieldsDismissesTheKeyboard(situation: Situation) throws {
    try run(situation) { handset, controller in
      let before = ViewTree(handset.window)
      let form = controller.form
      handset.edit(form.nameField)
      #expect(handset.user.tap(form.emailField))
      handset.settle()
      #expect(form.emailField.isFirstResponder)
      let field = form.emailField.convert(form.emailField.bounds, to: nil)
      handset.user.tap(at: CGPoint(x: field.minX - 8, y: field.midY))
      handset.settle()
      #expect(handset.keyboard.frame == nil)
      expectSame(ViewTree(handset.window), as: before, "afterwards")
    }
  }

  @Test("The button can be tapped while the keyboard is up")
  func theButtonCanBeTappedWhileTheKeyboardIsUp() throws {
    try run(Situation(device: .iPhoneSE1)) { handset, controller in
      var count = 0
      controller.didSignUp = { _ in count += 1 }
      handset.edit(controller.form.passwordField)
      #expect(handset.shows(controller.form.signUpButton))
      #expect(handset.user.tap(controller.form.signUpButton))
      handset.settle()
      #expect(count == 1)
      #expect(handset.keyboard.frame == nil)
    }
  }
}
#endif
