@testable import KeyboardLiftCore

extension Laws {
  /// Law 9, its first half: every plan has the reason that the table of the documentation gives it.
  static func reason(of step: Step) -> [String] {
    let expected = expectedReason(of: step)
    if let expected, step.plan.reason != expected {
      return ["Explained: the reason is \(step.plan.reason), not \(expected)"]
    }
    if step.plan.reason == .capped {
      guard case .automatic = step.after.strategy else { return ["Explained: only automatic can be capped"] }
    }
    return []
  }

  /// The reason; nil where it is `capped` or not, which only the strategy's numbers tell.
  private static func expectedReason(of step: Step) -> Reason? {
    switch step.event {
    case .scroll: return .scrolled
    case .background: return .background
    case .foreground: return .foreground
    case .layout, .focus, .blur, .keyboard, .caret, .content, .inset: break
    }
    guard step.isPlanned else { return step.engine.lastReason }
    let strategy = step.after.strategy
    if strategy == .none { return Reason.none }
    if step.after.keyboard.state == .hidden { return .hidden }
    if step.after.keyboard.state == .floating { return .floating }
    if !step.before.hasLayout { return Reason.none }
    guard let input = step.input else { return .noFocus }
    if let exclusion = step.before.exclusion(of: input) { return exclusion }
    if let target = step.workedOn.first, strategy.target != nil, target != input,
      !step.before.isView(input, inside: target), let exclusion = step.before.exclusion(of: target)
    {
      return exclusion
    }
    if step.after.keyboard.state == .foreign { return .foreign }
    switch strategy {
    case .resize, .extend, .inset:
      if step.workedOn.isEmpty { return .noScrollView }
    case .none, .automatic, .slide: break
    }
    if step.plan.reason == .capped { return nil }
    let hasScrolled = step.workedOn.contains { step.offsetAfter($0) != step.begin($0) }
    return step.after.shift != 0 || hasScrolled ? .revealed : .alreadyVisible
  }
}
