@testable import KeyboardLiftCore

/// One event with all that the laws may ask about it.
struct Step {
  /// What happened.
  let event: Event
  /// The engine before the event.
  let engine: Engine
  /// The engine after it.
  let after: Engine
  /// The app's own values, with the offsets as the event left them.
  let before: Screen
  /// The same with the offsets that the plan gave.
  let result: Screen
  /// What was planned.
  let plan: Plan
  /// The test's own account, as it was before the plan.
  let shadow: Shadow

  /// The focused input's index; nil if there is none that can be seen.
  let input: Int?
  /// The scroll views that the strategy works on for the focus, by index.
  let workedOn: [Int]
  /// Where the keyboard's top is, in window coordinates.
  let keyboardTop: Double

  init(
    _ event: Event, engine: Engine, after: Engine, before: Screen, result: Screen, plan: Plan, shadow: Shadow
  ) {
    self.event = event
    self.engine = engine
    self.after = after
    self.before = before
    self.result = result
    self.plan = plan
    self.shadow = shadow
    let focused = after.focus.flatMap { before.index(of: $0) }
    input = focused.flatMap { before.isHidden($0) ? nil : $0 }
    workedOn = input.map { before.workedOn(by: after.strategy, for: $0) } ?? []
    keyboardTop = Self.top(of: after.keyboard, in: before.window)
  }

  private static func top(of keyboard: Keyboard, in window: Rect) -> Double {
    guard keyboard.state == .docked || keyboard.state == .foreign else { return .infinity }
    var top = Double.infinity
    for frame in [keyboard.frame, keyboard.accessory] {
      guard let frame, frame.width > 0, frame.height > 0, window.width > 0, window.height > 0 else { continue }
      let isBeside = frame.minX >= window.maxX || frame.maxX <= window.minX
      let isAboveOrBelow = frame.minY >= window.maxY || frame.maxY <= window.minY
      if !isBeside && !isAboveOrBelow { top = min(top, frame.minY - window.minY) }
    }
    return top
  }
}

extension Step {
  /// Whether the event was planned for: it was none that only repeats or remembers.
  var isPlanned: Bool {
    switch event {
    case .scroll, .background, .foreground: false
    case .caret(let id): engine.focus == id
    case .blur(let id): engine.focus == id
    case .keyboard: isNews
    case .layout, .focus, .content, .inset: true
    }
  }

  /// Whether a keyboard notification told anything new.
  private var isNews: Bool {
    engine.keyboard.state != after.keyboard.state || engine.keyboard.end != after.keyboard.end
      || engine.keyboard.accessory != after.keyboard.accessory
  }

  /// Whether the strategy did all its work: there is a docked keyboard, and somebody to move for.
  var worksForInput: Bool {
    switch plan.reason {
    case .capped, .revealed, .alreadyVisible: isPlanned
    case .hidden, .floating, .noFocus, .systemOwned, .optedOut, .foreign, .noScrollView, .none, .scrolled, .background,
      .foreground:
      false
    }
  }

  /// Whether it is a keyboard notification.
  var isKeyboardNotification: Bool {
    if case .keyboard = event { true } else { false }
  }

  /// Whether it may be typing in the focused input.
  var isTyping: Bool {
    switch event {
    case .caret(let id), .content(let id, _, _): id == after.focus
    case .layout, .focus, .blur, .keyboard, .scroll, .inset, .background, .foreground: false
    }
  }

  /// Whether what it moves is where later notifications begin.
  var movesStart: Bool {
    switch event {
    case .caret, .content, .inset: true
    case .layout, .focus, .blur, .keyboard, .scroll, .background, .foreground: false
    }
  }

  /// Where a scroll view stood before the plan.
  func offsetBefore(_ index: Int) -> Double { before.views[index].scroll?.contentOffset.y ?? 0 }
  /// Where a scroll view stands after it.
  func offsetAfter(_ index: Int) -> Double { result.views[index].scroll?.contentOffset.y ?? 0 }
  /// What we had added before the event.
  func partsBefore(_ index: Int) -> Parts { engine.parts(of: before.views[index].id) }
  /// What we add after it.
  func partsAfter(_ index: Int) -> Parts { after.parts(of: before.views[index].id) }

  /// Where scrolling began in this plan.
  func begin(_ index: Int) -> Double {
    guard isKeyboardNotification else { return offsetBefore(index) }
    return shadow[before.views[index].id].start ?? offsetBefore(index)
  }

  /// Whether a scroll view that the strategy works on may be scrolled: it holds the input, or is it and its caret is known.
  func mayScroll(_ index: Int) -> Bool {
    guard let input else { return false }
    return input == index ? before.caret(of: input) != nil : before.isView(input, inside: index)
  }

  /// Whether a scroll view has a part or got an offset by this plan.
  func hasTouched(_ index: Int) -> Bool {
    guard before.views[index].scroll != nil else { return false }
    return partsAfter(index) != .none || offsetAfter(index) != offsetBefore(index)
  }

  /// All views' indices in the order in which one plan touches them: the chain outermost first, then the others.
  var touchedOrder: [Int] {
    guard let focused = after.focus.flatMap({ before.index(of: $0) }) else { return Array(before.views.indices) }
    let chain = Array(before.chain(of: focused).reversed())
    return chain + before.views.indices.filter { !chain.contains($0) }
  }
}
