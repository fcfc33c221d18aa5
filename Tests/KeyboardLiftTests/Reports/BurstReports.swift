#if !canImport(UIKit)
import KeyboardLiftTesting
import Testing
import UIKitStandInTesting

/// One appearance, several notifications: only the last counts.
@MainActor @Suite(.serialized) struct BurstReports {
  @Test("B001 in the app: three heights of a third-party keyboard end at the last, in no more than two motions")
  func threeHeightsEndAtTheLast() {
    for height in [256.0, 259] {
      let form = ReportedForm(bottom: 540, size: CGSize(width: 320, height: 568))
      let keyboard = form.keyboard(.iPhone5s, os: OSVersion(8))
      keyboard.switchTo(.thirdParty(height: height))
      form.stage.device.forgetAnimations()
      var moves = 0
      form.lifter.log = { if !$0.changes.isEmpty { moves += 1 } }
      keyboard.focus(form.field)
      #expect(keyboard.posted.filter { $0.name == .willShow }.map(\.end?.height) == [0, 216, height])
      #expect(moves == 2)
      // 540 + 10 − (568 − height)
      #expect(isNear(form.shift, 18 - CGFloat(height)))
      keyboard.resign()
      #expect(form.isGivenBack)
    }
  }

  @Test("B002 in the app: another field takes over and the system says nothing") func theSystemSaysNothing() {
    let form = ReportedForm(bottom: 440)
    let other = Make.field(at: 606, in: form.stage.view)
    let keyboard = form.keyboard(.iPhoneSE2, os: OSVersion(13))
    keyboard.focus(form.field)
    let count = keyboard.posted.count
    keyboard.focus(other)
    #expect(keyboard.posted.count == count)
    #expect(form.stage.rect(of: other).maxY == 397)
    keyboard.resign()
    #expect(form.isGivenBack)
  }

  @Test("B020 in the app: 258 at first, and 302 once the bar is attached") func theBarIsAttachedLater() {
    let form = ReportedForm(bottom: 600)
    let keyboard = form.keyboard(.iPhone8, os: OSVersion(11))
    keyboard.focus(form.field)
    #expect(form.shift == -201)
    form.field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 44))
    keyboard.inputDidChange(to: form.field)
    #expect(form.shift == -245)
    keyboard.resign()
    #expect(form.isGivenBack)
  }

  @Test("B062 in the app: a hide that reports the bar's 69 points hides, a show counts them once")
  func aHideThatReportsTheBar() {
    let form = ReportedForm(bottom: 600, content: 1200)
    form.stage.edit(form.field, keyboard: 216)
    form.post(UIResponder.keyboardWillHideNotification, 0, 598, 375, 69)
    form.post(UIResponder.keyboardDidHideNotification, 0, 598, 375, 69)
    #expect(form.isGivenBack)
    form.post(UIResponder.keyboardDidShowNotification, 0, 382, 375, 285)
    #expect(form.inset == 285)
    form.stage.endEditing()
    #expect(form.isGivenBack)
  }

  @Test("B063 in the app: the begin frame of 270 does not count, the end frame of 226 does")
  func theBeginFrameDoesNotCount() {
    let form = ReportedForm(bottom: 700, content: 1200, size: CGSize(width: 414, height: 736))
    form.stage.edit(form.field, keyboard: 270)
    form.stage.showKeyboard(226)
    #expect(form.inset == 226)
    #expect(form.offset == 200)
    form.stage.endEditing()
    #expect(form.isGivenBack)
  }

  @Test("B066 in the app: 335 and then 369 ends as 369 alone") func lastWins() {
    let size = CGSize(width: 390, height: 844)
    let (twice, once) = (
      ReportedForm(bottom: 800, content: 1200, size: size), ReportedForm(bottom: 800, content: 1200, size: size)
    )
    twice.stage.edit(twice.field, keyboard: 335)
    twice.stage.showKeyboard(369)
    let (inset, offset) = (twice.inset, twice.offset)
    twice.stage.endEditing()
    once.stage.edit(once.field, keyboard: 369)
    #expect(inset == 369 && offset == 335)
    #expect(inset == once.inset && offset == once.offset)
    once.stage.endEditing()
  }

  @Test("B136 in the app: a change-frame below the screen while there is no keyboard") func nothingBelowTheScreen() {
    let form = ReportedForm(bottom: 600, content: 1200)
    // One that makes room whatever has the focus.
    form.scrollView?.keyboardLift.makesRoom = true
    let keyboard = form.keyboard(.iPhoneSE2, os: OSVersion(17))
    keyboard.repeatFrame()
    form.post(UIResponder.keyboardWillChangeFrameNotification, 0, 667, 375, 0)
    #expect(form.isGivenBack)
    #expect(form.lifter.explanations.allSatisfy { $0.changes.isEmpty })
  }

  @Test("B137 in the app: a custom keyboard of 364, 347 and then 575 points") func aCustomKeyboardOfThreeHeights() {
    let form = ReportedForm(bottom: 800, content: 1600, size: CGSize(width: 393, height: 852))
    let keyboard = form.keyboard(.iPhone15, os: OSVersion(26))
    keyboard.focus(form.field)
    keyboard.switchTo(.thirdParty(height: 575, announcedAs: [364, 347]))
    #expect(form.inset == 575)
    #expect(form.stage.rect(of: form.field).maxY == 267)
    keyboard.switchTo(.thirdParty(height: 364, announcedAs: [575, 347]))
    #expect(form.inset == 364)
    keyboard.resign()
    #expect(form.isGivenBack)
  }

  @Test("B138 in the app: only the 14-point bar is reported, then the whole keyboard") func onlyTheBarIsReported() {
    let form = ReportedForm(bottom: 600, content: 1200)
    form.stage.edit(form.field, keyboard: 216)
    form.post(UIResponder.keyboardWillShowNotification, 0, 653, 375, 14)
    form.post(UIResponder.keyboardDidShowNotification, 0, 437, 375, 230)
    #expect(form.inset == 230)
    #expect(form.stage.rect(of: form.field).maxY == 427)
    form.stage.endEditing()
    #expect(form.isGivenBack)
  }
}
#endif
