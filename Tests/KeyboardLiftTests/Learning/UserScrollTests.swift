#if !canImport(UIKit)
import KeyboardLift
import Testing
import UIKitStandInTesting

/// The user's scrolling is remembered and never fought.
@MainActor @Suite(.serialized) struct UserScrollTests {
  private func form() -> (Stage, UIScrollView, UITextField, SimulatedUser) {
    let scrollView = Make.scrollView(fullScreen, content: 1500)
    let field = Make.field(at: 560, in: scrollView)
    let stage = Stage { $0.addSubview(scrollView) }
    return (stage, scrollView, field, SimulatedUser(stage.window))
  }

  @Test func whereTheUserScrolledToIsWhereItReturnsTo() {
    let (stage, scrollView, field, user) = form()
    let lifter = KeyboardLifter(for: stage.view)
    stage.edit(field)
    #expect(scrollView.contentOffset.y == 197)
    user.scroll(scrollView, to: CGPoint(x: 0, y: 700))
    stage.willShowKeyboard()
    #expect(scrollView.contentOffset.y == 700)
    #expect(lifter.explanations.contains { $0.reason == .scrolled })
    stage.endEditing()
    #expect(scrollView.contentOffset.y == 700)
  }

  @Test func aLaterKeyboardScrollsFromThereAndTheHideReturnsThere() {
    let (stage, scrollView, field, user) = form()
    let lifter = KeyboardLifter(for: stage.view)
    stage.edit(field)
    user.scroll(scrollView, to: CGPoint(x: 0, y: 210))
    stage.showKeyboard(300)
    #expect(scrollView.contentOffset.y == 237)
    stage.endEditing()
    #expect(scrollView.contentOffset.y == 210)
    #expect(lifter.isEnabled)
  }

  @Test func whileAFingerIsDownNoOffsetIsWritten() {
    let (stage, scrollView, field, user) = form()
    let lifter = KeyboardLifter(for: stage.view)
    field.becomeFirstResponder()
    user.beginDragging(scrollView)
    user.drag(scrollView, to: CGPoint(x: 0, y: 10))
    stage.willShowKeyboard()
    #expect(scrollView.contentOffset.y == 10)
    #expect(scrollView.contentInset.bottom == 260)
    user.drag(scrollView, to: CGPoint(x: 0, y: 33))
    lifter.reload()
    #expect(scrollView.contentOffset.y == 33)
    user.endDragging(scrollView, decelerating: true)
    stage.willShowKeyboard(300)
    #expect(scrollView.contentOffset.y == 33)
    user.endDecelerating(scrollView)
    stage.endEditing()
    #expect(scrollView.contentOffset.y == 33)
    #expect(scrollView.contentInset == .zero)
  }

  @Test func aDragThatDismissesTheKeyboardGoesOnUndisturbed() {
    let (stage, scrollView, field, user) = form()
    scrollView.keyboardDismissMode = .onDrag
    let lifter = KeyboardLifter(for: stage.view)
    stage.edit(field)
    user.beginDragging(scrollView)
    #expect(!field.isFirstResponder)
    stage.hideKeyboard()
    #expect(scrollView.contentOffset.y == 197)
    user.drag(scrollView, to: CGPoint(x: 0, y: 150))
    user.endDragging(scrollView)
    #expect(scrollView.contentOffset.y == 150)
    #expect(scrollView.contentInset == .zero)
    #expect(lifter.isEnabled)
  }

  @Test func whereUIKitRevealsAFieldItselfTheHideReturnsToWhereTheFieldIsInSight() {
    let (stage, scrollView, field, _) = form()
    let second = Make.field(at: 1000, in: scrollView)
    let lifter = KeyboardLifter(for: stage.view)
    stage.edit(field)
    #expect(scrollView.contentOffset.y == 197)
    // UIKit scrolls to the field by itself, before any notification tells of the focus and after.
    second.becomeFirstResponder()
    stage.showKeyboard()
    #expect(stage.rect(of: second).maxY == 397)
    stage.endEditing()
    // The least from the user's place: 1034 − 667.
    #expect(scrollView.contentOffset.y == 367)
    #expect(lifter.isEnabled)
  }

  @Test func whereUIKitRevealsAgainWhatTheUserScrolledAwayTheHideReturnsToTheUsersPlace() {
    let (stage, scrollView, field, user) = form()
    let lifter = KeyboardLifter(for: stage.view)
    stage.edit(field)
    user.beginDragging(scrollView)
    user.drag(scrollView, to: CGPoint(x: 0, y: 700))
    stage.willShowKeyboard()
    user.endDragging(scrollView)
    // UIKit scrolls to the field once more when the keyboard has come.
    stage.showKeyboard()
    #expect(scrollView.contentOffset.y == 560)
    stage.endEditing()
    #expect(scrollView.contentOffset.y == 700)
    #expect(lifter.isEnabled)
  }

  @Test func xIsNeverTouched() {
    let scrollView = Make.scrollView(fullScreen, content: 1500)
    scrollView.contentSize.width = 800
    let field = Make.field(at: 560, in: scrollView)
    let stage = Stage { $0.addSubview(scrollView) }
    let lifter = KeyboardLifter(for: stage.view)
    scrollView.contentOffset.x = 10
    stage.edit(field)
    #expect(scrollView.contentOffset == CGPoint(x: 10, y: 197))
    stage.endEditing()
    #expect(scrollView.contentOffset == CGPoint(x: 10, y: 0))
    #expect(lifter.isEnabled)
  }
}
#endif
