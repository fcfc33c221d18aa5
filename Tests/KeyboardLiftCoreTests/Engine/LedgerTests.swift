import Testing

@testable import KeyboardLiftCore

@Suite struct LedgerTests {
  /// A ledger with one touched scroll view (1) and one only started (2).
  func ledger() -> Ledger {
    var ledger = Ledger()
    ledger.store(Ledger.Entry(id: 1, parts: Parts(), home: 40, start: 40), near: nil)
    ledger.store(Ledger.Entry(id: 2, parts: Parts(), home: nil, start: 10), near: nil)
    return ledger
  }

  @Test func whatIsTouchedLaterComesBehind() {
    var ledger = ledger()
    ledger.store(Ledger.Entry(id: 3, home: 0), near: nil)
    #expect(ledger.entries.map(\.id) == [1, 2, 3])
    ledger.store(Ledger.Entry(id: 2, home: 10, start: 10), near: 1)
    #expect(ledger.entries.map(\.id) == [1, 3, 2])
    ledger.store(Ledger.Entry(id: 1, home: 50), near: 2)
    #expect(ledger.entries.map(\.id) == [1, 3, 2])
    #expect(ledger.entry(for: 1)?.home == 50)
  }

  @Test func forgettingStartsForgetsWhatWasNotTouched() {
    var ledger = ledger()
    ledger.forgetStarts()
    #expect(ledger.entries == [Ledger.Entry(id: 1, home: 40)])
  }

  @Test func aUsersScrollSetsHomeOnlyOfATouchedAndStartOnlyOfAStartedScrollView() {
    var ledger = ledger()
    ledger.userScrolled(1, to: 300)
    ledger.userScrolled(2, to: 200)
    ledger.userScrolled(9, to: 100)
    #expect(ledger.entry(for: 1) == Ledger.Entry(id: 1, home: 300, start: 300))
    #expect(ledger.entry(for: 2) == Ledger.Entry(id: 2, start: 200))
    #expect(ledger.entry(for: 9) == nil)
  }

  @Test func settlingKeepsOnlyWhatAMarkHolds() {
    var ledger = ledger()
    var marked = Ledger.Entry(id: 3, home: 7, start: 8, wasResized: true)
    marked.parts.markInset = 100
    ledger.store(marked, near: nil)
    ledger.settle { $0.id == 3 ? 55 : 0 }
    marked.home = 55
    marked.start = nil
    marked.wasResized = false
    #expect(ledger.entries == [marked])
  }

  @Test func aLayoutForgetsScrollViewsAndKeepsTheShift() {
    var ledger = ledger()
    ledger.shift = -40
    ledger.forgetScrollViews()
    #expect(ledger.entries.isEmpty)
    #expect(ledger.shift == -40)
  }

  @Test func strategysAndMarksInsetCountAsOne() {
    var parts = Parts()
    parts.inset = 100
    parts.markInset = 50
    #expect(parts.bottomInset == 150)
    var other = Parts()
    other.markInset = 150
    #expect(!other.isSmaller(than: parts))
    other.markInset = 149
    #expect(other.isSmaller(than: parts))
    #expect(!other.holdsStrategyPart)
    #expect(parts.holdsStrategyPart)
  }

  @Test func aSmallerLossOrGainOfHeightIsASmallerPart() {
    var loss = Parts()
    loss.heightLoss = 10
    var gain = Parts()
    gain.contentGain = 10
    for parts in [loss, gain] {
      #expect(Parts.none.isSmaller(than: parts))
      #expect(Parts.none.hasSmallerExtent(than: parts))
      #expect(!parts.isSmaller(than: .none))
    }
  }
}
