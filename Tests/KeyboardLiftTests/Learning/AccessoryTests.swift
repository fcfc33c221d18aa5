#if !canImport(UIKit)
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

  /// A controller whose own accessory view stands on the keyboard whichever of its inputs is edited.
  private final class Composer: UIViewController {
    let accessory = UIView(frame: CGRect(x: 0, y: 363, width: 375, height: 44))
    override var canBecomeFirstResponder: Bool { true }
    override var inputAccessoryView: UIView? { accessory }
  }

  @Test func oneThatTheControllerGivesIsFoundAlongTheResponderChain() {
    let (field, composer) = (Make.field(at: 600), Composer())
    let stage = Stage(controller: composer) { $0.addSubview(field) }
    let lifter = KeyboardLifter(for: stage.view)
    let window = KeyboardWindow(windowScene: stage.device.scene)
    window.isHidden = false
    window.addSubview(composer.accessory)
    stage.edit(field)
    #expect(isNear(stage.rect(of: field).maxY, 353))
    stage.endEditing()
    #expect(stage.view.transform == .identity)
    #expect(lifter.isEnabled)
  }

  @Test func oneThatGrowsAndShrinksIsFollowed() {
    let (field, composer) = (Make.field(at: 600), Composer())
    let stage = Stage(controller: composer) { $0.addSubview(field) }
    let lifter = KeyboardLifter(for: stage.view)
    let window = KeyboardWindow(windowScene: stage.device.scene)
    window.isHidden = false
    window.addSubview(composer.accessory)
    stage.edit(field)
    for height: CGFloat in [88, 132, 44, 20] {
      composer.accessory.frame = CGRect(x: 0, y: 407 - height, width: 375, height: height)
      stage.showKeyboard()
      #expect(isNear(stage.rect(of: field).maxY, 397 - height))
    }
    // Before iOS 26 the keyboard's own frame holds it.
    composer.accessory.frame = CGRect(x: 0, y: 367, width: 375, height: 40)
    stage.showKeyboard(300)
    #expect(isNear(stage.rect(of: field).maxY, 357))
    stage.endEditing()
    #expect(stage.view.transform == .identity)
    #expect(lifter.isEnabled)
  }

  @Test func anInputInOneMovesNothingAndWhatWasMovedStaysUntilTheHide() {
    let field = Make.field(at: 600)
    let accessory = UIView(frame: CGRect(x: 0, y: 363, width: 375, height: 44))
    let inner = Make.field(at: 5, in: accessory)
    let stage = Stage { $0.addSubview(field) }
    let lifter = KeyboardLifter(for: stage.window)
    let window = KeyboardWindow(windowScene: stage.device.scene)
    window.isHidden = false
    window.addSubview(accessory)
    stage.edit(inner)
    #expect(stage.view.transform == .identity)
    window.endEditing(true)
    stage.edit(field)
    let lifted = stage.view.transform
    #expect(lifted.ty < 0)
    stage.window.endEditing(true)
    inner.becomeFirstResponder()
    stage.showKeyboard()
    #expect(stage.view.transform == lifted)
    #expect(accessory.transform == .identity)
    window.endEditing(true)
    stage.hideKeyboard()
    #expect(stage.view.transform == .identity)
    #expect(lifter.isEnabled)
  }
}
#endif
