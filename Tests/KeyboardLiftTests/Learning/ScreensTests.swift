#if !canImport(UIKit)
import KeyboardLift
import Testing
import UIKitStandInTesting

/// A second screen, as an iPad's external display is one.
@MainActor @Suite(.serialized) struct ScreensTests {
  private let farFrame = CGRect(x: 0, y: 680, width: 1920, height: 400)

  private func form() -> (Stage, UITextField, KeyboardLifter) {
    let field = Make.field(at: 600)
    let stage = Stage { $0.addSubview(field) }
    return (stage, field, KeyboardLifter(for: stage.view))
  }

  private func otherScreen(of stage: Stage) -> UIScreen {
    stage.device.makeScreen(size: CGSize(width: 1920, height: 1080))
  }

  @Test func aKeyboardThatComesUpOnAnotherScreenGoesFromThisOne() {
    let (stage, field, lifter) = form()
    let other = otherScreen(of: stage)
    stage.edit(field)
    #expect(stage.view.transform.ty == -237)
    stage.post(UIResponder.keyboardWillShowNotification, to: farFrame, from: other)
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
    let other = otherScreen(of: stage)
    let end = CGRect(x: 0, y: 1080, width: 1920, height: 400)
    stage.edit(field)
    stage.post(UIResponder.keyboardWillHideNotification, to: end, from: other)
    stage.post(UIResponder.keyboardDidHideNotification, to: end, from: other)
    #expect(stage.view.transform.ty == -237)
    // Not to a screen that gets the focus only now either.
    field.resignFirstResponder()
    let next = UIViewController()
    let nextField = Make.field(at: 600, in: next.view)
    stage.window.rootViewController = next
    let nextLifter = KeyboardLifter(for: next.view)
    nextField.becomeFirstResponder()
    #expect(next.view.transform.ty == -237)
    stage.endEditing()
    #expect(next.view.transform == .identity)
    #expect(lifter.isEnabled && nextLifter.isEnabled)
  }

  @Test func eachScreenHasAKeyboardOfItsOwnThoughTheOldOneGoesAfterTheNewOneCame() {
    let (stage, field, lifter) = form()
    let other = otherScreen(of: stage)
    let far = Pane(on: stage, at: CGRect(x: 100, y: 100, width: 800, height: 900), of: other, content: nil)
    let farLifter = KeyboardLifter(for: far.controller.view)
    stage.edit(field)
    field.resignFirstResponder()
    stage.post(UIResponder.keyboardWillShowNotification, to: farFrame, from: other)
    stage.post(
      UIResponder.keyboardWillHideNotification, to: CGRect(x: 0, y: 667, width: 375, height: 260))
    #expect(stage.view.transform == .identity)
    // Text views get the focus after the keyboard's notifications.
    far.field.becomeFirstResponder()
    #expect(isNear(far.fieldBottom, 680 - 100 - 10))
    far.window.endEditing(true)
    stage.post(
      UIResponder.keyboardWillHideNotification, to: CGRect(x: 0, y: 1080, width: 1920, height: 400), from: other)
    #expect(far.controller.view.transform == .identity)
    #expect(lifter.isEnabled && farLifter.isEnabled)
  }

  @Test func aNotificationThatNamesNoScreenIsOfTheInputsScreen() {
    let (stage, _, lifter) = form()
    let other = stage.device.makeScreen(size: fullScreen.size)
    let near = Make.scrollView(fullScreen, content: 900, in: stage.view)
    near.keyboardLift.makesRoom = true
    let far = Pane(on: stage, at: fullScreen, of: other, content: nil)
    let farLifter = KeyboardLifter(for: far.controller.view)
    far.field.becomeFirstResponder()
    // Before iOS 16.1 none does.
    stage.post(UIResponder.keyboardWillShowNotification, to: stage.frame(ofKeyboard: 260), from: "no screen")
    #expect(isNear(far.fieldBottom, 397))
    #expect(near.contentInset.bottom == 0)
    far.window.endEditing(true)
    stage.post(UIResponder.keyboardWillHideNotification, to: stage.frame(ofKeyboard: 0), from: other)
    #expect(far.controller.view.transform == .identity)
    near.keyboardLift.makesRoom = false
    #expect(lifter.isEnabled && farLifter.isEnabled)
  }

  @Test func whereNoScreenIsNamedAndNothingIsEditedYetTheKeyboardComesForTheKeyWindowAndGoesFromWhereItIs() {
    let stage = Stage()
    let other = stage.device.makeScreen(size: fullScreen.size)
    let far = Pane(on: stage, at: fullScreen, of: other, content: nil)
    let farList = Make.scrollView(fullScreen, content: 900, in: far.controller.view)
    // Asked first, it would take all that names no screen for its own.
    farList.keyboardLift.makesRoom = true
    let farLifter = KeyboardLifter(for: far.controller.view)
    stage.post(UIResponder.keyboardWillShowNotification, to: stage.frame(ofKeyboard: 260), from: other)
    #expect(farList.contentInset.bottom == 260)
    let near = Pane(on: stage, at: fullScreen, content: nil)
    let lifter = KeyboardLifter(for: near.controller.view)
    for height in [300, 260] as [CGFloat] {
      // Before iOS 16.1 none names its screen, and text views get the focus only afterwards.
      stage.post(UIResponder.keyboardWillShowNotification, to: stage.frame(ofKeyboard: height), from: "no screen")
      near.field.becomeFirstResponder()
      #expect(isNear(near.fieldBottom, 657 - height))
      near.window.endEditing(true)
      far.window.makeKey()
      stage.post(UIResponder.keyboardWillHideNotification, to: stage.frame(ofKeyboard: 0), from: "no screen")
      stage.post(UIResponder.keyboardDidHideNotification, to: stage.frame(ofKeyboard: 0), from: "no screen")
      #expect(near.controller.view.transform == .identity)
      near.field.becomeFirstResponder()
      #expect(near.controller.view.transform == .identity)
      near.window.endEditing(true)
      near.window.makeKey()
    }
    farList.keyboardLift.makesRoom = false
    #expect(lifter.isEnabled && farLifter.isEnabled)
  }

  @Test func aWindowThatGoesToAnotherScreenHasTheKeyboardThatIsThere() {
    let stage = Stage(SimulatedDevice(size: CGSize(width: 1024, height: 1366), idiom: .pad))
    let other = otherScreen(of: stage)
    let pane = Pane(on: stage, at: CGRect(x: 0, y: 466, width: 500, height: 900), content: nil)
    let lifter = KeyboardLifter(for: pane.controller.view)
    let looks = pane.looks
    stage.edit(pane.field, keyboard: 400)
    #expect(isNear(pane.fieldBottom, 490))
    stage.device.move(pane.scene, to: other, at: CGRect(x: 300, y: 180, width: 500, height: 900))
    lifter.reload()
    #expect(pane.looks == looks)
    stage.post(UIResponder.keyboardWillShowNotification, to: farFrame, from: other)
    #expect(isNear(pane.fieldBottom, 490))
    stage.device.move(pane.scene, to: stage.device.screen, at: CGRect(x: 0, y: 466, width: 500, height: 900))
    stage.willShowKeyboard(300)
    #expect(isNear(pane.fieldBottom, 590))
    pane.window.endEditing(true)
    stage.hideKeyboard()
    #expect(pane.looks == looks)
  }
}
#endif
