#if !canImport(UIKit)
import KeyboardLift
import KeyboardLiftTesting
import SignUpExample
import Testing
import UIKitStandInTesting

/// The sign-up screen on a small phone, a phone with a notch and an iPad, held both ways.
@MainActor @Suite(.serialized, .timeLimit(.minutes(1))) struct SignUpExampleTests {
  struct Situation: CustomTestStringConvertible {
    var device: Device
    var orientation: ScreenOrientation
    var testDescription: String { "\(device.id) \(orientation)" }

    static let all = [Device.iPhoneSE1, .iPhoneX, .iPad9].flatMap { device in
      [ScreenOrientation.portrait, .landscape].map { Situation(device: device, orientation: $0) }
    }
  }

  /// Starts the app on a device, and ends it after the test: other tests run in the same process.
  private func run(
    _ device: Device, _ orientation: ScreenOrientation = .portrait, _ test: (Handset) throws -> Void
  ) rethrows {
    SignUpApp.start()
    defer { KeyboardLifter.shared.isEnabled = false }
    try test(Handset(device, orientation))
  }

  @Test(arguments: Situation.all) func everyFieldIsRevealedInTurn(situation: Situation) {
    run(situation.device, situation.orientation) { handset in
      for field in handset.form.fields {
        handset.edit(field)
        #expect(handset.focused?.isFullyVisible == true, "\(field.placeholder ?? "")")
        #expect(handset.shows(field), "\(field.placeholder ?? "")")
      }
      handset.endEditing()
    }
  }

  @Test(arguments: Situation.all) func everyFieldIsRevealedByItself(situation: Situation) {
    run(situation.device, situation.orientation) { handset in
      for field in handset.form.fields.reversed() {
        handset.edit(field)
        #expect(handset.focused?.isFullyVisible == true, "\(field.placeholder ?? "")")
        handset.endEditing()
      }
    }
  }

  @Test(arguments: Situation.all.filter { $0.device.id == Device.iPhoneSE1.id || $0.orientation == .landscape })
  func withoutTheLifterTheKeyboardHidesSome(situation: Situation) {
    run(situation.device, situation.orientation) { handset in
      KeyboardLifter.shared.isEnabled = false
      handset.keyboard.show()
      #expect(!handset.keyboard.hiddenInputs(in: handset.window).isEmpty)
      handset.keyboard.hide()
    }
  }

  @Test(arguments: Situation.all) func theButtonIsSeenWithThePasswordWhereBothFit(situation: Situation) {
    run(situation.device, situation.orientation) { handset in
      let form = handset.form
      handset.edit(form.passwordField)
      // From the top of the field to the bottom of the button: 34 + 16 + 34.
      let height = form.signUpButton.frame.maxY - form.passwordField.frame.minY
      let room = (handset.keyboard.frame?.minY ?? 0) - handset.controller.view.safeAreaInsets.top
      #expect(height == 84)
      #expect(handset.shows(form.signUpButton) == (height <= room))
      #expect(handset.shows(form.passwordField))
      handset.endEditing()
    }
  }

  @Test(arguments: Situation.all) func allComesBackExactly(situation: Situation) {
    run(situation.device, situation.orientation) { handset in
      let before = handset.state
      for input in handset.form.fields as [UIView] + [handset.form.notesView] {
        handset.edit(input)
        handset.endEditing()
        #expect(handset.state == before)
      }
      for input in handset.form.fields { handset.edit(input) }
      handset.endEditing()
      #expect(handset.state == before)
    }
  }

  @Test(arguments: Situation.all) func theCaretStaysInSightWhileNotesAreTyped(situation: Situation) {
    run(situation.device, situation.orientation) { handset in
      handset.edit(handset.form.notesView)
      for line in 1...12 {
        handset.user.type("Line \(line)")
        #expect(handset.focused?.isFullyVisible == true, "line \(line)")
        handset.user.type("\n")
        #expect(handset.focused?.isFullyVisible == true, "below line \(line)")
      }
      handset.endEditing()
      #expect(handset.controller.scrollView.contentInset == .zero)
      #expect(handset.controller.view.transform == .identity)
    }
  }

  @Test(arguments: [Device.iPhoneSE1, .iPad9]) func aRotationWithTheKeyboardUpKeepsTheFieldInSight(device: Device) {
    run(device) { handset in
      let before = handset.state
      handset.edit(handset.form.passwordField)
      handset.rotate(to: .landscape)
      #expect(handset.shows(handset.form.passwordField))
      handset.rotate(to: .portrait)
      #expect(handset.shows(handset.form.passwordField))
      handset.endEditing()
      #expect(handset.state == before)
    }
  }

  @Test func returnGoesFromFieldToFieldAndSignsUpAtTheEnd() {
    run(.iPhoneSE1) { handset in
      let form = handset.form
      var signUps: [SignUp] = []
      handset.controller.didSignUp = { signUps.append($0) }
      handset.edit(form.nameField)
      for (text, next) in [("Ada", form.emailField), ("ada@example.org", form.phoneField)] {
        handset.user.type(text)
        handset.user.pressReturn()
        handset.settle()
        #expect(next.isFirstResponder)
        #expect(handset.focused?.isFullyVisible == true)
      }
      handset.user.type("555 0100")
      handset.edit(form.addressField)
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
      #expect(handset.controller.scrollView.contentInset == .zero)
    }
  }

  @Test func theButtonCanBeTappedWhileTheKeyboardIsUp() {
    run(.iPhoneSE1) { handset in
      var count = 0
      handset.controller.didSignUp = { _ in count += 1 }
      handset.edit(handset.form.passwordField)
      #expect(handset.user.tap(handset.form.signUpButton))
      handset.settle()
      #expect(count == 1)
      #expect(handset.keyboard.frame == nil)
    }
  }
}
#endif
