#if !canImport(UIKit)
import KeyboardLiftCore
import KeyboardLiftDevices
import KeyboardLiftTesting
import Testing
import UIKitStandInTesting

/// What the simulated keyboard does with inputs besides posting.
@MainActor @Suite struct SimulatedKeyboardChoiceTests {
  let device = SimulatedDevice(size: CGSize(width: 1194, height: 834), safeArea: .zero, idiom: .pad)
  let center = NotificationCenter()

  func keyboard(_ device: Device = .iPadPro11M4, os: Int = 26) -> SimulatedKeyboard {
    SimulatedKeyboard(device, orientation: .landscape, os: OSVersion(os), screen: self.device.screen, center: center)
  }

  @Test("A released drag has the input resign, before the keyboard has gone") func aReleasedDragHasTheInputResign() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    let window = device.makeWindow(root: UIViewController())
    window.rootViewController?.view.addSubview(field)
    let keyboard = keyboard()
    keyboard.focus(field)
    keyboard.cancelInteractiveDismissal()
    #expect(field.isFirstResponder)
    let count = keyboard.posted.count
    keyboard.dismissInteractively(until: .will)
    #expect(!field.isFirstResponder)
    #expect(keyboard.posted.dropFirst(count).map(\.name) == [.willChangeFrame, .willHide])
    keyboard.finish()
    #expect(keyboard.posted.last?.name == .didHide)
    #expect(keyboard.frame == nil)
  }

  @Test("On iPadOS 26 a text view with an accessory view is told frames from its window, a field is not")
  func aTextViewIsToldFramesFromItsWindow() {
    let scene = device.makeScene(frame: CGRect(x: 300, y: 100, width: 800, height: 700))
    let window = device.makeWindow(root: UIViewController(), in: scene)
    let (text, field) = (UITextView(frame: .zero), UITextField(frame: .zero))
    for input in [text, field] as [UIView] { window.rootViewController?.view.addSubview(input) }
    text.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 1194, height: 44))
    field.inputAccessoryView = text.inputAccessoryView
    let keyboard = keyboard()
    keyboard.focus(text)
    #expect(keyboard.posted.last?.end == keyboard.model.frame?.offset(x: -300, y: -100))
    keyboard.resign()
    keyboard.focus(field)
    #expect(keyboard.posted.last?.end == keyboard.model.frame)
    keyboard.resign()
  }

  @Test("A third-party keyboard outlasts a change of input, an input view of the app's does not")
  func aThirdPartyKeyboardOutlastsAChangeOfInput() {
    let window = device.makeWindow(root: UIViewController())
    let fields = [UITextField(frame: .zero), UITextField(frame: .zero)]
    fields.forEach { window.rootViewController?.view.addSubview($0) }
    fields[1].inputView = UIView(frame: CGRect(x: 0, y: 0, width: 1194, height: 180))
    let keyboard = keyboard(os: 17)
    keyboard.switchTo(.thirdParty(height: 300))
    keyboard.focus(fields[0])
    #expect(keyboard.frame?.height == 300)
    keyboard.focus(fields[1])
    #expect(keyboard.frame?.height == 180)
    keyboard.focus(fields[0])
    #expect(keyboard.frame?.height == 300)
    keyboard.resign()
  }
}
#endif
