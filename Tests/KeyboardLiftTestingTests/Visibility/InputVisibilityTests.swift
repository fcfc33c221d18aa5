#if !canImport(UIKit)
import KeyboardLiftDevices
import KeyboardLiftTesting
import Testing
import UIKitStandInTesting

@MainActor @Suite struct InputVisibilityTests {
  let device = SimulatedDevice()
  let window: UIWindow
  let keyboard: SimulatedKeyboard

  init() {
    window = device.makeWindow(root: UIViewController())
    keyboard = SimulatedKeyboard(.iPhoneSE3, os: OSVersion(17), screen: device.screen, center: NotificationCenter())
  }

  @discardableResult
  func add<Input: UIView>(_ input: Input, to superview: UIView? = nil) -> Input {
    (superview ?? window.rootViewController?.view)?.addSubview(input)
    return input
  }

  func field(y: CGFloat, height: CGFloat = 40) -> UITextField {
    UITextField(frame: CGRect(x: 20, y: y, width: 300, height: height))
  }

  @Test func nothingIsHiddenWithoutKeyboard() {
    add(field(y: 600))
    #expect(keyboard.hiddenInputs(in: window).isEmpty)
    #expect(keyboard.inputs(in: window).count == 1)
  }

  @Test func inputsBelowTheKeyboardsTopAreHiddenByTheirShare() {
    add(field(y: 100))
    let half = add(field(y: 387))
    let whole = add(field(y: 500))
    keyboard.show()
    let hidden = keyboard.hiddenInputs(in: window)
    #expect(hidden.map { $0.input === half } == [true, false])
    #expect(hidden.map(\.coveredByKeyboard) == [0.5, 1])
    #expect(hidden.last?.input === whole)
    #expect(hidden.last?.frame == CGRect(x: 20, y: 500, width: 300, height: 40))
  }

  @Test func inputAtTheKeyboardsTopIsVisible() {
    add(field(y: 367))
    keyboard.show()
    #expect(keyboard.inputs(in: window).map(\.isFullyVisible) == [true])
  }

  @Test("What rounding to pixels leaves is not hidden, and a pixel is") func aPixelIsHidden() {
    let input = add(field(y: 367.25))
    keyboard.show()
    #expect(keyboard.inputs(in: window).map(\.isFullyVisible) == [true])
    input.frame.origin.y = 367.5
    #expect(keyboard.hiddenInputs(in: window).map(\.coveredByKeyboard) == [0.5 / 40])
  }

  @Test func hiddenTransparentAndReadOnlyInputsDoNotCount() {
    add(field(y: 500)).isHidden = true
    add(field(y: 500)).alpha = 0
    let group = add(UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667)))
    group.isHidden = true
    add(field(y: 500), to: group)
    add(UITextView(frame: CGRect(x: 0, y: 500, width: 300, height: 100))).isEditable = false
    keyboard.show()
    #expect(keyboard.inputs(in: window).isEmpty)
  }

  @Test func inputScrolledOutOfSightIsClippedAndNotHidden() {
    let scroll = add(UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 667)))
    scroll.contentSize = CGSize(width: 375, height: 2000)
    add(field(y: 900), to: scroll)
    keyboard.show()
    let input = keyboard.inputs(in: window).first
    #expect(input?.clipped == 1)
    #expect(input?.coveredByKeyboard == 0)
    scroll.contentOffset = CGPoint(x: 0, y: 400)
    #expect(keyboard.hiddenInputs(in: window).map(\.coveredByKeyboard) == [1])
  }

  @Test func windowElsewhereOnTheScreenIsConverted() {
    let scene = device.makeScene(frame: CGRect(x: 0, y: 300, width: 375, height: 300))
    let other = device.makeWindow(root: UIViewController(), in: scene)
    let input = field(y: 150)
    other.rootViewController?.view.addSubview(input)
    keyboard.show()
    #expect(keyboard.hiddenInputs(in: other).first?.frame == CGRect(x: 20, y: 450, width: 300, height: 40))
  }

  @Test func textViewThatIsEditedNeedsItsCaretOnly() throws {
    let text = add(UITextView(frame: CGRect(x: 0, y: 0, width: 375, height: 667)))
    text.text = "first line"
    keyboard.show()
    #expect(keyboard.hiddenInputs(in: window).count == 1)
    text.becomeFirstResponder()
    let input = try #require(keyboard.focusedInput(in: window))
    #expect(input.isFullyVisible)
    #expect(input.frame.height < 30)
  }

  @Test func focusedInputIsTheFirstResponder() {
    let first = add(field(y: 100))
    let second = add(field(y: 500))
    #expect(keyboard.focusedInput(in: window) == nil)
    keyboard.focus(second)
    #expect(keyboard.focusedInput(in: window)?.input === second)
    #expect(keyboard.focusedInput(in: window)?.isHidden == true)
    keyboard.focus(first)
    #expect(keyboard.focusedInput(in: window)?.isHidden == false)
  }

  @Test func accessoryReportedApartHidesToo() {
    let keyboard = SimulatedKeyboard(
      .iPhoneSE3, os: OSVersion(26), screen: device.screen, center: NotificationCenter())
    add(field(y: 380))
    keyboard.setAccessoryHeight(44)
    keyboard.show()
    #expect(keyboard.accessoryFrame == CGRect(x: 0, y: 363, width: 375, height: 44))
    #expect(keyboard.hiddenInputs(in: window).map(\.coveredByKeyboard) == [1])
  }

  @Test func descriptionNamesTheInputAndItsShares() {
    let input = add(field(y: 387))
    input.placeholder = "Email"
    keyboard.show()
    #expect(
      keyboard.hiddenInputs(in: window).map(\.description) == [
        "UITextField \"Email\" at (20.0, 387.0, 300.0, 40.0): 50 % under the keyboard, 0 % clipped"
      ])
  }
}
#endif
