import KeyboardLiftTestSupport
import Testing

@testable import KeyboardLiftCore

/// Scroll views that the app marked, on a screen of 375 × 667 with a keyboard of 260: its top is at 407.
@Suite struct MarkedTests {
  let field: ScreenNode = .field(2, [16, 300, 200, 34])

  /// A marked list that fills the screen.
  func list(offset: Double = 0, system: Insets = .zero, _ children: ScreenNode...) -> ScreenNode {
    var node = ScreenNode.scroll(
      1, [0, 0, 375, 667], content: 1000, kind: .tableView, offset: offset, system: system, room: true)
    node.children = children
    return node
  }

  @Test func itGetsRoomWithoutAnyFocus() {
    var bench = Bench(.phone([375, 667], list()))
    bench.show(260)
    #expect(bench.bottomInset(1) == 260)
    #expect(bench.reason == .noFocus)
    bench.hide()
    #expect(bench.showsOwnValues)
  }

  @Test func itGetsRoomForAForeignKeyboardAndUnderEveryStrategyButNone() {
    for strategy: Strategy in [.automatic(), .slide(), .resize(), .extend(), .inset()] {
      var bench = Bench(.phone([375, 667], list(), field), strategy)
      bench.focus(2)
      bench.show(260, isLocal: false)
      #expect(bench.bottomInset(1) == 260, "\(strategy)")
      #expect(bench.reason == .foreign)
    }
    var bench = Bench(.phone([375, 667], list(), field), .none)
    bench.show(260)
    #expect(bench.bottomInset(1) == 0)
  }

  @Test func itGetsRoomForAnExcludedInput() {
    var bench = Bench(.phone([375, 667], list(), field.systemOwned))
    bench.focus(2)
    bench.show(260)
    #expect(bench.reason == .systemOwned)
    #expect(bench.bottomInset(1) == 260)
  }

  @Test func itGetsWhatTheSystemsInsetLacks() {
    var bench = Bench(.phone([375, 667], list(system: [0, 0, 83, 0])))
    bench.show(260)
    #expect(bench.bottomInset(1) == 177)
  }

  @Test func itGetsWhatTheStrategysInsetLacks() {
    // The field lies in the list: automatic gives the whole room, the mark adds nothing.
    var bench = Bench(.phone([375, 667], list(field)))
    bench.focus(2)
    bench.show(260)
    #expect(bench.bottomInset(1) == 260)
    #expect(bench.engine.parts(of: 1).inset == 260)
    #expect(bench.engine.parts(of: 1).markInset == 0)
  }

  @Test func theOverlapIsTakenAfterTheShift() {
    // A list above a composer at the bottom: the composer goes up by 640 + 10 − 407 = 243, and the list with it; it then
    // ends at 580 − 243 = 337, above the keyboard.
    let above: ScreenNode = .scroll(1, [0, 0, 375, 580], content: 2000, kind: .tableView, room: true)
    var bench = Bench(.phone([375, 667], above, .field(2, [16, 600, 200, 40])))
    bench.show(260)
    #expect(bench.bottomInset(1) == 173)
    bench.focus(2)
    #expect(bench.shift == -243)
    #expect(bench.bottomInset(1) == 0)
  }

  @Test func anUnmarkedListGetsNothing() {
    var bench = Bench(.phone([375, 667], .scroll(1, [0, 0, 375, 667], content: 1000, kind: .tableView)))
    bench.show(260)
    #expect(bench.plan.changes.isEmpty)
  }

  @Test func whatIsNotVerticalOrExcludedIsNotMarked() {
    var carousel = ScreenNode.carousel(1, [0, 300, 375, 300], width: 1125)
    carousel.view.scroll?.makesRoom = true
    let still: ScreenNode = .scroll(1, [0, 0, 375, 667], content: 1000, enabled: false, room: true)
    for node in [carousel, still, list().optedOut, list().systemOwned] {
      var bench = Bench(.phone([375, 667], node))
      bench.show(260)
      #expect(bench.plan.changes.isEmpty)
    }
    var bench = Bench(.phone([375, 667], ScreenNode.view(3, [0, 0, 375, 667], list()).optedOut))
    bench.show(260)
    #expect(bench.plan.changes.isEmpty)
  }

  @Test func aHiddenOneGetsRoomToo() {
    var bench = Bench(.phone([375, 667], list().hidden))
    bench.show(260)
    #expect(bench.bottomInset(1) == 260)
  }

  @Test func oneInAMarkedOneGetsNothing() {
    let inner: ScreenNode = .scroll(3, [0, 0, 375, 667], content: 800, room: true)
    var bench = Bench(.phone([375, 667], list(inner)))
    bench.show(260)
    #expect(bench.bottomInset(1) == 260)
    #expect(bench.bottomInset(3) == 0)
  }

  @Test func oneInAScrollViewThatIsWorkedOnGetsNothing() {
    let inner: ScreenNode = .scroll(3, [0, 300, 375, 367], content: 800, room: true)
    let outer: ScreenNode = .scroll(1, [0, 0, 375, 667], content: 700, inner, .field(2, [16, 100, 200, 34]))
    var bench = Bench(.phone([375, 667], outer))
    bench.show(260)
    #expect(bench.bottomInset(3) == 260)
    bench.focus(2)
    #expect(bench.bottomInset(1) == 260)
    #expect(bench.bottomInset(3) == 0)
  }

  @Test func oneThatResizeShortensOrExtendGrowsGetsNothing() {
    for strategy: Strategy in [.resize(), .extend()] {
      var bench = Bench(.phone([375, 667], list(field)), strategy)
      bench.focus(2)
      bench.show(260)
      #expect(bench.bottomInset(1) == 0, "\(strategy)")
    }
  }

  @Test func anInsetThatTheAppSetsIsDeepenedAgain() {
    var bench = Bench(.phone([375, 667], list()))
    bench.show(260)
    bench.setInset(1, to: [0, 0, 40, 0])
    // The app's 40 lie under the keyboard: 220 are missing.
    #expect(bench.bottomInset(1) == 260)
    bench.hide()
    #expect(bench.bottomInset(1) == 40)
  }

  @Test func aMarkMovesNoOffset() {
    var bench = Bench(.phone([375, 667], list(offset: 333)))
    bench.show(260)
    #expect(bench.offset(1) == 333)
    #expect(bench.plan.changes == [Change(id: 1, value: .contentInset([0, 0, 260, 0]))])
  }

  @Test func scrolledToTheEndInTheRoomItReturnsIntoItsRange() {
    var bench = Bench(.phone([375, 667], list()))
    bench.show(260)
    bench.scroll(1, to: 593)
    bench.hide()
    #expect(bench.offset(1) == 333)
  }

  @Test func partsPassFromStrategyToMarkWithoutClampingInBetween() {
    var bench = Bench(
      .phone([375, 667], list(.field(2, [16, 900, 200, 34])), ScreenNode.field(3, [16, 300, 200, 34]).systemOwned))
    bench.focus(2)
    bench.show(260)
    // 944 − 407 = 537.
    #expect(bench.offset(1) == 537)
    bench.scroll(1, to: 593)
    bench.focus(3)
    // The excluded input gives back, the mark holds the inset: where the user put it is in range with that.
    #expect(bench.reason == .systemOwned)
    #expect(bench.bottomInset(1) == 260)
    #expect(bench.offset(1) == 593)
  }

  /// The end of a marked list inside a form is reached only with the mark's inset; that goes when the form makes room.
  @Test func aFieldInAMarkedListThatLosesItsInsetIsStillRevealed() {
    let inner: ScreenNode = .scroll(3, [0, 300, 375, 367], content: 600, room: true, .field(2, [16, 500, 200, 34]))
    var bench = Bench(.phone([375, 667], .scroll(1, [0, 0, 375, 667], content: 667, inner)))
    bench.show(260)
    #expect(bench.bottomInset(3) == 260)
    bench.scroll(3, to: 493)
    bench.focus(2)
    // The list is clamped to 600 − 367 = 233; the field is then at 300 + 500 − 233 = 567, and 611 − 407 = 204.
    #expect(bench.offset(3) == 233)
    #expect(bench.offset(1) == 204)
    #expect(bench.seen?.covered == 0)
  }
}
