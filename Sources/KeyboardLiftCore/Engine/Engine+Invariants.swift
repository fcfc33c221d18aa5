extension Engine {
  /// Asserts, in debug builds, what must hold after every event.
  func checkInvariants() {
    assert(ledger.shift.isFinite && ledger.shift <= 0, "The root is only ever moved up")
    for (position, entry) in ledger.entries.enumerated() {
      let parts = entry.parts
      assert(
        parts.inset >= 0 && parts.markInset >= 0 && parts.heightLoss >= 0 && parts.contentGain >= 0,
        "We only ever make room")
      assert(parts == .none || entry.isTouched, "What has a part of ours has a home")
      assert(entry.isTouched || entry.start != nil, "Nothing is held for nothing")
      // The last few: all would take as long as the square of their number.
      let last = ledger.entries[..<position].suffix(16)
      assert(!last.contains { $0.id == entry.id }, "A scroll view is held once")
    }
    if !keyboard.takesRoom {
      assert(ledger.entries.allSatisfy { $0.parts == .none } || lastReason == .none, "No keyboard, no part of ours")
    }
  }
}
