#if !canImport(UIKit)
import KeyboardLift
import Testing
import UIKitStandInTesting

/// All moves at once and as the keyboard does.
@MainActor @Suite(.serialized) struct AnimationTests {
  private func screen() -> (Stage, UIScrollView, UITextField) {
    let scrollView = Make.scrollView(CGRect(x: 0, y: 300, width: 375, height: 367), content: 900)
    let field = Make.field(at: 300, in: scrollView)
    let stage = Stage { $0.addSubview(scrollView) }
    return (stage, scrollView, field)
  }

  /// The animations in which anything of ours moved.
  private func ours(_ stage: Stage) -> [RecordedAnimation] {
    stage.device.animations.filter { !$0.changes.isEmpty && $0.options.contains(.beginFromCurrentState) }
  }

  @Test func oneAnimationForEachNotificationWithItsDurationAndCurve() {
    let (stage, scrollView, field) = screen()
    let lifter = KeyboardLifter(for: stage.view)
    field.becomeFirstResponder()
    stage.device.forgetAnimations()
    stage.willShowKeyboard(260, duration: 0.35)
    #expect(ours(stage).count == 1)
    #expect(ours(stage).first?.duration == 0.35)
    #expect(ours(stage).first?.curve == 7)
    #expect((ours(stage).first?.options.rawValue ?? 0) >> 16 == 7)
    #expect(ours(stage).first?.options.contains(.allowUserInteraction) == true)
    #expect(ours(stage).first?.changes(.contentInset, of: scrollView) == true)
    #expect(ours(stage).first?.changes(.contentOffset, of: scrollView) == true)
    #expect(ours(stage).first?.changes(.verticalScrollIndicatorInsets, of: scrollView) == true)
    stage.willShowKeyboard(300)
    #expect(ours(stage).count == 2)
    stage.device.forgetAnimations()
    stage.hideKeyboard(duration: 0.4)
    #expect(ours(stage).count == 1)
    #expect(ours(stage).first?.duration == 0.4)
    #expect(lifter.explanations.last { $0.reason == .hidden && !$0.changes.isEmpty }?.duration == 0.4)
    stage.endEditing()
  }

  @Test func theShiftAndTheResizedFrameMoveInThatAnimation() {
    for strategy: KeyboardLifter.Strategy in [.slide(), .resize()] {
      let (stage, scrollView, field) = screen()
      let lifter = KeyboardLifter(for: stage.view, strategy: strategy)
      field.becomeFirstResponder()
      stage.device.forgetAnimations()
      stage.willShowKeyboard()
      let isResize = strategy == .resize()
      #expect(ours(stage).count == 1)
      #expect(ours(stage).first?.changes(.frame, of: scrollView) == isResize)
      #expect(ours(stage).first?.changes(.transform, of: stage.view) == !isResize)
      stage.endEditing()
      #expect(lifter.isEnabled)
    }
  }

  @Test func aCurveOrDurationThatNoKeyboardHasBreaksNothing() {
    let (stage, scrollView, field) = screen()
    let lifter = KeyboardLifter(for: stage.view)
    field.becomeFirstResponder()
    stage.device.forgetAnimations()
    stage.willShowKeyboard(260, duration: .infinity)
    #expect(scrollView.contentInset.bottom == 260)
    #expect(ours(stage).isEmpty)
    NotificationCenter.default.post(
      name: UIResponder.keyboardWillShowNotification, object: stage.device.screen,
      userInfo: [
        UIResponder.keyboardFrameEndUserInfoKey: stage.frame(ofKeyboard: 300),
        UIResponder.keyboardAnimationCurveUserInfoKey: 1000,
      ])
    #expect(scrollView.contentInset.bottom == 300)
    #expect((ours(stage).first?.options.rawValue ?? .max) >> 20 == 0)
    stage.endEditing()
    #expect(lifter.isEnabled)
  }

  @Test func whereTheKeyboardComesAtOnceSoDoesTheMove() {
    let (stage, scrollView, field) = screen()
    let lifter = KeyboardLifter(for: stage.view)
    field.becomeFirstResponder()
    stage.device.forgetAnimations()
    stage.willShowKeyboard(260, duration: 0)
    #expect(scrollView.contentInset.bottom == 260)
    #expect(stage.device.animations.isEmpty)
    stage.endEditing()
    #expect(lifter.isEnabled)
  }

  @Test func whatIsUncoveredIsBackedInTheRootsColourUntilTheRootIsBack() {
    let field = Make.field(at: 600)
    let stage = Stage { $0.addSubview(field) }
    stage.view.backgroundColor = .red
    let lifter = KeyboardLifter(for: stage.view)
    stage.edit(field)
    let strip = stage.view.subviews.last
    #expect(stage.view.subviews.count == 2)
    #expect(strip?.backgroundColor == .red)
    #expect(strip?.isUserInteractionEnabled == false)
    #expect(strip.map(stage.rect) == CGRect(x: 0, y: 667 - 237, width: 375, height: 237))
    stage.willShowKeyboard(300)
    #expect(strip.map(stage.rect) == CGRect(x: 0, y: 667 - 277, width: 375, height: 277))
    stage.post(UIResponder.keyboardWillHideNotification, to: stage.frame(ofKeyboard: 0))
    #expect(stage.view.subviews.count == 2)
    stage.willShowKeyboard(300)
    #expect(stage.view.subviews.count == 2)
    stage.device.advance(by: 1)
    #expect(stage.view.subviews.count == 2)
    stage.endEditing()
    #expect(stage.view.subviews.count == 1)
    #expect(lifter.isEnabled)
  }

  @Test func atOnceTheBackingGoesAtOnceAndATransparentRootHasNone() {
    let field = Make.field(at: 600)
    let stage = Stage { $0.addSubview(field) }
    let lifter = KeyboardLifter(for: stage.view)
    stage.edit(field)
    #expect(stage.view.subviews.count == 2)
    stage.post(UIResponder.keyboardWillHideNotification, to: stage.frame(ofKeyboard: 0), duration: 0)
    #expect(stage.view.subviews.count == 1)
    stage.view.backgroundColor = nil
    stage.showKeyboard()
    #expect(stage.view.transform.ty == -237)
    #expect(stage.view.subviews.count == 1)
    stage.endEditing()
    #expect(lifter.isEnabled)
  }
}
#endif
