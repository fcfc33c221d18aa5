import KeyboardLiftCore

/// One scroll view with one input in it, worked out the slow and obvious way: by walking half a point at a time.
///
/// Written from the documentation's words, not from the engine: what may be computed is looked for instead.
struct ReferenceScrollView {
  var frameY: Double
  var height: Double
  var contentHeight: Double
  var ownTop: Double
  var ownBottom: Double
  var systemTop: Double
  var systemBottom: Double
  var offset: Double
  /// The input's top and height in the content.
  var inputY: Double
  var inputHeight: Double
  var keyboardTop: Double
  var safeTop: Double

  /// What comes of it.
  struct Outcome: Equatable {
    var height: Double
    var contentHeight: Double
    var bottomInset: Double
    var offset: Double
    var shift = 0.0
    var isCapped = false
  }

  /// How many points of the frame lie below the keyboard's top.
  var overlap: Double {
    var covered = 0.0
    while covered < height && frameY + height - covered > keyboardTop { covered += 0.5 }
    return covered
  }

  /// What the app's and the system's insets lack, half a point at a time: each takes its strip of the overlap.
  var missing: Double {
    var left = overlap
    for strip in [ownBottom, systemBottom] {
      var taken = 0.0
      while taken < strip && left > 0 {
        taken += 0.5
        left -= 0.5
      }
    }
    return left
  }

  func inset(distance: Double) -> Outcome {
    var outcome = untouched
    outcome.bottomInset += missing
    outcome.offset = scrolled(outcome, systemBottom: systemBottom, distance: distance, endsAtKeyboard: true)
    return outcome
  }

  func resize() -> Outcome {
    var outcome = untouched
    outcome.height -= overlap
    // The frame leaves the safe area point by point.
    outcome.offset = scrolled(
      outcome, systemBottom: max(0, systemBottom - overlap), distance: 0, endsAtKeyboard: true)
    return outcome
  }

  func extend(padding: Double) -> Outcome {
    var outcome = untouched
    outcome.contentHeight += missing
    let collapse = overlap - (height - (inputY + inputHeight))
    guard overlap > 0 && collapse >= 0 else { return outcome }
    // The content grows until the padding is in the range.
    while clamped(collapse + padding, outcome, systemBottom: systemBottom) < collapse + padding {
      outcome.contentHeight += 0.5
    }
    outcome.offset = clamped(collapse + padding, outcome, systemBottom: systemBottom)
    return outcome
  }

  func automatic(distance: Double) -> Outcome {
    var outcome = untouched
    let left = height - overlap
    let movesAsWhole = overlap > 0 && left < inputHeight && height <= keyboardTop - safeTop
    if !movesAsWhole { outcome.bottomInset += missing }
    outcome.offset = scrolled(
      outcome, systemBottom: systemBottom, distance: distance, endsAtKeyboard: !movesAsWhole)
    let inputTop = frameY + inputY - outcome.offset
    let top = movesAsWhole ? frameY : inputTop
    let bottom = movesAsWhole ? frameY + height : inputTop + inputHeight
    if movesAsWhole || bottom > keyboardTop {
      // The root goes up until what must be seen is free, or its top is at the safe top.
      while bottom + distance + outcome.shift > keyboardTop && top + outcome.shift > safeTop { outcome.shift -= 0.5 }
      outcome.isCapped = bottom + distance + outcome.shift > keyboardTop
    }
    return outcome
  }

  private var untouched: Outcome {
    Outcome(height: height, contentHeight: contentHeight, bottomInset: ownBottom, offset: offset)
  }

  /// Where it returns to with the automatic strategy: where the input is in sight without a keyboard.
  var home: Double {
    scrolled(untouched, systemBottom: systemBottom, distance: 0, endsAtKeyboard: false)
  }

  /// Walks from where it stands, up and down at once, to the first offset that shows the input.
  private func scrolled(
    _ outcome: Outcome, systemBottom: Double, distance: Double, endsAtKeyboard: Bool
  ) -> Double {
    var top = ownTop + systemTop
    while frameY + top < safeTop { top += 0.5 }
    var end = frameY + outcome.height - outcome.bottomInset - systemBottom
    if endsAtKeyboard && overlap > 0 { end = min(keyboardTop, frameY + height - self.systemBottom) }
    let room = max(0, end - frameY - top)
    let bottom = min(inputY + inputHeight + distance, inputY + room)
    func shows(_ offset: Double) -> Bool { inputY >= offset + top && bottom <= offset + top + room }
    if shows(offset) { return offset }
    var distance = 0.5
    while !shows(offset + distance) && !shows(offset - distance) { distance += 0.5 }
    let found = shows(offset - distance) ? offset - distance : offset + distance
    return clamped(found, outcome, systemBottom: systemBottom)
  }

  private func clamped(_ wanted: Double, _ outcome: Outcome, systemBottom: Double) -> Double {
    let lowest = -(ownTop + systemTop)
    let highest = outcome.contentHeight + outcome.bottomInset + systemBottom - outcome.height
    if wanted > highest { return max(lowest, highest) }
    return max(lowest, wanted)
  }
}
