import KeyboardLiftTestSupport
import Testing

@testable import KeyboardLiftCore

/// What is shifted without any scroll view, on every screen of a grid, against slow and obvious models.
@Suite struct ShiftGridTests {
  @Test func automaticShiftsLikeTheModel() {
    everyField { size, keyboardTop, rootY, field in
      // The root goes up until the field is free, or its top is at the safe top.
      var expected = 0.0
      let reachesBelow = size.height > keyboardTop
      while reachesBelow, field.maxY + 10 + expected > keyboardTop, field.minY + expected > 44 { expected -= 0.5 }
      let isCapped = reachesBelow && field.maxY + 10 + expected > keyboardTop
      let (shift, reason) = self.shift(.automatic(distance: 10), size, keyboardTop, rootY, field)
      if shift != expected || (reason == .capped) != isCapped {
        Issue.record("\(shift) (\(reason)), not \(expected) at \(Coordinates.description)")
      }
    }
  }

  @Test func slideShiftsLikeTheModel() {
    everyField { size, keyboardTop, rootY, field in
      let height = size.height - rootY
      let fromTop = field.minY + field.height / 2 - rootY
      let covered = size.height - keyboardTop
      // Below 20 % nothing, above 80 % all, in between what the 60 % between them give, in whole points. In tenths, since
      // 0.6 has no exact number.
      var expected = 0.0
      if 10 * fromTop >= 8 * height {
        expected = covered.rounded(.down)
      } else if 10 * fromTop > 2 * height {
        while (expected + 1) * 6 * height <= covered * (10 * fromTop - 2 * height) { expected += 1 }
      }
      // What was in sight is never slid away.
      while expected > 0 && field.minY - expected < 44 { expected -= 1 }
      let (shift, _) = self.shift(.slide(), size, keyboardTop, rootY, field)
      if shift != -expected { Issue.record("\(shift), not \(-expected) at \(Coordinates.description)") }
    }
  }

  /// Screen × keyboard × root × field: 7,200 cases.
  private func everyField(_ body: (Size, Double, Double, Rect) -> Void) {
    withEvery("screen", in: [[320, 480], [375, 667], [667, 375], [768, 1024]] as [Size]) { size in
      withEvery("keyboard", in: [44, 162, 216, 289.5, 336, 375]) { keyboard in
        withEvery("root's top", in: [0, 20, 64]) { (rootY: Double) in
          withEvery("field's top (of the root, in twentieths)", in: Array(0...19)) { place in
            withEvery("field's height", in: [20, 34, 60, 150, 300]) { (height: Double) in
              let y = rootY + ((size.height - rootY) * Double(place) / 20).rounded()
              body(size, size.height - keyboard, rootY, Rect(x: 0, y: y, width: 200, height: height))
            }
          }
        }
      }
    }
  }

  private func shift(
    _ strategy: Strategy, _ size: Size, _ keyboardTop: Double, _ rootY: Double, _ field: Rect
  ) -> (Double, Reason) {
    let screen = Screen.phone(
      size, safeArea: [44, 0, 0, 0], root: Rect(x: 0, y: rootY, width: size.width, height: size.height - rootY),
      .field(1, field.offset(y: -rootY)))
    var engine = Engine(strategy: strategy)
    _ = engine.handle(.focus(1), in: screen)
    let end = Rect(x: 0, y: keyboardTop, width: size.width, height: size.height - keyboardTop)
    let plan = engine.handle(.keyboard(KeyboardNotification(.willShow, end: end)), in: screen)
    return (engine.shift, plan.reason)
  }
}
