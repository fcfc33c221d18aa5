#if !canImport(UIKit)
import KeyboardLift
import Testing
import UIKitStandInTesting

/// Reports about users who ask for less motion, in the app: a chat on 375 × 812 whose composer rests from 728 to 778, and a
/// field below.
@MainActor @Suite(.serialized) struct AccessibilityReports {
  private let chat = ChatScreen()
  private let field: UITextField
  private let lifter: KeyboardLifter

  init() {
    chat.stage.device.reducesMotion = true
    chat.stage.device.prefersCrossFadeTransitions = true
    field = Make.field(at: 600, in: chat.stage.view)
    lifter = KeyboardLifter(for: chat.stage.view)
    chat.composer.keyboardLift.dock(list: chat.list)
  }

  private func post(_ name: Notification.Name, _ frame: CGRect) {
    chat.stage.post(name, to: frame, duration: 0.383)
    chat.stage.device.advance(by: 0.4)
  }

  private func expectRest() {
    #expect(chat.span == [728, 778])
    #expect(chat.stage.view.transform == .identity)
    #expect(chat.list.contentInset == .zero)
  }

  // B014: RxSwiftCommunity/RxKeyboard#107
  @Test("B014 in the app: a hidden frame below the screen's bottom takes no room")
  func aHiddenFrameBelowTheScreensBottom() {
    field.becomeFirstResponder()
    post(UIResponder.keyboardWillShowNotification, CGRect(x: 0, y: 521, width: 375, height: 291))
    #expect(chat.span == [471, 521])
    #expect(isNear(chat.stage.rect(of: field).maxY, 461))
    post(UIResponder.keyboardWillChangeFrameNotification, CGRect(x: 0, y: 812, width: 375, height: 71))
    expectRest()
    chat.stage.endEditing()
  }

  // B015: facebook/react-native#29974
  @Test("B015 in the app: a frame of nought hides nothing by itself, and a hide with one hides")
  func aFrameOfNought() {
    field.becomeFirstResponder()
    chat.stage.showKeyboard(336)
    let standing = (chat.span, chat.stage.view.transform)
    post(UIResponder.keyboardWillChangeFrameNotification, .zero)
    #expect(chat.span == standing.0 && chat.stage.view.transform == standing.1)
    post(UIResponder.keyboardWillHideNotification, .zero)
    expectRest()
    chat.stage.endEditing()
  }

  // B016: freshOS/KeyboardLayoutGuide#39
  @Test("B016 in the app: a frame without height at the screen's top is no keyboard over all of it")
  func aFrameWithoutHeightAtTheTop() {
    field.becomeFirstResponder()
    post(UIResponder.keyboardWillShowNotification, CGRect(x: 0, y: 0, width: 375, height: 0))
    expectRest()
    chat.stage.endEditing()
  }

  // B059: finn-no/FinniversKit#1208
  @Test("B059 in the app: an empty frame is no news while the keyboard changes, and none is needed for a hide")
  func anEmptyFrame() {
    field.becomeFirstResponder()
    chat.stage.showKeyboard(336)
    post(UIResponder.keyboardDidChangeFrameNotification, .zero)
    #expect(chat.span == [426, 476])
    post(UIResponder.keyboardDidHideNotification, .zero)
    #expect(chat.span == [426, 476] || chat.span == [728, 778])
    post(UIResponder.keyboardWillHideNotification, .zero)
    expectRest()
    chat.stage.endEditing()
  }

  @Test("The composer and the field move in the fade's own time")
  func theFadesOwnTime() {
    field.becomeFirstResponder()
    chat.stage.device.forgetAnimations()
    chat.stage.willShowKeyboard(336, duration: 0.383)
    #expect(!chat.stage.device.animations.isEmpty)
    #expect(chat.stage.device.animations.allSatisfy { $0.duration == 0.383 })
    chat.stage.endEditing()
  }
}
#endif
