#if !canImport(UIKit)
import KeyboardLiftTesting
import Testing
import UIKitStandInTesting

/// What an app's own tests look like: a form, the simulated keyboard, and what must be seen.
@MainActor @Suite(.serialized) struct LiftedFormTests {
  // openradar-mirror#19202
  @Test(
    "B132 a unit test drives the keyboard: each field is revealed, and the screen put back",
    arguments: [OSVersion(15), OSVersion(17), OSVersion(26)])
  func lifterRevealsEveryFieldAndPutsTheScreenBack(os: OSVersion) {
    let device = SimulatedDevice()
    let window = device.makeWindow(root: UIViewController())
    let fields = (0..<5).map { UITextField(frame: CGRect(x: 20, y: 120 * CGFloat($0) + 40, width: 300, height: 34)) }
    fields.forEach { window.rootViewController?.view.addSubview($0) }
    let keyboard = SimulatedKeyboard(.iPhoneSE3, os: os, screen: device.screen)
    KeyboardLifter.shared.isEnabled = true
    defer { KeyboardLifter.shared.isEnabled = false }
    for field in fields {
      keyboard.focus(field)
      #expect(keyboard.focusedInput(in: window)?.isFullyVisible == true, "\(keyboard.inputs(in: window))")
    }
    #expect(window.rootViewController?.view.transform != .identity)
    keyboard.resign()
    #expect(window.rootViewController?.view.transform == .identity)
  }

  @Test func withoutLifterTheLowerFieldsStayHidden() {
    let device = SimulatedDevice()
    let window = device.makeWindow(root: UIViewController())
    let fields = (0..<5).map { UITextField(frame: CGRect(x: 20, y: 120 * CGFloat($0) + 40, width: 300, height: 34)) }
    fields.forEach { window.rootViewController?.view.addSubview($0) }
    let keyboard = SimulatedKeyboard(.iPhoneSE3, os: OSVersion(17), screen: device.screen)
    keyboard.focus(fields[4])
    #expect(keyboard.hiddenInputs(in: window).last?.coveredByKeyboard == 1)
    keyboard.resign()
  }
}
#endif
