import KeyboardLiftCore

/// One thing that a session told its engine, as values, and what the engine made of it.
struct SessionStep {
  /// What was told.
  enum Matter {
    /// An event.
    case event(Event)
    /// UIKit scrolled a scroll view by itself.
    case systemScroll(Int)
    /// Another strategy, or other options.
    case strategy
  }

  let matter: Matter
  /// The engine before it was told.
  let before: Engine
  /// The engine after it was told.
  let after: Engine
  /// The reading that the engine was handed.
  let screen: Screen
  let plan: Plan
}

/// Somebody who follows what sessions tell their engines.
@MainActor protocol SessionListener: AnyObject {
  /// Takes a session's next step.
  /// - Parameter views: the session's own table, by which it is known.
  func session(of views: ViewTable, took step: SessionStep)
}
