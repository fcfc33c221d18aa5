import KeyboardLiftCore

/// Passes on what sessions tell their engines. While nobody listens, a session asks only whether somebody does.
@MainActor enum SessionListeners {
  private struct Entry {
    weak var listener: (any SessionListener)?
  }

  private static var entries: [Entry] = []

  static func add(_ listener: any SessionListener) {
    remove(listener)
    entries.append(Entry(listener: listener))
  }

  static func remove(_ listener: any SessionListener) {
    entries.removeAll { $0.listener == nil || $0.listener === listener }
  }

  /// Lets an engine be told something, and passes on what it was and what came of it.
  static func follow(
    _ matter: SessionStep.Matter, _ engine: inout Engine, in screen: Screen, of views: ViewTable,
    _ tell: (inout Engine) -> Plan
  ) -> Plan {
    if entries.isEmpty { return tell(&engine) }
    let before = engine
    let plan = tell(&engine)
    let step = SessionStep(matter: matter, before: before, after: engine, screen: screen, plan: plan)
    for entry in entries { entry.listener?.session(of: views, took: step) }
    // One that was let go listens no more, and must cost nothing from now on.
    entries.removeAll { $0.listener == nil }
    return plan
  }
}
