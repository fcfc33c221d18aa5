import KeyboardLiftCore

/// The plans of one update, which are applied together.
struct PlanLog {
  private struct Entry {
    let event: Event
    let plan: Plan
    var changes: [Change]
  }

  private var entries: [Entry] = []
  /// How the update moves: as the last plan says.
  var animation = Animation.immediate
  /// Whether the last plan could not move the root as far as the input needs.
  var isCapped: Bool { entries.last?.plan.reason == .capped }
  var isEmpty: Bool { entries.isEmpty }
  /// Whether a plan scrolls anything.
  var scrolls: Bool {
    entries.contains { entry in
      entry.changes.contains { if case .contentOffset = $0.value { true } else { false } }
    }
  }

  /// Takes a plan. A property that it sets is set by no earlier plan of the same update: the views never have that value.
  mutating func note(_ plan: Plan, after event: Event, animation: Animation) {
    for index in entries.indices where !plan.changes.isEmpty {
      entries[index].changes.removeAll { change in plan.changes.contains { $0.isOfSameProperty(as: change) } }
    }
    entries.append(Entry(event: event, plan: plan, changes: plan.changes))
    self.animation = animation
  }

  /// The plans as values.
  /// - Parameter covered: the share of the focused input that is still hidden after the update.
  @MainActor func explanations(covered: Double?, views: ViewTable) -> [Explanation] {
    entries.map { entry in
      Explanation(
        event: entry.event.name, reason: Explanation.Reason(entry.plan.reason),
        changes: entry.changes.map { Explanation.text($0, view: views.view($0.id)) },
        duration: entry.plan.animation.duration, covered: covered)
    }
  }
}

extension Change {
  fileprivate func isOfSameProperty(as other: Change) -> Bool {
    guard id == other.id else { return false }
    switch (value, other.value) {
    case (.translation, .translation), (.frame, .frame), (.contentSize, .contentSize),
      (.contentInset, .contentInset), (.contentOffset, .contentOffset):
      return true
    default:
      return false
    }
  }
}

extension Event {
  /// The event's name, as in traces and logs.
  var name: String {
    switch self {
    case .layout: "layout"
    case .focus: "focus"
    case .blur: "blur"
    case .keyboard(let notification): notification.name.eventName
    case .scroll: "scroll"
    case .caret: "caret"
    case .content: "content"
    case .inset: "inset"
    case .background: "background"
    case .foreground: "foreground"
    }
  }
}

extension KeyboardNotification.Name {
  fileprivate var eventName: String {
    switch self {
    case .willShow: "keyboardWillShow"
    case .didShow: "keyboardDidShow"
    case .willHide: "keyboardWillHide"
    case .didHide: "keyboardDidHide"
    case .willChangeFrame: "keyboardWillChangeFrame"
    case .didChangeFrame: "keyboardDidChangeFrame"
    }
  }
}
