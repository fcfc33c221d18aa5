/// The lifters that are switched on, in the order in which they were.
@MainActor final class Lifts {
  private(set) var all: [Lift] = []

  /// Adds a lift, or moves it to the end.
  func add(_ lift: Lift) {
    remove(lift)
    all.append(lift)
  }

  func remove(_ lift: Lift) {
    all.removeAll { $0 === lift }
  }

  /// Removes the lifts whose lifter or view has gone.
  /// - Returns: those that were removed.
  func removeAbandoned() -> [Lift] {
    let abandoned = all.filter(\.isAbandoned)
    if !abandoned.isEmpty { all.removeAll(where: \.isAbandoned) }
    return abandoned
  }

  /// The lift that looks after a view: the innermost of those whose scope holds it, and of several for one view the one that
  /// was switched on last; nil where none does, or where that one exempts the view's controller.
  func owner(of view: UIView) -> Lift? {
    var best: Lift?
    for lift in all where lift.covers(view) {
      guard let scope = best?.scopeView else {
        best = lift
        continue
      }
      // The other scope is at least as far inside.
      if let inner = lift.scopeView, inner.isDescendant(of: scope) { best = lift }
    }
    return best.flatMap { $0.exempts(view) ? nil : $0 }
  }
}

extension Lift {
  /// Whether the app exempts a controller around a view.
  fileprivate func exempts(_ view: UIView) -> Bool {
    guard let isExempt = setting(\.isExempt) else { return false }
    return view.responders.contains { ($0 as? UIViewController).map(isExempt) == true }
  }
}
