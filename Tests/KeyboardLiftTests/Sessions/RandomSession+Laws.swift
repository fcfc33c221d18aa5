#if !canImport(UIKit)
import KeyboardLift
import KeyboardLiftTestSupport
import Testing
import UIKitStandInTesting

extension RandomSession {
  /// With a keyboard: what is edited is in sight, nothing is moved sideways or down, no part is negative.
  func checkShown() {
    let shift = stage.view.transform.ty
    #expect(shift <= 0, "seed \(seed)")
    #expect(stage.view.transform.tx == 0, "seed \(seed)")
    for (scrollView, own) in zip(screen.scrollViews, own) {
      let part = scrollView.contentInset.bottom - own.contentInset.bottom
      #expect(part >= 0, "seed \(seed)")
      #expect(
        isNear(scrollView.verticalScrollIndicatorInsets.bottom - own.indicator, part), "seed \(seed): the indicator")
      #expect(scrollView.contentOffset.x == 0, "seed \(seed)")
    }
    guard mustBeSeen, isAutomatic, let focused, let keyboard, focused.window != nil else { return }
    let (rect, keyboardTop, safeTop) = (seen(focused), stage.keyboardTop(keyboard), stage.window.safeAreaInsets.top)
    guard fitsItsRooms(focused, rect.height) else { return }
    if shift < 0 { #expect(rect.minY >= safeTop - 1, "seed \(seed): shifted above the safe top, \(story)") }
    guard rect.height <= keyboardTop - safeTop else { return }
    #expect(rect.maxY <= keyboardTop + 1, "seed \(seed): \(story)")
    for view in scrollViews(around: focused) where !(view === focused && rect == stage.rect(of: focused)) {
      let frame = stage.rect(of: view)
      #expect(rect.minY >= frame.minY - 1 && rect.maxY <= frame.maxY + 1, "seed \(seed): clipped, \(story)")
    }
  }

  /// Without: all is the app's own, and each scroll view where it belongs.
  func checkGivenBack() {
    #expect(stage.view.transform == .identity, "seed \(seed)")
    #expect(stage.controller.additionalSafeAreaInsets == .zero, "seed \(seed)")
    #expect(stage.view.frame.origin == .zero, "seed \(seed)")
    for (index, scrollView) in screen.scrollViews.enumerated() {
      #expect(scrollView.contentInset == own[index].contentInset, "seed \(seed)")
      #expect(scrollView.verticalScrollIndicatorInsets.bottom == own[index].indicator, "seed \(seed)")
      // What the others do not scroll, UIKit may: only where nothing is left to it is the place known.
      if isAutomatic, let home = own[index].home {
        let range = scrollView.restingOffsets
        let y = min(max(home.y, range.least.y), range.greatest.y)
        #expect(
          isNear(scrollView.contentOffset.y, y, within: 0.51),
          "seed \(seed): home \(index), \(story)")
      }
    }
    noteOwn()
  }

  /// What must be seen of an input: a text view's caret, else its bounds.
  private func seen(_ input: UIView) -> CGRect {
    guard let textView = input as? UITextView, let caret = textView.selectedTextRange?.end else {
      return stage.rect(of: input)
    }
    return textView.convert(textView.caretRect(for: caret), to: nil)
  }

  private func scrollViews(around input: UIView) -> [UIScrollView] {
    screen.scrollViews.filter { input.isDescendant(of: $0) }
  }

  /// Whether it fits the rooms of its scroll views. Where the keyboard leaves one lower than the input, UIKit scrolls once
  /// more by itself.
  private func fitsItsRooms(_ input: UIView, _ height: CGFloat) -> Bool {
    scrollViews(around: input).allSatisfy {
      height <= $0.bounds.height - $0.adjustedContentInset.top - $0.adjustedContentInset.bottom
    }
  }
}

/// Three hundred sessions of a user on random screens.
@MainActor @Suite(.serialized) struct RandomSessionTests {
  @Test(arguments: 0..<6) func theLawsHoldInRandomSessions(sixth: Int) {
    for seed in sixth * 50..<(sixth + 1) * 50 { RandomSession(seed: seed).run() }
  }
}
#endif
