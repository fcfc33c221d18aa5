/// A way of writing down what a replay comes to, line by line.
public protocol ReplayFormatter: Sendable {
  /// Appends what stands above the events of a trace.
  func begin(_ header: TraceHeader, strategy: TraceStrategy, to output: inout [UInt8])
  /// Appends an event.
  func append(_ event: ReplayedEvent, to output: inout [UInt8])
  /// Appends what stands below the events of a trace.
  func append(_ summary: ReplaySummary, to output: inout [UInt8])
}
