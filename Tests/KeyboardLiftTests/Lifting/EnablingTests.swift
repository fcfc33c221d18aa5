#if !canImport(UIKit)
import KeyboardLift
import Testing
import UIKitStandInTesting

/// Switching lifters on and off while the keyboard is up.
@MainActor @Suite(.serialized) struct EnablingTests {
  @Test func enabledWithTheKeyboardUpItLooksAfterTheInputThatHasTheFocus() {
    let field = Make.field(at: 600)
    let stage = Stage { $0.addSubview(field) }
    KeyboardLifter.shared.isEnabled = false
    stage.edit(field)
    #expect(stage.view.transform == .identity)
    KeyboardLifter.shared.isEnabled = true
    defer { KeyboardLifter.shared.isEnabled = false }
    #expect(isNear(stage.rect(of: field).maxY, 397))
    stage.endEditing()
    #expect(stage.view.transform == .identity)
  }

  @Test func disabledWithTheKeyboardUpItGivesBackAndEnabledAgainItLifts() {
    let scrollView = Make.scrollView(fullScreen, content: 900)
    let field = Make.field(at: 560, in: scrollView)
    let stage = Stage { $0.addSubview(scrollView) }
    let lifter = KeyboardLifter(for: stage.view)
    stage.edit(field)
    #expect(scrollView.contentOffset.y == 197)
    lifter.isEnabled = false
    #expect(scrollView.contentOffset.y == 0)
    #expect(scrollView.contentInset == .zero)
    #expect(scrollView.verticalScrollIndicatorInsets == .zero)
    lifter.isEnabled = true
    #expect(scrollView.contentOffset.y == 197)
    #expect(scrollView.contentInset.bottom == 260)
    stage.endEditing()
    #expect(scrollView.contentOffset.y == 0)
    #expect(scrollView.contentInset == .zero)
  }

  @Test func switchedOffForGoodItDoesNothing() {
    let field = Make.field(at: 600)
    let stage = Stage { $0.addSubview(field) }
    let lifter = KeyboardLifter(for: stage.view)
    lifter.isEnabled = false
    stage.edit(field)
    #expect(stage.view.transform == .identity)
    #expect(lifter.explanations.isEmpty)
    stage.endEditing()
  }

  @Test func aLifterMadeAfterTheFocusFindsTheInputByItself() {
    let field = Make.field(at: 600)
    let stage = Stage { $0.addSubview(field) }
    field.becomeFirstResponder()
    // As where nothing listened yet when editing began.
    NotificationCenter.default.post(name: UITextField.textDidEndEditingNotification, object: field)
    let elsewhere = KeyboardLifter(for: UIView())
    let lifter = KeyboardLifter(for: stage.view)
    stage.showKeyboard()
    #expect(isNear(stage.rect(of: field).maxY, 397))
    stage.endEditing()
    #expect(lifter.isEnabled)
    #expect(elsewhere.explanations.isEmpty)
  }

  @Test func aLifterLetGoWhileTheKeyboardIsUpGivesBackAtTheNextNotification() {
    let scrollView = Make.scrollView(fullScreen, content: 900)
    let field = Make.field(at: 560, in: scrollView)
    let stage = Stage { $0.addSubview(scrollView) }
    var lifter: KeyboardLifter? = KeyboardLifter(for: stage.view)
    stage.edit(field)
    #expect(lifter?.isEnabled == true)
    #expect(scrollView.contentInset.bottom == 260)
    lifter = nil
    #expect(scrollView.contentInset.bottom == 260)
    stage.willShowKeyboard(300)
    #expect(scrollView.contentInset == .zero)
    #expect(scrollView.contentOffset == .zero)
    stage.endEditing()
    #expect(scrollView.contentOffset == .zero)
  }
}

/// Which of several lifters looks after an input.
@MainActor @Suite(.serialized) struct PrecedenceTests {
  @Test func theInnermostLifterIsTheOneThatMoves() {
    let box = UIView(frame: CGRect(x: 0, y: 300, width: 375, height: 367))
    let inner = Make.field(at: 300, in: box)
    let outer = Make.field(at: 250)
    let stage = Stage {
      $0.addSubview(outer)
      $0.addSubview(box)
    }
    let boxLifter = KeyboardLifter(for: box)
    let screenLifter = KeyboardLifter(for: stage.view)
    KeyboardLifter.shared.isEnabled = true
    defer { KeyboardLifter.shared.isEnabled = false }
    let said = KeyboardLifter.shared.explanations
    stage.edit(inner)
    #expect(stage.view.transform == .identity)
    #expect(isNear(stage.rect(of: inner).maxY, 397))
    #expect(box.transform.ty == -237)
    #expect(screenLifter.explanations.isEmpty)
    #expect(KeyboardLifter.shared.explanations == said)
    outer.becomeFirstResponder()
    #expect(!screenLifter.explanations.isEmpty)
    #expect(box.transform == .identity)
    stage.endEditing()
    #expect(box.transform == .identity)
    #expect(boxLifter.explanations.last?.reason == .noFocus)
  }

  @Test func aLifterThatTakesAnInputOverFindsWhatTheOtherDidGivenBack() {
    let field = Make.field(at: 600)
    let box = UIView(frame: fullScreen)
    box.addSubview(field)
    let stage = Stage { $0.addSubview(box) }
    KeyboardLifter.shared.isEnabled = true
    defer { KeyboardLifter.shared.isEnabled = false }
    stage.edit(field)
    #expect(stage.view.transform.ty == -237)
    let lifter = KeyboardLifter(for: box)
    #expect(stage.view.transform == .identity)
    #expect(box.transform.ty == -237)
    lifter.isEnabled = false
    #expect(box.transform == .identity)
    #expect(stage.view.transform.ty == -237)
    stage.endEditing()
    #expect(stage.view.transform == .identity)
  }

  @Test func enablingAnUnrelatedLifterMovesNothing() {
    let scrollView = Make.scrollView(fullScreen, content: 900)
    let field = Make.field(at: 560, in: scrollView)
    let stage = Stage { $0.addSubview(scrollView) }
    let lifter = KeyboardLifter(for: stage.view)
    stage.edit(field)
    SimulatedUser(stage.window).scroll(scrollView, to: CGPoint(x: 0, y: 20))
    let elsewhere = UIView()
    let other = KeyboardLifter(for: elsewhere)
    #expect(scrollView.contentOffset.y == 20)
    other.isEnabled = false
    #expect(scrollView.contentOffset.y == 20)
    stage.endEditing()
    #expect(lifter.isEnabled)
  }
}
#endif
