/// The account of what the engine holds: what it added to which scroll view, and where each one belongs.
///
/// The engine owns nothing else. The app's own values are read afresh with every event, so what the app changes while the
/// keyboard is up survives the giving back.
struct Ledger: Equatable, Sendable {
  /// The root's translation, in points; zero or negative.
  var shift = 0.0
  /// The scroll views that are held, in the order in which they were first touched.
  private(set) var entries: [Entry] = []

  /// What is held of one scroll view.
  struct Entry: Equatable, Sendable {
    /// The scroll view.
    var id: Int
    /// What was added to it.
    var parts = Parts.none
    /// The offset it returns to; nil while it has not been touched.
    var home: Double?
    /// The offset from which keyboard notifications scroll it; nil before it is planned for a focus.
    var start: Double?
    /// Whether the resize strategy worked on it since it was touched.
    var wasResized = false
    /// Where its view was found last, by its index on the screen: where to look for it first.
    var place = 0

    /// Whether it got a part or an offset from the engine since all was last taken from it.
    var isTouched: Bool { home != nil }
  }

  /// What is held of a scroll view; nil if nothing is.
  func entry(for id: Int) -> Entry? {
    entries.first { $0.id == id }
  }

  /// Stores what is held of a scroll view; one that is touched by this comes behind all touched before.
  /// - Parameter position: where it is held, as far as is known; nil for one that is not held yet.
  mutating func store(_ entry: Entry, near position: Int?) {
    guard let position, let index = entries.index(near: position, where: { $0.id == entry.id }) else {
      entries.append(entry)
      return
    }
    if entry.isTouched && !entries[index].isTouched {
      entries.remove(at: index)
      entries.append(entry)
    } else {
      entries[index] = entry
    }
  }

  /// Forgets what is held of scroll views; the shift stays.
  mutating func forgetScrollViews() {
    entries.removeAll(keepingCapacity: true)
  }

  /// Forgets from where keyboard notifications scroll, and what is held for nothing else.
  mutating func forgetStarts() {
    for index in entries.indices { entries[index].start = nil }
    entries.removeAll { !$0.isTouched }
  }

  /// Closes the account after a giving back: only what a mark still holds stays, at home where it stands. A scroll view that
  /// is gone holds nothing.
  mutating func settle(offset: (Entry) -> Double?) {
    for index in entries.indices {
      let stays = entries[index].parts != .none
      entries[index].home = stays ? offset(entries[index]) : nil
      entries[index].start = nil
      entries[index].wasResized = false
    }
    entries.removeAll { !$0.isTouched }
  }

  /// Remembers where the user scrolled to: it is never fought.
  mutating func userScrolled(_ id: Int, to offset: Double) {
    guard let index = entries.firstIndex(where: { $0.id == id }) else { return }
    if entries[index].isTouched { entries[index].home = offset }
    if entries[index].start != nil { entries[index].start = offset }
  }

  /// Remembers where the system scrolled to by itself: later notifications begin there, home stays.
  mutating func systemScrolled(_ id: Int, to offset: Double) {
    guard let index = entries.firstIndex(where: { $0.id == id }), entries[index].start != nil else { return }
    entries[index].start = offset
  }
}
