@testable import KeyboardLiftCore

/// What must hold after every event, whatever the screen: each law as a check that says what it found wrong.
///
/// The laws have the numbers that the documentation gives them. Exact return (3) is `Laws+Return.swift`, idempotence (4) and
/// equal plans from a fresh engine (9) need further engines and stand with the bench; that order does not matter (5) compares
/// whole runs and has its own tests.
enum Laws {
  /// How far two computed positions may lie apart and still count as one, in points.
  static let tolerance = 1e-6

  /// Everything that a step does wrong; empty if it keeps the laws.
  static func violations(of step: Step) -> [String] {
    var found = plan(of: step) + downOnly(step) + reason(of: step)
    guard step.isPlanned else { return found }
    found += partsAreOwned(step)
    if step.plan.givesBack { found += exactReturn(step) }
    if step.worksForInput, case .automatic = step.after.strategy {
      found += reveal(step) + leastMotion(step)
    }
    if case .automatic = step.after.strategy { found += reach(step) }
    return found
  }
}
