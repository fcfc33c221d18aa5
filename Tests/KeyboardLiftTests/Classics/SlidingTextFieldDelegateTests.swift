#if !canImport(UIKit)
import KeyboardLift
import Testing
import UIKitStandInTesting

/// The way of 2010: one delegate object for a screen, `nameField.delegate = sliding`.
///
/// The same view of 320 × 480 and the same numbers as in `SlidingViewTests`.
@MainActor @Suite(.serialized, .timeLimit(.minutes(30))) struct SlidingTextFieldDelegateTests {
  let screen = RecipeScreen()
  let top = UITextField(y: 40)
  let middle = UITextField(y: 226)
  let bottom = UITextField(y: 440)
  let sliding: SlidingTextFieldDelegate

  init() {
    sliding = SlidingTextFieldDelegate(view: screen.view)
    for field in [top, middle, bottom] {
      screen.view.addSubview(field)
      field.delegate = sliding
    }
  }

  private var shift: CGFloat { screen.view.transform.ty }

  // MARK: The article's screen

  @Test func fieldsAtTopMiddleAndBottomMoveTheViewAsFarAsTheyNeed() {
    screen.edit(top)
    #expect(shift == 0)
    screen.edit(middle)
    #expect(shift == -108)
    screen.edit(bottom)
    #expect(shift == -216)
    #expect(screen.shows(bottom))
  }

  @Test func fromFieldToFieldTheViewMovesOnce() {
    screen.edit(middle)
    screen.device.forgetAnimations()
    screen.edit(bottom)
    #expect(screen.device.animations.filter { $0.changes(.transform, of: screen.view) }.count == 1)
  }

  @Test func returnResignsAndTheViewComesBack() {
    screen.edit(bottom)
    screen.pressReturn()
    #expect(!bottom.isFirstResponder)
    #expect(screen.view.transform == .identity)
  }

  @Test func aRotationInBetweenIsPlannedAnew() {
    screen.edit(middle)
    screen.rotate(to: .landscapeRight)
    // (241 − 64) / 192 · 162 = 149.3.
    #expect(shift == -149)
    screen.endEditing()
    #expect(screen.view.transform == .identity)
  }

  @Test func theClassicHeightsCanBeHad() {
    let sliding = SlidingTextFieldDelegate(view: screen.view, keyboardHeight: .classic)
    self.sliding.lifter.isEnabled = false
    screen.keyboardHeight = (portrait: 253, landscape: 199)
    bottom.delegate = sliding
    screen.edit(bottom)
    #expect(shift == -216)
  }

  // MARK: Its faults

  @Test func theHeightIsTheKeyboardsOwn() {
    screen.keyboardHeight = (portrait: 253, landscape: 199)
    screen.edit(bottom)
    #expect(shift == -253)
  }

  @Test func aMissedEndLeavesNoShift() {
    screen.edit(bottom)
    screen.showKeyboard()
    screen.showKeyboard()
    screen.finish()
    // The delegate is gone before the field ends editing, so that it is never told.
    bottom.delegate = nil
    screen.endEditing()
    #expect(screen.view.transform == .identity)
  }

  @Test func aTextViewSlidesTheViewToo() {
    let note = UITextView(frame: CGRect(x: 16, y: 400, width: 288, height: 60))
    screen.view.addSubview(note)
    screen.edit(note)
    #expect(shift == -216)
  }

  @Test func aHardwareKeyboardMovesNothing() {
    screen.keyboardHeight = (portrait: 0, landscape: 0)
    screen.edit(bottom)
    #expect(shift == 0)
  }

  @Test func aFloatingKeyboardMovesNothing() {
    screen.edit(bottom)
    let floating = CGRect(x: 0, y: 100, width: 320, height: 216)
    screen.post(
      UIResponder.keyboardWillChangeFrameNotification, from: screen.keyboardFrame, to: floating, duration: 0.25)
    #expect(screen.view.transform == .identity)
  }

  @Test func theViewMovesInStepWithTheKeyboard() {
    bottom.becomeFirstResponder()
    let move = screen.device.animations.last { $0.changes(.transform, of: screen.view) }
    #expect(move?.duration == 0.25)
    #expect(move?.curve == 7)
    screen.finish()
  }

  @Test func whetherTheFieldIsVisibleIsChecked() {
    screen.edit(bottom)
    #expect(sliding.lifter.explanations.last?.covered == 0)
  }

  @Test func theViewIsHeldWeakly() {
    weak var view: UIView?
    var sliding: SlidingTextFieldDelegate?
    do {
      let slid = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      view = slid
      sliding = SlidingTextFieldDelegate(view: slid)
    }
    #expect(view == nil)
    #expect(sliding?.lifter.isEnabled == true)
  }

  @Test func aDelegateThatIsLetGoWhileTheViewIsMovedGivesItBack() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let field = UITextField(y: 440)
    view.addSubview(field)
    screen.view.addSubview(view)
    var sliding: SlidingTextFieldDelegate? = SlidingTextFieldDelegate(view: view)
    field.delegate = sliding
    screen.edit(field)
    #expect(view.transform.ty == -216)
    sliding = nil
    #expect(field.delegate == nil)
    screen.endEditing()
    #expect(view.transform == .identity)
    #expect(sliding == nil)
  }

  @Test func theAppsOwnDelegateHearsEverything() {
    let spy = DelegateSpy()
    sliding.forwardee = spy
    screen.edit(middle)
    #expect(spy.calls == ["shouldBegin", "didBegin"])
    spy.forget()
    screen.user.type("a")
    #expect(spy.calls.contains("shouldChange a"))
    #expect(spy.calls.contains("didChangeSelection"))
    spy.forget()
    screen.pressReturn()
    #expect(spy.calls == ["shouldReturn", "shouldEnd", "didEnd"])
    spy.forget()
    sliding.textFieldDidEndEditing(middle)
    #expect(spy.calls == ["didEnd"])
  }

  @Test func theAppsOwnDelegateDecides() {
    let spy = DelegateSpy()
    sliding.forwardee = spy
    screen.edit(middle)
    spy.answer = false
    screen.user.type("a")
    #expect(middle.text == "")
    screen.pressReturn()
    #expect(middle.isFirstResponder)
    #expect(!middle.resignFirstResponder())
    #expect(!bottom.becomeFirstResponder())
    #expect(shift == -108)
    spy.answer = true
    screen.pressReturn()
    #expect(!middle.isFirstResponder)
    #expect(screen.view.transform == .identity)
  }

  @Test func theAppsOwnDelegateIsHeldWeakly() {
    do {
      let spy = DelegateSpy()
      sliding.forwardee = spy
    }
    #expect(sliding.forwardee == nil)
    screen.edit(bottom)
    screen.pressReturn()
    #expect(!bottom.isFirstResponder)
  }
}
#endif
