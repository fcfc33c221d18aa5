import KeyboardLiftCore

/// The plans of one update, which are applied together and explained as one.
struct PlanLog {
  private var last: (plan: Plan, event: Event)?
  private var changes: [Change] = []
  /// How the update moves: as the last plan says.
  private(set) var animation = Animation.immediate

  mutating func note(_ plan: Plan, after event: Event, animation: Animation) {
    last = (plan, event)
    self.animation = animation
    for change in plan.changes {
      if let index = changes.firstIndex(where: { $0.isOfSameProperty(as: change) }) {
        changes[index] = change
      } else {
        changes.append(change)
      }
    }
  }

  /// The update as a value; nil where the engine planned nothing.
  /// - Parameter covered: the share of the focused input that is still hidden.
  @MainActor func explanation(covered: Double?, views: ViewTable) -> Explanation? {
    guard let last else { return nil }
    return Explanation(
      event: last.event.name, reason: Explanation.Reason(last.plan.reason),
      changes: changes.map { Explanation.text($0, view: views.view($0.id)) }, duration: last.plan.animation.duration,
      covered: covered)
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
