@testable import KeyboardLiftCore

extension Laws {
  /// Law 6: an overlap is avoided once. Parts are only where they may be, and never more than the overlap.
  static func partsAreOwned(_ step: Step) -> [String] {
    var found: [String] = []
    for index in step.before.views.indices {
      let parts = step.partsAfter(index)
      guard parts != .none else { continue }
      let id = step.before.views[index].id
      func violates(_ what: String) { found.append("One owner: \(what) at \(id): \(parts)") }
      if !step.after.keyboard.takesRoom && step.plan.reason != .none { violates("a part without a keyboard") }
      if step.plan.reason == .noFocus && !step.plan.givesBack { continue }
      if parts.inset + parts.heightLoss + parts.contentGain > 0 && !step.workedOn.contains(index) {
        violates("a part of the strategy's where it does not work")
      }
      if step.plan.givesBack && parts.inset + parts.heightLoss + parts.contentGain > 0 {
        violates("a part that was not given back")
      }
      if parts.markInset > 0 && !isMarked(index, in: step) { violates("a mark's part without a mark") }
      if step.plan.reason == .none { continue }
      let overlap = overlap(index, of: step)
      let missing = missing(index, ofOverlap: overlap, in: step)
      if parts.bottomInset > missing + tolerance { violates("more inset than is missing of \(overlap)") }
      if parts.heightLoss > overlap + tolerance { violates("more loss than overlap \(overlap)") }
      if parts.contentGain > missing + padding(index, of: step) + tolerance {
        violates("more gain than is missing of \(overlap)")
      }
      if case .automatic = step.after.strategy, parts.inset > 0, step.workedOn.first != index {
        violates("an inset that is not the outermost's")
      }
      if parts.markInset > 0, parts.heightLoss + parts.contentGain > 0 { violates("avoided twice") }
      if parts.markInset > 0, holderMakesRoom(for: index, in: step) { violates("avoided twice, by a holder too") }
    }
    return found
  }

  /// Law 7: the end of the content of the outermost scroll view, and of every marked one that lies in no other, can be
  /// scrolled above the keyboard, or to the top of its room.
  static func reach(_ step: Step) -> [String] {
    guard step.after.keyboard.takesRoom, step.before.hasLayout else { return [] }
    var found: [String] = []
    let strategyMakesRoom = step.worksForInput || step.plan.reason == .foreign
    for index in step.before.views.indices where step.before.views[index].scroll != nil {
      let holders = step.before.chain(of: index).dropFirst()
      let isFreeMark = isMarked(index, in: step) && !holders.contains { step.before.views[$0].scroll != nil }
      var isOutermost = false
      if case .automatic = step.after.strategy, strategyMakesRoom { isOutermost = step.workedOn.first == index }
      // What reaches below the root, as in a scroll view that nobody may scroll, no inset and no shift brings up.
      let liesInRoot = step.result.inWindow(index).maxY <= step.result.inWindow(0).maxY
      guard isFreeMark || isOutermost && liesInRoot else { continue }
      let view = step.before.views[index]
      guard (view.scroll?.contentInset.bottom ?? 0) >= 0, (view.scroll?.systemInset.bottom ?? 0) >= 0 else { continue }
      let measures = Measures(view, step.partsAfter(index))
      let frameTop = step.result.inWindow(index).minY + step.after.shift
      let end = frameTop + (view.scroll?.contentSize.height ?? 0) - measures.highest
      if end > max(step.keyboardTop, frameTop + measures.top) + tolerance {
        found.append("Reach: the content of \(view.id) ends at \(end) at the best, below \(step.keyboardTop)")
      }
    }
    return found
  }

  /// Whether the app marked a scroll view, and nothing speaks against it.
  static func isMarked(_ index: Int, in step: Step) -> Bool {
    let view = step.before.views[index]
    guard view.scroll?.makesRoom == true, view.isVertical, step.after.strategy != .none else { return false }
    return step.before.exclusion(of: index) == nil
  }

  /// Whether a scroll view around a marked one already makes room.
  private static func holderMakesRoom(for index: Int, in step: Step) -> Bool {
    step.before.chain(of: index).dropFirst().contains { holder in
      let parts = step.partsAfter(holder)
      return isMarked(holder, in: step) || parts.inset + parts.heightLoss + parts.contentGain > 0
    }
  }

  /// What the app's and the system's insets leave of an overlap.
  private static func missing(_ index: Int, ofOverlap overlap: Double, in step: Step) -> Double {
    guard overlap > 0, let scroll = step.before.views[index].scroll else { return 0 }
    return max(0, overlap - scroll.contentInset.bottom - scroll.systemInset.bottom)
  }

  /// What of a gain of content there is for the padding: what the offset needs beyond the content's end.
  private static func padding(_ index: Int, of step: Step) -> Double {
    guard case .extend = step.after.strategy, step.worksForInput else { return 0 }
    let measures = Measures(step.before.views[index], .none)
    return max(0, step.offsetAfter(index) - (measures.content + measures.bottom - measures.height))
  }

  /// How far a view reaches below the keyboard's top, without the shift, with the offsets that the plan began with or
  /// gave: scroll views inside others move while the plan is made.
  private static func overlap(_ index: Int, of step: Step) -> Double {
    func overlap(_ screen: Screen) -> Double {
      max(0, min(screen.inWindow(index).maxY - step.keyboardTop, screen.views[index].frame.height))
    }
    return max(overlap(step.before), overlap(step.result))
  }
}
