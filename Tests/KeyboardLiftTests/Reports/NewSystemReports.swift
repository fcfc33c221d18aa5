#if !canImport(UIKit)
import KeyboardLiftTesting
import Testing
import UIKitStandInTesting

/// What iOS 26 does otherwise.
@MainActor @Suite(.serialized) struct NewSystemReports {
  private func bar(_ height: CGFloat, width: CGFloat = 393) -> UIView {
    UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
  }

  @Test("B038 in the app: a hide that leaves a frame of 44 points hides") func aHideThatLeavesAFrame() {
    let form = ReportedForm(bottom: 700, content: 1600, size: CGSize(width: 393, height: 852))
    form.field.inputAccessoryView = bar(44)
    let keyboard = form.keyboard(.iPhone15, os: OSVersion(26))
    keyboard.focus(form.field)
    #expect(form.inset == 380)
    keyboard.resign()
    #expect(keyboard.posted.last?.end == Rect(x: 0, y: 808, width: 393, height: 44))
    #expect(form.isGivenBack)
  }

  @Test("B039 in the app: end frames in the window's coordinates and on the screen make the same room")
  func endFramesInTheWindowsCoordinates() {
    for (origin, x, y) in [
      (CGPoint(x: 300, y: 0), -300, 434), (CGPoint(x: 300, y: 0), 0, 434),
      (CGPoint(x: 300, y: 100), -300, 334), (CGPoint(x: 0, y: 100), 0, 334),
    ] as [(CGPoint, CGFloat, CGFloat)] {
      let device = SimulatedDevice(size: CGSize(width: 1194, height: 834), safeArea: .zero, idiom: .pad)
      let scene = device.makeScene(frame: CGRect(origin: origin, size: CGSize(width: 894, height: 834 - origin.y)))
      let controller = UIViewController()
      let window = device.makeWindow(root: controller, in: scene)
      let text = Make.textView(window.bounds, lines: 100, in: controller.view)
      text.inputAccessoryView = bar(50, width: 1194)
      let lifter = KeyboardLifter(for: window)
      text.becomeFirstResponder()
      for name in [UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification] {
        NotificationCenter.default.post(
          name: name, object: device.screen,
          userInfo: [UIResponder.keyboardFrameEndUserInfoKey: CGRect(x: x, y: y, width: 1194, height: 400)])
      }
      #expect(text.contentInset.bottom == 400, "\(origin) \(x) \(y)")
      window.endEditing(true)
      NotificationCenter.default.post(name: UIResponder.keyboardWillHideNotification, object: device.screen)
      NotificationCenter.default.post(name: UIResponder.keyboardDidHideNotification, object: device.screen)
      #expect(text.contentInset == .zero)
      #expect(lifter.isEnabled)
    }
  }

  @Test(
    "B102 in the app: an accessory view that the end frame does not contain takes room, and one that it does only once")
  func anAccessoryThatTheEndFrameDoesNotContain() {
    for os in [OSVersion(26), OSVersion(18)] {
      let form = ReportedForm(bottom: 700, content: 1600, size: CGSize(width: 393, height: 852))
      form.field.inputAccessoryView = bar(50)
      let keyboard = form.keyboard(.iPhone15, os: os)
      keyboard.focus(form.field)
      #expect((keyboard.accessoryFrame ?? keyboard.frame)?.minY == 466)
      #expect(form.inset == 386)
      #expect(form.stage.rect(of: form.field).maxY == 456)
      keyboard.resign()
      #expect(form.isGivenBack)
    }
  }

  @Test("B105 in the app: a window dragged behind the keyboard has the right room from the next event on")
  func aWindowDraggedBehindTheKeyboard() {
    let device = SimulatedDevice(size: CGSize(width: 1194, height: 834), safeArea: .zero, idiom: .pad)
    let scene = device.makeScene(frame: CGRect(x: 0, y: 0, width: 1194, height: 500))
    let controller = UIViewController()
    let window = device.makeWindow(root: controller, in: scene)
    let text = Make.textView(window.bounds, lines: 100, in: controller.view)
    let lifter = KeyboardLifter(for: window)
    let frame = CGRect(x: 0, y: 434, width: 1194, height: 400)
    text.becomeFirstResponder()
    NotificationCenter.default.post(
      name: UIResponder.keyboardWillShowNotification, object: device.screen,
      userInfo: [UIResponder.keyboardFrameEndUserInfoKey: frame])
    #expect(text.contentInset.bottom == 66)
    device.place(scene, at: CGRect(x: 0, y: 200, width: 1194, height: 500))
    SimulatedUser(window).type("a")
    #expect(text.contentInset.bottom == 266)
    window.endEditing(true)
    NotificationCenter.default.post(name: UIResponder.keyboardWillHideNotification, object: device.screen)
    #expect(text.contentInset == .zero)
    #expect(lifter.isEnabled)
  }

  @Test("B106 in the app: from 336 to 408 and back") func from336To408AndBack() {
    let form = ReportedForm(bottom: 800, content: 1600, size: CGSize(width: 393, height: 852))
    let keyboard = form.keyboard(.iPhone15, os: OSVersion(26))
    keyboard.focus(form.field)
    #expect(form.inset == 336 && form.offset == 294)
    keyboard.setCustomHeight(408)
    #expect(form.inset == 408 && form.offset == 366)
    keyboard.setCustomHeight(nil)
    #expect(form.inset == 336 && form.offset == 294)
    keyboard.resign()
    #expect(form.isGivenBack)
  }

  @Test("B157 in the app: an accessory view takes the room it really has, 44 or 58 points")
  func anAccessorysRealHeight() {
    for height in [44, 58] as [CGFloat] {
      let form = ReportedForm(bottom: 700, content: 1600, size: CGSize(width: 393, height: 852))
      form.field.inputAccessoryView = bar(height)
      let keyboard = form.keyboard(.iPhone15, os: OSVersion(26))
      keyboard.focus(form.field)
      #expect(form.inset == 336 + height)
      keyboard.resign()
      #expect(form.isGivenBack)
    }
  }
}
#endif
