@testable import KeyboardLiftCore

extension Step {
  /// The homes at which what is edited is in sight without a keyboard, by the index of each scroll view that the strategy
  /// works on; none where homes do not follow the focus.
  ///
  /// Looked for on a copy of the screen, on which the user scrolls for the input, innermost first.
  var followedHomes: [Int: Double] {
    guard case .automatic = after.strategy, worksForInput, movesHomes, let input else { return [:] }
    var homes: [Int: Double] = [:]
    var screen = before
    for index in workedOn {
      screen.views[index].scroll?.contentOffset.y = shadow[before.views[index].id].home ?? offsetBefore(index)
    }
    for index in workedOn.reversed() {
      let home = screen.views[index].scroll?.contentOffset.y ?? 0
      let offset = index == input && screen.caret(of: input) == nil ? home : screen.offsetShowing(input, in: index)
      screen.views[index].scroll?.contentOffset.y = offset
      homes[index] = offset
    }
    return homes
  }

  private var movesHomes: Bool {
    switch event {
    case .layout, .focus, .keyboard: true
    case .blur, .scroll, .caret, .content, .inset, .background, .foreground: false
    }
  }
}

extension Screen {
  /// Where a scroll view stands once it has been scrolled the least for an input.
  fileprivate func offsetShowing(_ input: Int, in index: Int) -> Double {
    let offset = views[index].scroll?.contentOffset.y ?? 0
    let frame = inWindow(index)
    let wanted = wanted(input, in: index)
    let room = room(of: index, .none)
    let (top, bottom) = (frame.minY + room.top, frame.minY + room.top + room.height)
    let end = min(wanted.maxY, wanted.minY + room.height)
    var way = 0.0
    if wanted.minY < top - Laws.tolerance {
      way = wanted.minY - top
    } else if end > bottom + Laws.tolerance {
      way = end - bottom
    }
    return way == 0 ? offset : Measures(views[index], .none).clamp(offset + way)
  }
}
