#if !canImport(UIKit)
import Foundation
import KeyboardLiftCore
import Testing
import UIKitStandInTesting

@testable import KeyboardLift

/// Crossing from notifications to the main actor.
@MainActor @Suite(.serialized) struct IsolationTests {
  @Test func aNotificationPostedFromATaskOfTheMainActorIsHeardAtOnce() async {
    await Task { @MainActor in
      let field = Make.field(at: 600)
      let stage = Stage { $0.addSubview(field) }
      let lifter = KeyboardLifter(for: stage.view)
      field.becomeFirstResponder()
      stage.willShowKeyboard()
      #expect(stage.view.transform.ty == -237)
      stage.endEditing()
      #expect(lifter.isEnabled)
    }.value
  }

  nonisolated static let frame = CGRect(x: 1, y: 2, width: 3, height: 4)

  @Test func rawSwiftValuesAndBoxesAreReadAlike() {
    let raw: [AnyHashable: Any] = [
      UIResponder.keyboardFrameBeginUserInfoKey: Self.frame, UIResponder.keyboardFrameEndUserInfoKey: Self.frame,
      UIResponder.keyboardAnimationDurationUserInfoKey: 0.35, UIResponder.keyboardAnimationCurveUserInfoKey: 7,
      UIResponder.keyboardIsLocalUserInfoKey: false,
    ]
    var boxed = raw
    boxed[UIResponder.keyboardAnimationDurationUserInfoKey] = NSNumber(value: 0.35)
    boxed[UIResponder.keyboardAnimationCurveUserInfoKey] = NSNumber(value: 7)
    boxed[UIResponder.keyboardIsLocalUserInfoKey] = NSNumber(value: false)
    let rect = Rect(x: 1, y: 2, width: 3, height: 4)
    for userInfo in [raw, boxed] {
      #expect(
        KeyboardNotification(.willShow, userInfo: userInfo)
          == KeyboardNotification(.willShow, begin: rect, end: rect, duration: 0.35, curve: 7, isLocal: false))
    }
  }

  @Test func numbersAreReadWhateverTheirType() {
    let userInfo: [AnyHashable: Any] = [
      UIResponder.keyboardAnimationDurationUserInfoKey: 0, UIResponder.keyboardAnimationCurveUserInfoKey: UInt(7),
      UIResponder.keyboardIsLocalUserInfoKey: 0,
    ]
    #expect(
      KeyboardNotification(.willShow, userInfo: userInfo)
        == KeyboardNotification(.willShow, duration: 0, curve: 7, isLocal: false))
  }

  @Test func whatIsMissingOrOfAnotherTypeIsNil() {
    let empty = KeyboardNotification(.didHide)
    #expect(KeyboardNotification(.didHide, userInfo: nil) == empty)
    #expect(KeyboardNotification(.didHide, userInfo: [:]) == empty)
    let wrong: [AnyHashable: Any] = [
      UIResponder.keyboardFrameEndUserInfoKey: "frame", UIResponder.keyboardAnimationDurationUserInfoKey: "long",
      UIResponder.keyboardAnimationCurveUserInfoKey: [7], UIResponder.keyboardIsLocalUserInfoKey: "yes",
    ]
    #expect(KeyboardNotification(.didHide, userInfo: wrong) == empty)
  }

  @Test func aNotificationWithoutAnyValuesBreaksNothing() {
    let field = Make.field(at: 600)
    let stage = Stage { $0.addSubview(field) }
    let lifter = KeyboardLifter(for: stage.view)
    stage.edit(field)
    for name in KeyboardNotification.Name.allCases where name != .willHide && name != .didHide {
      NotificationCenter.default.post(name: name.notificationName, object: nil)
    }
    #expect(stage.view.transform.ty == -237)
    NotificationCenter.default.post(name: UITextField.textDidBeginEditingNotification, object: "no view")
    NotificationCenter.default.post(name: UIResponder.keyboardWillHideNotification, object: nil)
    #expect(stage.view.transform == .identity)
    stage.endEditing()
    #expect(lifter.isEnabled)
  }
}
#endif
