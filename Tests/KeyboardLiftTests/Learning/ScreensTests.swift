import KeyboardLift
import Testing
import UIKitStandInTesting

/// A second screen, as an iPad's external display is one.
@MainActor @Suite(.serialized) struct ScreensTests {
  private func form() -> (Stage, UITextField, KeyboardLifter) {
    let field = Make.field(at: 600)
    let stage = Stage { $0.addSubview(field) }
    return (stage, field, KeyboardLifter(for: stage.view))
  }

  private func otherScreen() -> UIScreen { SimulatedDevice(size: CGSize(width: 1920, height: 1080)).screen }

  @Test func aKeyboardThatComesUpOnAnotherScreenGoesFromThisOne() {
    let (stage, field, lifter) = form()
    let other = otherScreen()
    stage.edit(field)
    #expect(stage.view.transform.ty == -237)
    stage.post(
      UIResponder.keyboardWillShowNotification, to: CGRect(x: 0, y: 680, width: 1920, height: 400), from: other)
    #expect(stage.view.transform == .identity)
    field.resignFirstResponder()
    field.becomeFirstResponder()
    #expect(stage.view.transform == .identity)
    stage.willShowKeyboard()
    #expect(stage.view.transform.ty == -237)
    stage.endEditing()
    #expect(lifter.isEnabled)
  }

  @Test func whatHappensOtherwiseOnAnotherScreenIsNoNews() {
    let (stage, field, lifter) = form()
    let other = otherScreen()
    let end = CGRect(x: 0, y: 1080, width: 1920, height: 400)
    stage.edit(field)
    stage.post(UIResponder.keyboardWillHideNotification, to: end, from: other)
    stage.post(UIResponder.keyboardDidHideNotification, to: end, from: other)
    #expect(stage.view.transform.ty == -237)
    stage.endEditing()
    #expect(stage.view.transform == .identity)
    #expect(lifter.isEnabled)
  }
}
