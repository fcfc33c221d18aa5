/// The next turn of the main run loop.
@MainActor enum RunLoopTurn {
  /// Calls a closure in the next turn, when UIKit has finished what it does in this one.
  static func next(_ body: @escaping @MainActor @Sendable () -> Void) {
    #if canImport(UIKit)
    RunLoop.main.perform(inModes: [.common]) { MainActor.assumeIsolated(body) }
    #else
    // After all that is due already, whoever asked for it first.
    StandInEnvironment.current.clock.schedule(after: 0) {
      StandInEnvironment.current.clock.schedule(after: 0) { body() }
    }
    #endif
  }
}
