import KeyboardLiftCore

/// Keeps a lifter's last plans, as values that hold no view, and calls the app's closures.
@MainActor final class Journal {
  private(set) var explanations: [Explanation] = []
  var log: (@MainActor (Explanation) -> Void)?
  var willLift: (@MainActor (Explanation) -> Void)?
  var didLift: (@MainActor (Explanation) -> Void)?
  /// The journal of the app's lifter, whose closures count where this one has none.
  private let app: Journal?

  init(app: Journal?) {
    self.app = app
  }

  func note(_ explanations: [Explanation]) {
    for explanation in explanations { note(explanation) }
  }

  private func note(_ explanation: Explanation) {
    // A drag reports each of its frames: one line is enough.
    if explanation.reason == .scrolled && explanations.last == explanation { return }
    if explanations.count == Explanation.limit { explanations.removeFirst() }
    explanations.append(explanation)
    (log ?? app?.log)?(explanation)
  }

  func willApply(_ explanations: [Explanation]) {
    guard let willLift = willLift ?? app?.willLift else { return }
    for explanation in explanations where !explanation.changes.isEmpty { willLift(explanation) }
  }

  func didApply(_ explanations: [Explanation]) {
    guard let didLift = didLift ?? app?.didLift else { return }
    for explanation in explanations where !explanation.changes.isEmpty { didLift(explanation) }
  }
}

extension Explanation {
  /// A change as text.
  @MainActor static func text(_ change: Change, view: UIView?) -> String {
    let name = view.map { String(describing: type(of: $0)) } ?? "view"
    switch change.value {
    case .translation(let translation): return "\(name).transform.ty = \(translation.y)"
    case .frame(let frame): return "\(name).frame.height = \(frame.height)"
    case .contentSize(let size): return "\(name).contentSize.height = \(size.height)"
    case .contentInset(let inset): return "\(name).contentInset.bottom = \(inset.bottom)"
    case .contentOffset(let offset):
      // Adding zero turns "-0.0" into "0.0".
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
