@testable import KeyboardLiftCore

extension Laws {
  /// Law 8: x never changes, a shift is never positive, and no shift takes the top of what must be seen above the safe top.
  static func downOnly(_ step: Step) -> [String] {
    var found: [String] = []
    if !(step.after.shift <= 0) { found.append("Only down: a shift of \(step.after.shift)") }
    for change in step.plan.changes {
      guard let index = step.before.index(of: change.id) else {
        found.append("Only down: a change of \(change.id), which is not on the screen")
        continue
      }
      let view = step.before.views[index]
      let keepsX =
        switch change.value {
        case .translation(let point): point.x == 0
        case .frame(let frame): frame.origin == view.frame.origin && frame.width == view.frame.width
        case .contentSize(let size): size.width == view.scroll?.contentSize.width
        case .contentInset(let inset):
          inset.left == view.scroll?.contentInset.left && inset.right == view.scroll?.contentInset.right
            && inset.top == view.scroll?.contentInset.top
        case .contentOffset(let offset): offset.x == view.scroll?.contentOffset.x
        }
      if !keepsX { found.append("Only down: \(change) changes more than the bottom") }
    }
    if case .automatic = step.after.strategy, step.worksForInput, let input = step.input, step.after.shift != 0 {
      let top = step.result.wanted(input).minY + step.after.shift
      let isInside = isInsideContents(input, step.result.caret(of: input), of: step.result)
      if isInside && top < step.result.safeArea.top - tolerance {
        found.append("Only down: the input was pushed to \(top)")
      }
    }
    return found
  }

  /// Absolute values that do not stand yet, in the order of application, with the event's animation and the largest move.
  static func plan(of step: Step) -> [String] {
    var found: [String] = []
    if step.plan.animation != animation(of: step.event) { found.append("Plan: animated by \(step.plan.animation)") }
    let order = step.plan.changes.map { rank($0, in: step) }
    if zip(order, order.dropFirst()).contains(where: { $0 >= $1 }) {
      found.append("Plan: changes out of order: \(step.plan.changes)")
    }
    if !step.isPlanned && !step.plan.changes.isEmpty { found.append("Plan: changes for no news") }
    let move = step.plan.givesBack ? 0 : largestMove(step)
    if abs(step.plan.move - move) > tolerance { found.append("Plan: a move of \(step.plan.move), not \(move)") }
    return found
  }

  private static func animation(of event: Event) -> Animation {
    switch event {
    case .keyboard(let notification):
      Animation(duration: notification.duration ?? 0.25, curve: notification.curve ?? 7)
    case .focus: Animation(duration: 0.25, curve: 7)
    case .layout, .blur, .scroll, .caret, .content, .inset, .background, .foreground: Animation(duration: 0, curve: 7)
    }
  }

  /// The place of a change in a plan: the root's translation, then the scroll views as they were first touched, each with
  /// frame, content size, inset and offset.
  private static func rank(_ change: Change, in step: Step) -> Int {
    let place: Int
    switch change.value {
    case .translation: return -1
    case .frame: place = 0
    case .contentSize: place = 1
    case .contentInset: place = 2
    case .contentOffset: place = 3
    }
    let touched = step.shadow.touched
    if let rank = touched.firstIndex(of: change.id) { return rank * 4 + place }
    let rank = step.touchedOrder.firstIndex { step.before.views[$0].id == change.id } ?? 0
    return (touched.count + rank) * 4 + place
  }

  private static func largestMove(_ step: Step) -> Double {
    var move = 0.0
    let homes = step.followedHomes
    for change in step.plan.changes {
      switch change.value {
      case .translation(let point): move = max(move, abs(point.y))
      case .contentOffset(let offset):
        let before = step.before.index(of: change.id).map { step.offsetBefore($0) } ?? 0
        let home = step.before.index(of: change.id).flatMap { homes[$0] } ?? step.shadow[change.id].home
        move = max(move, abs(offset.y - (home ?? before)))
      case .frame, .contentSize, .contentInset: break
      }
    }
    return move
  }
}
