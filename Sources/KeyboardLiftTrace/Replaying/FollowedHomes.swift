import KeyboardLiftCore

/// Where the vertical scroll views around an input would stand without a keyboard, if the user had brought the input into
/// sight by the least scrolling.
///
/// Worked out from the recorded screen alone, without the engine.
struct FollowedHomes {
  /// The scroll views' homes, by number.
  private(set) var offsets: [Int: Double] = [:]
  private let screen: TraceScreen
  private let input: ScreenView

  /// - Parameters:
  ///   - input: the number of the focused input.
  ///   - screen: the screen before the plan.
  ///   - home: where a scroll view returns to so far; nil for where it stands.
  init?(of input: Int, in screen: TraceScreen, from home: (Int) -> Double?) {
    guard let index = screen.index(of: input) else { return nil }
    self.screen = screen
    self.input = screen.views[index]
    var next: Int? = index
    // What must be seen, from top to bottom, in the coordinates of what holds the view at hand.
    var range = 0.0...max(0, self.input.frame.height)
    while let index = next {
      let view = screen.views[index]
      if let scroll = view.scroll {
        let isInput = index == screen.index(of: input)
        var offset = scroll.contentOffset.y
        if view.isVertical { offset = home(view.id) ?? offset }
        if let seen = isInput ? caret : range {
          if view.isVertical { offset = self.offset(of: view, revealing: seen, from: offset) }
          range = (seen.lowerBound - offset)...(seen.upperBound - offset)
          if isInput { range = Self.moved(range, into: view.frame.height) }
        }
        if view.isVertical { offsets[view.id] = offset }
      }
      range = (range.lowerBound + view.frame.minY)...(range.upperBound + view.frame.minY)
      next = view.parent
    }
  }

  /// The caret of the input from top to bottom, if it is a text view and that is known.
  private var caret: ClosedRange<Double>? {
    guard input.kind == .textView, let caret = input.caret, caret.isFinite, caret.height >= 0 else { return nil }
    return caret.minY...caret.maxY
  }

  private func offset(of view: ScreenView, revealing range: ClosedRange<Double>, from start: Double) -> Double {
    guard let scroll = view.scroll else { return start }
    let insetTop = scroll.contentInset.top + scroll.systemInset.top
    let insetBottom = scroll.contentInset.bottom + scroll.systemInset.bottom
    let top = liesInScrollView(view) ? insetTop : max(insetTop, screen.safeArea.top - windowTop(of: view))
    let room = max(0, view.frame.height - top - insetBottom)
    let end = min(range.upperBound, range.lowerBound + room)
    var offset = start
    if end - top - room > start { offset = end - top - room }
    if range.lowerBound - top < start { offset = range.lowerBound - top }
    if offset.isNear(start) { return start }
    let most = scroll.contentSize.height + insetBottom - view.frame.height
    return min(max(offset, -insetTop), max(-insetTop, most))
  }

  private func liesInScrollView(_ view: ScreenView) -> Bool {
    ancestors(of: view).contains { $0.scroll != nil }
  }

  /// Where the frame of a view that lies in no scroll view begins, in window coordinates.
  private func windowTop(of view: ScreenView) -> Double {
    ancestors(of: view).reduce(view.frame.minY) { $0 + $1.frame.minY }
  }

  private func ancestors(of view: ScreenView) -> [ScreenView] {
    var result: [ScreenView] = []
    var next = view.parent
    while let index = next {
      result.append(screen.views[index])
      next = screen.views[index].parent
    }
    return result
  }

  /// A range cut to a height and moved the least into it.
  private static func moved(_ range: ClosedRange<Double>, into height: Double) -> ClosedRange<Double> {
    let length = min(range.upperBound - range.lowerBound, height)
    let start = max(0, min(range.lowerBound, height - length))
    return start...(start + length)
  }
}
