import Foundation

/// Does work that waits for another process, on a thread of its own: on one of the few that tests share, it could hold up
/// the very time limit that is to end it.
func blocking<Value: Sendable>(_ work: @escaping @Sendable () throws -> Value) async throws -> Value {
  try await withCheckedThrowingContinuation { continuation in
    Thread.detachNewThread { continuation.resume(with: Result(catching: work)) }
  }
}
