import KeyboardLiftTestSupport

@testable import KeyboardLiftCore

extension Bench {
  /// Law 4: the same event again leaves the same state.
  func idempotence(_ step: Step) -> [String] {
    var again = step.after
    // Slide places an input that a mark's shrinking inset then moves: only the other ways settle at once.
    if case .slide = step.after.strategy, step.result.offsets != step.before.offsets { return [] }
    // What the app lays out or sets, it sets with its own values, offsets included only in a layout.
    let screen = step.event == .layout ? step.before : step.result
    let plan = again.handle(step.event, in: screen)
    var found: [String] = []
    if screen.applying(plan).offsets != step.result.offsets {
      found.append("Idempotence: the offsets moved: \(plan.changes)")
    }
    if again.ledger != step.after.ledger { found.append("Idempotence: \(again.ledger) after \(step.after.ledger)") }
    if again.keyboard.state != step.after.keyboard.state || again.focus != step.after.focus {
      found.append("Idempotence: another keyboard or focus")
    }
    switch step.event {
    case .layout, .content, .inset: break
    case .focus, .blur, .keyboard, .scroll, .caret, .background, .foreground:
      if !plan.changes.isEmpty { found.append("Idempotence: \(plan.changes)") }
    }
    return found
  }

  /// Law 9, its second half: a fresh engine in the same situation comes to the same.
  ///
  /// From where scrolling began; only where nothing is clamped that a fresh engine would leave (a part that became smaller,
  /// a start outside the range) and nothing is left where the engine once put it (what may not be scrolled any more).
  func freshness(_ step: Step) -> [String] {
    guard step.worksForInput, let focus = step.after.focus else { return [] }
    var start = step.before
    for index in start.views.indices where start.views[index].scroll != nil {
      let parts = step.partsAfter(index)
      let before = step.partsBefore(index)
      if parts.bottomInset < before.bottomInset || parts.heightLoss < before.heightLoss
        || parts.contentGain < before.contentGain
      {
        return []
      }
      let begin = step.workedOn.contains(index) ? step.begin(index) : step.offsetBefore(index)
      if begin != step.offsetBefore(index), !step.mayScroll(index) { return [] }
      let measures = Measures(start.views[index], parts)
      if begin != step.offsetBefore(index), measures.clamp(begin) != begin { return [] }
      // What ends where it stands is left, also out of range, where a fresh engine comes from elsewhere and clamps.
      let end = step.offsetAfter(index)
      if begin != step.offsetBefore(index), measures.clamp(end) != end { return [] }
      // A mark that the companion's place made smaller for a while has clamped its view.
      if !step.workedOn.contains(index), end != step.offsetBefore(index) { return [] }
      start.views[index].scroll?.contentOffset.y = begin
    }
    var fresh = Engine(strategy: step.after.strategy, keyboard: step.after.keyboard)
    let plan = fresh.handle(.focus(focus), in: start)
    var found: [String] = []
    if plan.reason != step.plan.reason { found.append("Equal plans: a fresh engine says \(plan.reason)") }
    if fresh.shift != step.after.shift { found.append("Equal plans: a fresh engine shifts by \(fresh.shift)") }
    if start.applying(plan).offsets != step.result.offsets {
      found.append("Equal plans: a fresh engine scrolls by \(plan.changes)")
    }
    for view in start.views where fresh.parts(of: view.id) != step.after.parts(of: view.id) {
      found.append("Equal plans: a fresh engine adds \(fresh.parts(of: view.id)) to \(view.id)")
    }
    return found
  }
}

extension Stage {
  /// Applies a plan; tells of changes that change nothing.
  mutating func apply(_ plan: Plan) -> [String] {
    var found: [String] = []
    for change in plan.changes where !apply(change) { found.append("Plan: \(change) already stands") }
    return found
  }

  /// How the device differs from the app's own values with the parts that the engine says it added.
  func differences(from screen: Screen, _ engine: Engine) -> [String] {
    var found: [String] = []
    if translation != Point(x: 0, y: engine.shift) { found.append("Plan: the root stands at \(translation)") }
    for (look, view) in zip(looks, screen.views) {
      let parts = engine.parts(of: view.id)
      var expected = Look(id: view.id, frame: view.frame, scroll: view.scroll)
      if view.scroll != nil {
        expected.frame = Rect(
          x: view.frame.minX, y: view.frame.minY, width: view.frame.width, height: view.frame.height - parts.heightLoss)
        expected.scroll?.contentSize.height += parts.contentGain
        expected.scroll?.contentInset.bottom += parts.inset + parts.markInset
      }
      if look != expected { found.append("Plan: the device shows \(look), not \(expected)") }
    }
    return found
  }
}
