#if !canImport(UIKit)
import KeyboardLiftCore
import Testing
import UIKitStandInTesting

@testable import KeyboardLift

/// What reaches a session by observing properties, where Objective-C does, in a centre of the suite's own.
@MainActor @Suite(.serialized) struct LiftSessionTests {
  private let center = KeyboardCenter(NotificationCenter())
  private let keyboard = Rect(x: 0, y: 407, width: 375, height: 260)

  private func post(_ name: KeyboardNotification.Name, on stage: Stage) {
    center.setNeedsUpdate(.keyboard(KeyboardNotification(name, end: keyboard), on: stage.device.screen))
  }

  @Test func anObservedScrollIsRememberedWithoutAnyReadingOrMove() {
    let scrollView = Make.scrollView(fullScreen, content: 1500)
    let field = Make.field(at: 560, in: scrollView)
    let stage = Stage { $0.addSubview(scrollView) }
    let lifter = KeyboardLifter(for: stage.view, strategy: .automatic, in: center)
    center.setNeedsUpdate(.didBeginEditing(field))
    post(.willShow, on: stage)
    #expect(scrollView.contentOffset.y == 197)
    stage.device.forgetAnimations()
    scrollView.contentOffset.y = 50
    center.setNeedsUpdate(.didScroll(scrollView))
    scrollView.contentOffset.y = 300
    center.setNeedsUpdate(.didScroll(scrollView))
    #expect(scrollView.contentOffset.y == 300)
    #expect(stage.device.animations.isEmpty)
    post(.willHide, on: stage)
    #expect(scrollView.contentOffset.y == 300)
    #expect(scrollView.contentInset == .zero)
    #expect(center.sessions.all.count == 1)
    center.setNeedsUpdate(.didEndEditing(field))
    #expect(center.sessions.all.isEmpty)
    #expect(lifter.isEnabled)
  }

  @Test func aCaretThatIsObservedIsFollowed() {
    let textView = Make.textView(fullScreen, lines: 100)
    let stage = Stage { $0.addSubview(textView) }
    let lifter = KeyboardLifter(for: stage.view, strategy: .automatic, in: center)
    textView.selectedRange = NSRange(location: 0, length: 0)
    center.setNeedsUpdate(.didBeginEditing(textView))
    post(.willShow, on: stage)
    #expect(textView.contentOffset.y == 0)
    textView.selectedRange = NSRange(location: 499, length: 0)
    center.setNeedsUpdate(.selectionDidChange(textView))
    let caret = textView.caretRect(for: textView.endOfDocument)
    #expect(caret.maxY - textView.contentOffset.y <= 400)
    #expect(lifter.explanations.last?.event == "caret")
    lifter.isEnabled = false
    #expect(textView.contentInset == .zero)
    #expect(center.sessions.all.isEmpty)
  }
}
#endif
