#if !canImport(UIKit)
import KeyboardLiftTesting
import Testing
import UIKitStandInTesting

/// Undocked, split, floating and hardware keyboards, and a finger on the keyboard.
@MainActor @Suite(.serialized) struct FloatingReports {
  let pad = CGSize(width: 768, height: 1024)

  @Test("B032 in the app: from docked to floating the 353 points are given back at once")
  func fromDockedToFloating() {
    let form = ReportedForm(bottom: 1000, content: 2000, size: pad)
    form.stage.edit(form.field, keyboard: 353)
    #expect(form.inset == 353)
    form.post(UIResponder.keyboardWillChangeFrameNotification, 200, 300, 320, 250)
    #expect(form.isGivenBack)
    form.stage.endEditing()
  }

  @Test("B085 in the app: docked, by way of a zero frame, floating, dragged and docked again")
  func byWayOfAZeroFrame() {
    let form = ReportedForm(bottom: 1000, content: 2000, size: pad)
    let keyboard = form.keyboard(.iPad9, os: OSVersion(15))
    keyboard.focus(form.field)
    let (inset, offset) = (form.inset, form.offset)
    #expect(inset > 0 && offset > 0)
    keyboard.float()
    #expect(form.isGivenBack)
    keyboard.drag(to: CGPoint(x: 100, y: 200))
    #expect(keyboard.posted.suffix(2).first?.end == .zero)
    #expect(form.isGivenBack)
    keyboard.dock()
    #expect(form.inset == inset && form.offset == offset)
    keyboard.resign()
    #expect(form.isGivenBack)
  }

  @Test("B087 in the app: frames without height at the top of the screen") func framesWithoutHeight() {
    for width in [0, 320] as [CGFloat] {
      let form = ReportedForm(bottom: 1000, content: 2000, size: pad)
      form.field.becomeFirstResponder()
      form.post(UIResponder.keyboardWillShowNotification, 0, 0, width, 0)
      #expect(form.isGivenBack)
      form.stage.endEditing()
    }
  }

  @Test("B089 in the app: a split keyboard as wide as the screen, well above its bottom") func aSplitKeyboard() {
    let form = ReportedForm(bottom: 1000, content: 2000, size: pad)
    form.field.becomeFirstResponder()
    form.post(UIResponder.keyboardWillShowNotification, 0, 400, 768, 264)
    #expect(form.isGivenBack)
    form.stage.endEditing()
    #expect(form.isGivenBack)
  }

  @Test("B148 in the app: undocking reports a frame above the screen") func aFrameAboveTheScreen() {
    let form = ReportedForm(bottom: 1000, content: 2000, size: pad)
    form.stage.edit(form.field, keyboard: 304)
    #expect(form.inset == 304)
    form.post(UIResponder.keyboardWillChangeFrameNotification, 0, -264, 768, 304)
    #expect(form.isGivenBack)
    form.stage.endEditing()
  }

  @Test("B167 in the app: splitting posts no hide, only change-frames") func splittingPostsOnlyChangeFrames() {
    let form = ReportedForm(bottom: 1000, size: pad)
    form.stage.edit(form.field, keyboard: 264)
    #expect(form.shift == -250)
    form.post(UIResponder.keyboardWillChangeFrameNotification, 0, 500, 768, 264)
    form.post(UIResponder.keyboardDidChangeFrameNotification, 0, 500, 768, 264)
    #expect(form.shift == 0)
    form.stage.endEditing()
  }

  @Test("B033 in the app: with a hardware keyboard 313 points are reported and 55 shown") func theShortcutBar() throws {
    let form = ReportedForm(bottom: 1000, content: 2000, size: pad)
    let keyboard = form.keyboard(try #require(Device.withID("ipad-9.7")), os: OSVersion(10))
    keyboard.connectHardwareKeyboard()
    keyboard.focus(form.field)
    #expect(keyboard.frame == CGRect(x: 0, y: 969, width: 768, height: 313))
    #expect(form.inset == 55)
    #expect(form.offset == 41)
    keyboard.disconnectHardwareKeyboard()
    #expect(form.inset == 313)
    keyboard.connectHardwareKeyboard()
    #expect(form.inset == 55)
    keyboard.resign()
    #expect(form.isGivenBack)
  }

  @Test("B101 in the app: a finger that drags the keyboard down and up again changes nothing")
  func aFingerThatDragsTheKeyboardDownAndUpAgain() {
    let form = ReportedForm(bottom: 600, content: 1200)
    guard let scrollView = form.scrollView else { return }
    scrollView.keyboardDismissMode = .interactive
    let keyboard = form.keyboard(.iPhone8, os: OSVersion(12))
    keyboard.setSuggestionBar(false)
    keyboard.focus(form.field)
    #expect(form.inset == 216)
    let user = SimulatedUser(form.stage.window)
    user.beginDragging(scrollView)
    user.drag(scrollView, to: CGPoint(x: 0, y: form.offset - 149))
    keyboard.cancelInteractiveDismissal()
    user.drag(scrollView, to: CGPoint(x: 0, y: 159))
    user.endDragging(scrollView)
    #expect(form.inset == 216)
    #expect(form.stage.rect(of: form.field).maxY == 441)
    keyboard.dismissInteractively(releasedAt: 600, duration: 0.14519, curve: 0)
    #expect(!form.field.isFirstResponder)
    #expect(form.inset == 0)
    #expect(form.shift == 0)
  }
}
#endif
