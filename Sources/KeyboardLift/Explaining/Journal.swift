import KeyboardLiftCore
import KeyboardLiftTrace

/// Keeps a lifter's last plans, as text and numbers only: it holds no view.
@MainActor final class Journal {
  private(set) var explanations: [Explanation] = []
  var log: (@MainActor (Explanation) -> Void)?

  func note(_ plan: Plan, after event: Event, covered: Double?, views: ViewTable) {
    let explanation = Explanation(
      event: event.name, reason: Explanation.Reason(plan.reason),
      changes: plan.changes.map { text($0, view: views.view($0.id)) }, duration: plan.animation.duration,
      covered: covered)
    // A drag tells of each frame: one line does.
    if plan.reason == .scrolled && explanations.last == explanation { return }
    if explanations.count == Explanation.limit { explanations.removeFirst() }
    explanations.append(explanation)
    let log = log ?? KeyboardLifter.shared.log
    log?(explanation)
  }

  private func text(_ change: Change, view: UIView?) -> String {
    let name = view.map { String(describing: type(of: $0)) } ?? "view"
    switch change.value {
    case .translation(let translation): return "\(name).transform.ty = \(translation.y)"
    case .frame(let frame): return "\(name).frame.height = \(frame.height)"
    case .contentSize(let size): return "\(name).contentSize.height = \(size.height)"
    case .contentInset(let inset): return "\(name).contentInset.bottom = \(inset.bottom)"
    case .contentOffset(let offset):
      // Adding zero makes nought of what would read as "-0.0".
      return "\(name).contentOffset.y = \(offset.y + 0)"
    }
  }
}

extension Explanation.Reason {
  init(_ reason: Reason) {
    switch reason {
    case .hidden: self = .hidden
    case .floating: self = .floating
    case .noFocus: self = .noFocus
    case .systemOwned: self = .systemOwned
    case .optedOut: self = .optedOut
    case .foreign: self = .foreign
    case .noScrollView: self = .noScrollView
    case .capped: self = .capped
    case .revealed: self = .revealed
    case .alreadyVisible: self = .alreadyVisible
    case .none: self = .none
    case .scrolled: self = .scrolled
    case .background: self = .background
    case .foreground: self = .foreground
    }
  }
}
