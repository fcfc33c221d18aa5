#if !canImport(UIKit)
import KeyboardLiftTesting
import Testing
import UIKitStandInTesting

@MainActor @Suite(.serialized) struct AccessoryTests {
  @Test func fieldIsLiftedAboveAnAccessoryThatNoNotificationTellsOf() {
    let device = SimulatedDevice(size: CGSize(width: 402, height: 874), scale: 3)
    let controller = UIViewController()
    controller.view.frame = device.screen.bounds
    let field = UITextField(frame: CGRect(x: 16, y: 780, width: 200, height: 34))
    let accessory = UIView(frame: CGRect(x: 0, y: 0, width: 402, height: 44))
    field.inputAccessoryView = accessory
    controller.view.addSubview(field)
    let window = device.makeWindow(root: controller)
    let lifter = KeyboardLifter(for: controller.view)
    for os in [OSVersion(18), OSVersion(26)] {
      let keyboard = SimulatedKeyboard(.iPhone17, os: os, screen: device.screen)
      keyboard.focus(field)
      #expect(keyboard.hiddenInputs(in: window).isEmpty)
      #expect((accessory.window != nil) == (keyboard.accessoryFrame != nil))
      keyboard.resign()
      #expect(accessory.window == nil)
      #expect(controller.view.transform == .identity)
    }
    #expect(lifter.isEnabled)
  }
}
#endif
