@testable import KeyboardLiftCore

/// Where every touched scroll view would stand if no keyboard had ever come: the test's own account, kept from the events
/// and the plans alone.
struct Shadow {
  /// What is known of one scroll view.
  struct Entry {
    var id: Int
    /// Where the user or the app had it; nil while we have not touched it.
    var home: Double?
    /// From where keyboard notifications scroll it; nil before it is planned for a focus.
    var start: Double?
    /// Whether resize worked on it since it was touched.
    var wasResized = false
  }

  var entries: [Entry] = []
  /// The touched scroll views, in the order in which they were first touched.
  var touched: [Int] = []

  /// What is known of a scroll view.
  subscript(id: Int) -> Entry {
    get { entries.first { $0.id == id } ?? Entry(id: id) }
    set {
      if let index = entries.firstIndex(where: { $0.id == id }) {
        entries[index] = newValue
      } else {
        entries.append(newValue)
      }
    }
  }

  /// Takes an event before it is planned.
  mutating func note(_ event: Event, focus: Int?, in screen: Screen) {
    switch event {
    case .layout:
      entries = []
      touched = []
    case .focus(let id) where id != focus:
      forgetStarts()
    case .blur(let id) where id == focus:
      forgetStarts()
    case .scroll(let id):
      guard let index = screen.index(of: id), let offset = screen.views[index].scroll?.contentOffset.y else { return }
      var entry = self[id]
      if entry.home != nil { entry.home = offset }
      if entry.start != nil { entry.start = offset }
      self[id] = entry
    case .focus, .blur, .keyboard, .caret, .content, .inset, .background, .foreground:
      break
    }
  }

  /// Takes what a step did.
  mutating func note(_ step: Step) {
    guard step.isPlanned else { return }
    if step.worksForInput {
      for index in step.workedOn {
        var entry = self[step.before.views[index].id]
        if entry.start == nil { entry.start = step.offsetBefore(index) }
        if case .resize = step.engine.strategy { entry.wasResized = true }
        self[entry.id] = entry
      }
    } else if step.plan.reason == .foreign, case .resize = step.engine.strategy {
      for index in step.workedOn {
        var entry = self[step.before.views[index].id]
        if entry.home != nil || entry.start != nil || step.partsAfter(index) != .none { entry.wasResized = true }
        self[entry.id] = entry
      }
    }
    let homes = step.followedHomes
    for index in step.touchedOrder where step.hasTouched(index) { touch(index, by: step, homes) }
    for (index, home) in homes {
      var entry = self[step.before.views[index].id]
      if entry.home != nil { entry.home = home }
      self[entry.id] = entry
    }
    if step.plan.givesBack { settle(after: step) }
  }

  private mutating func touch(_ index: Int, by step: Step, _ homes: [Int: Double]) {
    let id = step.before.views[index].id
    var entry = self[id]
    let offset = step.offsetAfter(index)
    let hasMoved = offset != step.offsetBefore(index)
    if entry.home == nil {
      entry.home = step.offsetBefore(index)
      touched.append(id)
    }
    if let home = homes[index] { entry.home = home }
    if hasMoved, step.isTyping { entry.home = offset }
    if hasMoved, entry.start != nil, step.movesStart { entry.start = offset }
    self[id] = entry
  }

  private mutating func settle(after step: Step) {
    for position in entries.indices {
      let id = entries[position].id
      let index = step.before.index(of: id)
      let stays = step.after.parts(of: id) != .none
      entries[position].home = stays ? index.map { step.offsetAfter($0) } : nil
      entries[position].start = nil
      entries[position].wasResized = false
    }
    touched = touched.filter { self[$0].home != nil }
  }

  private mutating func forgetStarts() {
    for position in entries.indices {
      entries[position].start = nil
      if entries[position].home == nil { entries[position].wasResized = false }
    }
  }
}

extension Shadow {
  /// The account that an engine keeps.
  init(_ ledger: Ledger) {
    entries = ledger.entries.map { Entry(id: $0.id, home: $0.home, start: $0.start, wasResized: $0.wasResized) }
    touched = ledger.entries.filter { $0.home != nil }.map(\.id)
  }
}
