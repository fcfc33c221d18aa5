package import KeyboardLiftCore

/// One thing that a session told its engine, and what the engine made of it.
package struct LiftStep {
  /// What the engine was told.
  package enum Event {
    case event(KeyboardLiftCore.Event)
    /// UIKit scrolled a scroll view by itself.
    case systemScroll(Int)
    /// Another strategy, or other options.
    case strategy
  }

  package let event: Event
  /// The engine before and after.
  package let before, after: Engine
  /// The reading that the engine was handed.
  package let screen: Screen
  package let plan: Plan
}

/// An object that follows the steps of all sessions, such as a recorder.
@MainActor package protocol StepObserver: AnyObject {
  /// A session took a step.
  /// - Parameter views: the session's table of views, which identifies the session.
  func session(of views: ViewTable, took step: LiftStep)
}

/// The observers of steps. Without any, a step costs nothing.
@MainActor package final class StepObservers {
  private struct Entry {
    weak var observer: (any StepObserver)?
  }

  private var entries: [Entry] = []

  /// The observers of the app's centre.
  package static var app: StepObservers { KeyboardCenter.shared.steps }

  package func add(_ observer: any StepObserver) {
    remove(observer)
    entries.append(Entry(observer: observer))
  }

  package func remove(_ observer: any StepObserver) {
    entries.removeAll { $0.observer == nil || $0.observer === observer }
  }

  var isEmpty: Bool { entries.isEmpty }

  /// Lets an engine take a step, and passes it on.
  func follow(
    _ event: LiftStep.Event, _ engine: inout Engine, in screen: Screen, of views: ViewTable,
    _ step: (inout Engine) -> Plan
  ) -> Plan {
    if entries.isEmpty { return step(&engine) }
    let before = engine
    let plan = step(&engine)
    let step = LiftStep(event: event, before: before, after: engine, screen: screen, plan: plan)
    for entry in entries { entry.observer?.session(of: views, took: step) }
    entries.removeAll { $0.observer == nil }
    return plan
  }
}
