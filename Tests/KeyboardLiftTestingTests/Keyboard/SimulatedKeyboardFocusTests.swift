#if !canImport(UIKit)
import KeyboardLiftDevices
import KeyboardLiftTesting
import Testing
import UIKitStandInTesting

@MainActor @Suite struct SimulatedKeyboardFocusTests {
  let device = SimulatedDevice()
  let center = NotificationCenter()
  let recorder: NotificationRecorder
  let window: UIWindow
  let email = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 34))
  let code = UITextField(frame: CGRect(x: 20, y: 200, width: 300, height: 34))

  init() {
    recorder = NotificationRecorder(center)
    window = device.makeWindow(root: UIViewController())
    code.keyboardType = .numberPad
    [email, code].forEach { window.rootViewController?.view.addSubview($0) }
  }

  func keyboard(os: OSVersion = OSVersion(17)) -> SimulatedKeyboard {
    SimulatedKeyboard(.iPhoneSE3, os: os, screen: device.screen, center: center)
  }

  @Test func focusBringsTheKeyboardThatTheInputWants() {
    let keyboard = keyboard()
    #expect(keyboard.focus(code))
    #expect(code.isFirstResponder)
    #expect(keyboard.model.kind == .numberPad)
    #expect(keyboard.frame?.height == 216)
    #expect(keyboard.focus(email))
    #expect(keyboard.frame?.height == 260)
    #expect(recorder.names.count == 8)
    #expect(keyboard.resign())
    #expect(!email.isFirstResponder)
    #expect(keyboard.frame == nil)
  }

  @Test func inputThatRefusesGetsNoKeyboard() {
    let keyboard = keyboard()
    email.isEnabled = false
    #expect(!keyboard.focus(email))
    #expect(recorder.names.isEmpty)
  }

  @Test func sameInputToldTwicePostsNothingMore() {
    let keyboard = keyboard()
    keyboard.focus(email)
    keyboard.inputDidChange(to: email)
    #expect(recorder.names.count == 4)
  }

  @Test func accessoryAttachedLaterIsAnnounced() {
    let keyboard = keyboard()
    keyboard.focus(email)
    email.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 44))
    keyboard.inputDidChange(to: email)
    #expect(keyboard.frame?.height == 304)
  }

  @Test func keyboardFollowsInputsThatBecomeFirstResponderByThemselves() {
    // Its own device: the suite's may have been replaced by another test's before this one runs.
    let device = SimulatedDevice()
    let window = device.makeWindow(root: UIViewController())
    window.rootViewController?.view.addSubview(email)
    let keyboard = keyboard()
    device.inputDidChange = { keyboard.inputDidChange(to: $0) }
    email.becomeFirstResponder()
    #expect(keyboard.frame?.height == 260)
    window.endEditing(true)
    #expect(keyboard.frame == nil)
    #expect(recorder.names.last == "DidHide")
  }

  @Test func textWithoutCorrectionOrWithSecretsHasNoBar() {
    let keyboard = keyboard()
    email.isSecureTextEntry = true
    keyboard.focus(email)
    #expect(keyboard.frame?.height == 216)
    keyboard.resign()
    email.isSecureTextEntry = false
    email.autocorrectionType = .no
    keyboard.focus(email)
    #expect(keyboard.model.kind == .autocorrectionOff)
    #expect(keyboard.frame?.height == 216)
  }

  @Test func searchBarAndTextViewGetAKeyboardToo() {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 300, width: 375, height: 56))
    let text = UITextView(frame: CGRect(x: 0, y: 400, width: 375, height: 100))
    [bar, text].forEach { window.rootViewController?.view.addSubview($0) }
    let keyboard = keyboard()
    #expect(keyboard.focus(bar))
    #expect(keyboard.model.input == .textField)
    #expect(keyboard.focus(text))
    #expect(keyboard.model.input == .textView)
  }

  @Test func screenIsTheObjectSinceIOS16Dot1() {
    keyboard(os: OSVersion(16, 1)).show()
    #expect(recorder.objects.allSatisfy { $0 === device.screen })
    let count = recorder.objects.count
    keyboard(os: OSVersion(16)).show()
    #expect(recorder.objects.dropFirst(count).allSatisfy { $0 == nil })
  }

  @Test func anotherDevicesKeyboardIsAtTheBottomOfTheScreenItIsOn() {
    let keyboard = SimulatedKeyboard(.iPhone15, os: OSVersion(17), screen: device.screen, center: center)
    keyboard.show()
    #expect(keyboard.frame == CGRect(x: 0, y: 331, width: 375, height: 336))
  }
}
#endif
