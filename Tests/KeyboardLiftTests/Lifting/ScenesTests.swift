#if !canImport(UIKit)
import KeyboardLift
import Testing
import UIKitStandInTesting

/// Several windows and scenes of one app at once, on a pad of 1024 × 1366 points with a keyboard of 400, whose top is at 966.
@MainActor @Suite(.serialized) struct ScenesTests {
  private let stage = Stage(SimulatedDevice(size: CGSize(width: 1024, height: 1366), idiom: .pad))
  private let left = CGRect(x: 0, y: 0, width: 507, height: 1366)
  private let right = CGRect(x: 517, y: 0, width: 507, height: 1366)

  private func finish(_ panes: Pane...) {
    for pane in panes { pane.window.endEditing(true) }
    stage.endEditing()
    KeyboardLifter.shared.isEnabled = false
  }

  @Test("A keyboard for one scene moves nothing in the other") func oneSceneAlone() {
    KeyboardLifter.shared.isEnabled = true
    let (one, other) = (Pane(on: stage, at: left), Pane(on: stage, at: right, content: nil))
    let looks = other.looks
    stage.edit(one.field, keyboard: 400)
    #expect(one.fieldBottom == 956)
    #expect(one.list.contentInset.bottom == 400)
    #expect(other.looks == looks)
    finish(one, other)
    #expect(one.list.contentInset.bottom == 0)
  }

  @Test("A scene whose input lost the focus to another scene's stays until the keyboard goes") func focusGoesOver() {
    KeyboardLifter.shared.isEnabled = true
    let (one, other) = (Pane(on: stage, at: left, content: nil), Pane(on: stage, at: right, content: nil))
    let (oneLooks, otherLooks) = (one.looks, other.looks)
    stage.edit(one.field, keyboard: 400)
    #expect(isNear(one.fieldBottom, 956))
    other.field.becomeFirstResponder()
    #expect(isNear(other.fieldBottom, 956))
    #expect(isNear(one.fieldBottom, 956))
    stage.willShowKeyboard(500)
    #expect(isNear(other.fieldBottom, 856))
    finish(one, other)
    #expect(one.looks == oneLooks)
    #expect(other.looks == otherLooks)
  }

  @Test("A marked list in another scene gets room exactly where the keyboard covers it") func markedElsewhere() {
    KeyboardLifter.shared.isEnabled = true
    let one = Pane(on: stage, at: left)
    let covered = Pane(on: stage, at: CGRect(x: 517, y: 300, width: 507, height: 800))
    let above = Pane(on: stage, at: CGRect(x: 517, y: 0, width: 507, height: 900))
    for pane in [covered, above] { pane.list.keyboardLift.makesRoom = true }
    stage.edit(one.field, keyboard: 400)
    #expect(covered.list.contentInset.bottom == 134)
    #expect(above.list.contentInset.bottom == 0)
    // Another app's keyboard, which nobody here is scrolled for.
    one.window.endEditing(true)
    stage.hideKeyboard()
    stage.post(UIResponder.keyboardWillShowNotification, to: stage.frame(ofKeyboard: 500), isLocal: false)
    #expect(covered.list.contentInset.bottom == 234)
    #expect(covered.list.contentOffset == .zero)
    #expect(above.list.contentInset.bottom == 34)
    finish(one, covered, above)
    #expect(covered.list.contentInset.bottom == 0)
    for pane in [covered, above] { pane.list.keyboardLift.makesRoom = false }
  }

  @Test("A window dragged onto the keyboard and off it is planned anew at the next event, and never drifts")
  func draggedWindow() {
    KeyboardLifter.shared.isEnabled = true
    let pane = Pane(on: stage, at: CGRect(x: 100, y: 100, width: 500, height: 800), content: nil)
    let looks = pane.looks
    stage.edit(pane.field, keyboard: 400)
    #expect(pane.looks == looks)
    for _ in 0..<3 {
      // Its bottom is at 900, 1300 and 1100 of the screen, the keyboard's top at 966: nothing is posted for a drag.
      for (y, bottom) in [(500, 456), (300, 656), (100, 780)] as [(CGFloat, CGFloat)] {
        stage.device.place(pane.scene, at: CGRect(x: 100, y: y, width: 500, height: 800))
        KeyboardLifter.shared.reload()
        #expect(isNear(pane.fieldBottom, bottom))
      }
    }
    stage.device.place(pane.scene, at: CGRect(x: 100, y: 500, width: 500, height: 600))
    stage.willShowKeyboard(420)
    #expect(isNear(pane.fieldBottom, 436))
    stage.device.place(pane.scene, at: CGRect(x: 100, y: 100, width: 500, height: 800))
    finish(pane)
    #expect(pane.looks == looks)
  }

  @Test("A window that becomes key again brings back its input, of which nothing else tells") func keyWindows() {
    KeyboardLifter.shared.isEnabled = true
    let (one, other) = (Pane(on: stage, at: left, content: nil), Pane(on: stage, at: right, content: nil))
    let front = stage.device.makeWindow(in: one.scene)
    let box = UIView(frame: front.bounds)
    let frontField = Make.field(at: 1300, in: box)
    front.addSubview(box)
    stage.edit(one.field, keyboard: 400)
    frontField.becomeFirstResponder()
    #expect(box.transform.ty == -378)
    one.window.makeKey()
    stage.willShowKeyboard(500)
    #expect(isNear(one.fieldBottom, 856))
    #expect(KeyboardLifter.shared.explanations.contains { $0.event == "focus" })
    front.endEditing(true)
    finish(one, other)
    #expect(one.controller.view.transform == .identity)
    #expect(box.transform == .identity)
  }

  @Test("A scene that ends while it is lifted is given back at once") func disconnectedScene() {
    KeyboardLifter.shared.isEnabled = true
    let (one, other) = (Pane(on: stage, at: left, content: nil), Pane(on: stage, at: right))
    let (oneLooks, otherLooks) = (one.looks, other.looks)
    stage.edit(one.field, keyboard: 400)
    stage.device.disconnect(one.scene)
    #expect(one.looks == oneLooks)
    other.field.becomeFirstResponder()
    #expect(other.fieldBottom == 956)
    stage.willShowKeyboard(500)
    #expect(one.looks == oneLooks)
    finish(one, other)
    #expect(other.looks == otherLooks)
  }

  @Test("A scene that comes to the front is looked at anew, and the others hear nothing of it") func comingsAndGoings()
  {
    KeyboardLifter.shared.isEnabled = true
    let (one, other) = (Pane(on: stage, at: left, content: nil), Pane(on: stage, at: right, content: nil))
    stage.edit(other.field, keyboard: 400)
    stage.edit(one.field, keyboard: 400)
    stage.device.enterBackground(one.scene)
    stage.device.place(one.scene, at: CGRect(x: 0, y: 200, width: 507, height: 1000))
    stage.device.place(other.scene, at: CGRect(x: 517, y: 200, width: 507, height: 1000))
    stage.device.enterForeground(one.scene)
    #expect(isNear(one.fieldBottom, 966 - 200 - 10))
    let told = KeyboardLifter.shared.explanations.suffix(3).map(\.event)
    #expect(told == ["background", "layout", "foreground"])
    finish(one, other)
    #expect(one.controller.view.transform == .identity)
    #expect(other.controller.view.transform == .identity)
  }
}
#endif
