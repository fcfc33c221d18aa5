@testable import KeyboardLiftCore

extension Laws {
  /// Law 1: what must be seen of the input, if it fits, is neither below the keyboard's top nor clipped by its vertical
  /// scroll views.
  static func reveal(_ step: Step) -> [String] {
    guard let input = step.input else { return [] }
    let screen = step.result
    let view = screen.views[input]
    let caret = screen.caret(of: input)
    if view.isVertical && caret == nil { return [] }
    let wanted = screen.wanted(input)
    guard wanted.height <= step.keyboardTop - screen.safeArea.top, isInsideContents(input, caret, of: screen) else {
      return []
    }
    let holders = screen.chain(of: input).filter { screen.views[$0].isVertical }
    guard holders.allSatisfy({ screen.room(of: $0, .none).height >= wanted.height }) else { return [] }

    var found: [String] = []
    if wanted.maxY + step.after.shift > step.keyboardTop + tolerance {
      found.append(
        "Reveal: input ends at \(wanted.maxY + step.after.shift), the keyboard begins at \(step.keyboardTop)")
    }
    for holder in holders {
      let wanted = screen.wanted(input, in: holder)
      let frame = screen.inWindow(holder)
      if wanted.minY < frame.minY - tolerance || wanted.maxY > frame.maxY + tolerance {
        let id = screen.views[holder].id
        found.append("Reveal: scroll view \(id) (\(frame.minY)...\(frame.maxY)) clips \(wanted.minY)...\(wanted.maxY)")
      }
    }
    return found
  }

  /// Law 2: an input that is visible with its distance, below the safe top, when its focus is first planned is not moved,
  /// clamping aside.
  static func leastMotion(_ step: Step) -> [String] {
    guard let input = step.input, step.before.views[input].companion == nil else { return [] }
    guard step.workedOn.allSatisfy({ step.begin($0) == step.offsetBefore($0) }), isVisible(input, in: step) else {
      return []
    }
    // What a part that became smaller clamps, moves; and with it what it holds.
    let moved = step.workedOn.filter { step.offsetAfter($0) != step.offsetBefore($0) }
    let isClamped = moved.contains { index in
      let measures = Measures(step.before.views[index], step.partsAfter(index))
      return step.offsetAfter(index) == measures.clamp(step.offsetBefore(index))
    }
    if isClamped { return [] }
    var found: [String] = []
    if step.after.shift != 0 { found.append("Least motion: the root moved by \(step.after.shift)") }
    for index in moved {
      let id = step.before.views[index].id
      found.append("Least motion: \(id) went from \(step.offsetBefore(index)) to \(step.offsetAfter(index))")
    }
    return found
  }

  /// Whether the input is seen with its distance, in its rooms and above the keyboard, before anything is moved.
  private static func isVisible(_ input: Int, in step: Step) -> Bool {
    let screen = step.before
    let distance = screen.views[input].distance ?? step.after.strategy.distance
    let wanted = screen.wanted(input)
    guard wanted.maxY + distance <= step.keyboardTop, wanted.minY >= screen.safeArea.top else { return false }
    return step.workedOn.allSatisfy { index in
      if index == input && screen.caret(of: input) == nil { return true }
      let wanted = screen.wanted(input, in: index)
      let room = screen.room(of: index, step.partsAfter(index))
      let top = screen.inWindow(index).minY + room.top
      return wanted.minY >= top && wanted.maxY + distance <= top + room.height
    }
  }

  /// Whether an input lies inside the content of everything that holds it.
  static func isInsideContents(_ input: Int, _ caret: Rect?, of screen: Screen) -> Bool {
    let wanted = screen.wanted(input)
    var holders = screen.chain(of: input)
    if caret == nil { holders.removeFirst() }
    return holders.allSatisfy { index in
      let view = screen.views[index]
      let top = screen.inWindow(index).minY - (view.scroll?.contentOffset.y ?? 0)
      let height = view.scroll?.contentSize.height ?? view.frame.height
      return wanted.minY >= top && wanted.maxY <= top + height
    }
  }
}
