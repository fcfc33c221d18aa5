import KeyboardLift
import Testing
import UIKitStandInTesting

/// Accessory views that the keyboard's frame does not hold, as since iOS 26.
@MainActor @Suite(.serialized) struct AccessoryTests {
  private final class KeyboardWindow: UIWindow { override var canBecomeKey: Bool { false } }

  @Test func oneThatStandsOnTheKeyboardTakesRoomToo() {
    let field = Make.field(at: 600)
    let accessory = UIView(frame: CGRect(x: 0, y: 667, width: 375, height: 44))
    field.inputAccessoryView = accessory
    let stage = Stage { $0.addSubview(field) }
    let lifter = KeyboardLifter(for: stage.view)
    let window = KeyboardWindow(windowScene: stage.device.scene)
    window.isHidden = false
    window.addSubview(accessory)
    field.becomeFirstResponder()
    stage.willShowKeyboard()
    #expect(isNear(stage.rect(of: field).maxY, 397))
    // It has come to where it belongs when the motion ends.
    accessory.frame.origin.y = 407 - 44
    stage.post(UIResponder.keyboardDidShowNotification, to: stage.frame(ofKeyboard: 260))
    #expect(isNear(stage.rect(of: field).maxY, 353))
    stage.endEditing()
    #expect(stage.view.transform == .identity)
    #expect(lifter.isEnabled)
  }

  @Test func oneThatTheKeyboardsFrameHoldsIsNotCountedTwice() {
    let field = Make.field(at: 600)
    let accessory = UIView(frame: CGRect(x: 0, y: 407, width: 375, height: 44))
    field.inputAccessoryView = accessory
    let stage = Stage { $0.addSubview(field) }
    let lifter = KeyboardLifter(for: stage.view)
    let window = KeyboardWindow(windowScene: stage.device.scene)
    window.isHidden = false
    window.addSubview(accessory)
    stage.edit(field)
    #expect(isNear(stage.rect(of: field).maxY, 397))
    stage.endEditing()
    #expect(lifter.isEnabled)
  }
}
