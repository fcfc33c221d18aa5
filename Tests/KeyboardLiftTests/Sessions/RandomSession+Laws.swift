#if !canImport(UIKit)
import KeyboardLiftTestSupport
import KeyboardLiftTesting
import Testing
import UIKitStandInTesting

extension RandomSession {
  /// Whether the lifter has to make room now.
  var takesRoom: Bool { isDocked && lifter.isEnabled }

  /// What must hold after every step.
  func check() {
    for screen in screens where screen.view.window != nil {
      if takesRoom { checkShown(screen) } else { checkGivenBack(screen) }
    }
  }

  /// With a keyboard: what is edited is in sight, nothing is moved sideways or down, no part is negative.
  private func checkShown(_ screen: RandomScreen) {
    let transform = screen.view.transform
    #expect(transform.ty <= 0 && transform.tx == 0 && transform.a == 1, about)
    for (index, scrollView) in screen.scrollViews.enumerated() {
      let part = screen.part(of: index)
      #expect(part >= 0, about)
      let indicator = scrollView.verticalScrollIndicatorInsets.bottom - screen.own[index].indicator
      #expect(isNear(indicator, part), about)
      #expect(scrollView.contentOffset.x == -scrollView.adjustedContentInset.left, about)
    }
    if screen === top { checkSeen() }
  }

  private func checkSeen() {
    guard mustBeSeen, strategy == .automatic, keyboard.isLocal, let focused, focused.isDescendant(of: top.view),
      focused.isDescendant(of: scope), !(top.controller is UIAlertController), let keyboardTop
    else { return }
    let (rect, safeTop) = (seen(focused), self.safeTop)
    guard fitsItsRooms(focused, rect.height) else { return }
    if top.view.transform.ty < 0 { #expect(rect.minY >= safeTop - 1, about) }
    guard rect.height <= keyboardTop - safeTop else { return }
    #expect(rect.maxY <= keyboardTop + 1, about)
    for view in scrollViews(around: focused) where !(view === focused && rect == stage.rect(of: focused)) {
      let frame = stage.rect(of: view)
      #expect(rect.minY >= frame.minY - 1 && rect.maxY <= frame.maxY + 1, about)
    }
  }

  /// Down to where the top of the screen is covered: by the system, or by the navigation bar above what is edited.
  private var safeTop: CGFloat {
    let bar = top.controller.navigationController.flatMap { $0.isNavigationBarHidden ? nil : $0.navigationBar }
    return max(stage.window.safeAreaInsets.top, bar.map { stage.rect(of: $0).maxY } ?? 0)
  }

  /// Without: all is the app's own, and each scroll view where it belongs.
  func checkGivenBack(_ screen: RandomScreen) {
    #expect(screen.view.transform == .identity, about)
    #expect(screen.controller.additionalSafeAreaInsets == .zero, about)
    // What rides on the keyboard does so without a lifter too.
    if !isDocked, let bar = screen.bar { #expect(bar.transform == .identity, about) }
    for (own, scrollView) in zip(screen.own, screen.scrollViews) {
      #expect(scrollView.contentInset == own.contentInset, about)
      #expect(scrollView.verticalScrollIndicatorInsets.bottom == own.indicator, about)
      if let size = own.size { #expect(scrollView.bounds.size == size, about) }
      if let content = own.content { #expect(scrollView.contentSize == content, about) }
      // What the lifter does not scroll, UIKit may: only where nothing is left to it is the place known.
      if isLifted(screen), strategy == .automatic, let home = own.home {
        let range = scrollView.restingOffsets
        let y = min(max(home.y, range.least.y), range.greatest.y)
        // Home follows the focus: else it is where an edited input was brought into sight.
        #expect(
          isNear(scrollView.contentOffset.y, y, within: 0.51)
            || scrollView.isWhereLeastScrollingLeads(to: screen.inputs) || (hasFollowedFocus && hasChangedLayout),
          "\(scrollView) at \(scrollView.contentOffset.y), not \(y): \(about)")
      }
    }
    screen.noteOwn()
  }

  /// Whether any input had the focus, whose home a later change of the layout may have moved elsewhere.
  private var hasFollowedFocus: Bool { story.contains { $0.hasPrefix("focus") } }

  private var hasChangedLayout: Bool {
    story.contains { step in
      ["inset", "content", "rotate", "window", "text size", "options"].contains { step.hasPrefix($0) }
    }
  }

  /// Whether the lifter looks after a screen.
  private func isLifted(_ screen: RandomScreen) -> Bool {
    lifter.isEnabled && screen.view.isDescendant(of: scope)
  }

  /// The top of keyboard and accessory in the window.
  private var keyboardTop: CGFloat? {
    let frames = [keyboard.frame, keyboard.accessoryFrame].compactMap { $0 }
    let space = stage.device.screen.coordinateSpace
    return frames.map { stage.window.convert($0, from: space) }.filter { $0.intersects(stage.window.bounds) }.map(
      \.minY
    )
    .min()
  }

  /// What must be seen of an input: a text view's caret, else its bounds.
  private func seen(_ input: UIView) -> CGRect {
    guard let textView = input as? UITextView, let caret = textView.selectedTextRange?.end else {
      return stage.rect(of: input)
    }
    return textView.convert(textView.caretRect(for: caret), to: nil)
  }

  private func scrollViews(around input: UIView) -> [UIScrollView] {
    top.scrollViews.filter { input.isDescendant(of: $0) }
  }

  /// Whether it fits the rooms of its scroll views. Where the keyboard leaves one lower than the input, UIKit scrolls once
  /// more by itself.
  private func fitsItsRooms(_ input: UIView, _ height: CGFloat) -> Bool {
    scrollViews(around: input).allSatisfy {
      height <= $0.bounds.height - $0.adjustedContentInset.top - $0.adjustedContentInset.bottom
    }
  }
}

/// Sessions of a user in random apps: two hundred, or with whole grids a thousand.
@MainActor @Suite(.serialized) struct RandomSessionTests {
  @Test(
    "In random sessions what is edited is seen, and all is as it was once the keyboard has gone",
    arguments: 0..<10)
  func theLawsHoldInRandomSessions(tenth: Int) {
    for seed in tenth * 100..<tenth * 100 + Grid.count(20, of: 100) { RandomSession(seed: seed).run() }
  }
}
#endif
