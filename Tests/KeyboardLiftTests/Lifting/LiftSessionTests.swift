#if !canImport(UIKit)
import KeyboardLiftCore
import Testing
import UIKitStandInTesting

@testable import KeyboardLift

/// What reaches a session by observing properties, where Objective-C does.
@MainActor @Suite(.serialized) struct LiftSessionTests {
  @Test func anObservedScrollIsRememberedWithoutAnyReadingOrMove() {
    let scrollView = Make.scrollView(fullScreen, content: 1500)
    let field = Make.field(at: 560, in: scrollView)
    let stage = Stage { $0.addSubview(scrollView) }
    let coordinator = KeyboardLifter(scope: .app, strategy: .automatic).coordinator
    let session = LiftSession(root: stage.view, keyboards: ScreenKeyboards(), coordinator: coordinator)
    session.inputDidBegin(field)
    let end = Rect(x: 0, y: 407, width: 375, height: 260)
    session.handle(.keyboard(KeyboardNotification(.willShow, end: end)))
    #expect(scrollView.contentOffset.y == 197)
    stage.device.forgetAnimations()
    scrollView.contentOffset.y = 50
    session.scrollViewDidMove(scrollView)
    scrollView.contentOffset.y = 300
    session.scrollViewDidMove(scrollView)
    #expect(scrollView.contentOffset.y == 300)
    #expect(stage.device.animations.isEmpty)
    session.handle(.keyboard(KeyboardNotification(.willHide, end: end)))
    #expect(scrollView.contentOffset.y == 300)
    #expect(scrollView.contentInset == .zero)
    #expect(!session.isIdle)
    session.inputDidLeave()
    #expect(session.isIdle)
  }

  @Test func aCaretThatIsObservedIsFollowed() {
    let textView = Make.textView(fullScreen, lines: 100)
    let stage = Stage { $0.addSubview(textView) }
    let lifter = KeyboardLifter(scope: .app, strategy: .automatic)
    let session = LiftSession(root: stage.view, keyboards: ScreenKeyboards(), coordinator: lifter.coordinator)
    textView.selectedRange = NSRange(location: 0, length: 0)
    session.inputDidBegin(textView)
    session.handle(.keyboard(KeyboardNotification(.willShow, end: Rect(x: 0, y: 407, width: 375, height: 260))))
    #expect(textView.contentOffset.y == 0)
    textView.selectedRange = NSRange(location: 499, length: 0)
    session.caretDidMove()
    let caret = textView.caretRect(for: textView.endOfDocument)
    #expect(caret.maxY - textView.contentOffset.y <= 400)
    #expect(lifter.explanations.last?.event == "caret")
    session.end()
    #expect(textView.contentInset == .zero)
    #expect(session.isIdle)
  }
}
#endif
