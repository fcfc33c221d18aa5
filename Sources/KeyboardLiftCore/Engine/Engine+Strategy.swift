extension Engine {
  /// Changes the strategy or its options: gives back under the old ones, then plans as for a focus event.
  public mutating func use(_ strategy: Strategy, in screen: Screen) -> Plan {
    defer { checkInvariants() }
    let standing = ledger
    let asForFocus = Event.focus(focus ?? 0)
    var draft = makeDraft(for: asForFocus, in: screen)
    _ = draft.giveBack(lastReason)
    let givingBack = commit(&draft, after: asForFocus, reason: lastReason)
    self.strategy = strategy
    var planned = plan(asForFocus, in: screen.applying(givingBack))
    planned.changes = (givingBack.changes + planned.changes).reduced { change in
      screen.standingValue(like: change, with: standing)
    }
    return planned
  }
}

extension Screen {
  /// The screen with the content offsets of a plan; the app's own values are never a plan's.
  public func applying(_ plan: Plan) -> Screen {
    var screen = self
    var place = 0
    for change in plan.changes {
      guard case .contentOffset(let offset) = change.value, let index = screen.index(of: change.id, near: place) else {
        continue
      }
      screen.views[index].scroll?.contentOffset = offset
      place = index + 1
    }
    return screen
  }

  /// What stands, with our parts, of the property that a change names.
  fileprivate func standingValue(like change: Change, with ledger: Ledger) -> Change.Value? {
    guard let index = index(of: change.id) else { return nil }
    let view = views[index]
    let parts = ledger.entry(for: change.id)?.parts ?? .none
    switch change.value {
    case .translation: return .translation(Point(x: 0, y: ledger.shift))
    case .frame: return .frame(view.frame.shortened(by: parts.heightLoss))
    case .contentSize: return view.scroll.map { .contentSize($0.contentSize.grown(by: parts.contentGain)) }
    case .contentInset: return view.scroll.map { .contentInset($0.contentInset.deepened(by: parts.bottomInset)) }
    case .contentOffset: return view.scroll.map { .contentOffset($0.contentOffset) }
    }
  }
}

extension [Change] {
  /// The last value of each property, in the order of application, without those that already stand.
  fileprivate func reduced(standing: (Change) -> Change.Value?) -> [Change] {
    var result: [Change] = []
    for change in self {
      let index = result.firstIndex { $0.id == change.id && $0.value.order >= change.value.order }
      if let index, result[index].value.order == change.value.order {
        result[index].value = change.value
      } else if let index {
        result.insert(change, at: index)
      } else if change.value.order == 0 {
        result.insert(change, at: 0)
      } else {
        let end = result.lastIndex { $0.id == change.id }
        result.insert(change, at: end.map { $0 + 1 } ?? result.count)
      }
    }
    result.removeAll { standing($0) == $0.value }
    return result
  }
}

extension Change.Value {
  /// The place of the property in the order of application to one view; the root's translation comes before all.
  fileprivate var order: Int {
    switch self {
    case .translation: 0
    case .frame: 1
    case .contentSize: 2
    case .contentInset: 3
    case .contentOffset: 4
    }
  }
}
