#if !canImport(UIKit)
import KeyboardLift
import KeyboardLiftTestSupport
import Testing
import UIKitStandInTesting

/// Every way of presenting, with the keyboard up before or after, and every way in which it can end.
@MainActor @Suite(.serialized) struct PresentationGridTests {
  enum End: CaseIterable { case dismissed, pulledDown, letGo }

  nonisolated static let styles: [UIModalPresentationStyle] = [
    .automatic, .pageSheet, .formSheet, .popover, .fullScreen, .overFullScreen, .currentContext, .overCurrentContext,
  ]
  nonisolated static let strategies: [KeyboardLifter.Strategy] = [.automatic, .slide(), .inset]

  /// A screen with an input near its bottom, in a scroll view or not.
  private func screen(scrolls: Bool, height: CGFloat) -> (UIViewController, UITextField) {
    let controller = UIViewController()
    controller.view.frame = CGRect(x: 0, y: 0, width: 375, height: height)
    controller.view.backgroundColor = .white
    let field = Make.field(at: height - 60)
    field.autoresizingMask = .flexibleTopMargin
    guard scrolls else {
      controller.view.addSubview(field)
      return (controller, field)
    }
    let scrollView = Make.scrollView(controller.view.bounds, content: height + 200, in: controller.view)
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    field.autoresizingMask = []
    scrollView.addSubview(field)
    return (controller, field)
  }

  private func run(
    _ style: UIModalPresentationStyle, _ strategy: KeyboardLifter.Strategy, _ end: End, isUpBefore: Bool,
    scrolls: Bool, isPad: Bool, inBars: Bool
  ) {
    let situation: Comment =
      "\(style) \(strategy) \(end) up before: \(isUpBefore) scrolls: \(scrolls) pad: \(isPad) bars: \(inBars)"
    let height: CGFloat = isPad ? 768 : 667
    let (below, belowField) = screen(scrolls: scrolls, height: height)
    let (above, aboveField) = screen(scrolls: scrolls, height: 400)
    let root = UINavigationController(rootViewController: below)
    let front = inBars ? UINavigationController(rootViewController: above) : above
    front.preferredContentSize = CGSize(width: 375, height: 400)
    let stage = isPad ? Stage.pad(below, root: root) : Stage(controller: below, root: root)
    stage.followFocus(keyboard: isPad ? 398 : 260)
    KeyboardLifter.shared.strategy = strategy
    KeyboardLifter.shared.isEnabled = true
    defer {
      KeyboardLifter.shared.isEnabled = false
      KeyboardLifter.shared.strategy = .automatic
    }
    let before = ViewValues(of: root.view)
    if isUpBefore { stage.focus(belowField) }
    let lifted = ViewValues(of: root.view)

    stage.present(front, style: style)
    if style != .fullScreen && style != .currentContext {
      #expect(ViewValues(of: root.view) == before, situation)
    }
    stage.focus(aboveField)
    if strategy == .automatic { #expect(stage.shows(aboveField), situation) }

    let user = SimulatedUser(stage.window)
    if end != .dismissed && user.beginPullingDown(front) {
      let held = ViewValues(of: front.view)
      user.pullDown(front, by: 120)
      stage.device.advance(by: 0.1)
      user.endPullingDown(front, dismissing: end == .pulledDown)
      stage.settle()
      if end == .letGo {
        #expect(aboveField.isFirstResponder, situation)
        #expect(ViewValues(of: front.view) == held, situation)
        stage.dismiss()
      }
    } else {
      stage.dismiss()
    }
    #expect(stage.controller.presentedViewController == nil, situation)
    #expect(belowField.isFirstResponder == isUpBefore, situation)
    #expect(ViewValues(of: root.view) == (isUpBefore ? lifted : before), situation)
    stage.resign()
    #expect(!stage.isKeyboardUp, situation)
    #expect(ViewValues(of: root.view) == before, situation)
    #expect(above.view.transform == .identity, situation)
  }

  @Test("Whatever is presented, however and when, all is as before once it has gone", arguments: styles, strategies)
  func allIsAsBefore(_ style: UIModalPresentationStyle, _ strategy: KeyboardLifter.Strategy) {
    let turn = (Self.styles.firstIndex(of: style) ?? 0) + (Self.strategies.firstIndex(of: strategy) ?? 0)
    for flags in 0..<16 {
      for end in Grid.some(End.allCases, turn: turn + flags) {
        run(
          style, strategy, end, isUpBefore: flags & 1 != 0, scrolls: flags & 2 != 0, isPad: flags & 4 != 0,
          inBars: flags & 8 != 0)
      }
    }
  }
}
#endif
