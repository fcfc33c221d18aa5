import KeyboardLift
/// What was recorded, bounded: the oldest traces are dropped whole, since a trace is nothing without its beginning.
@MainActor final class TraceReel {
  /// One trace's lines.
  @MainActor final class Trace {
    fileprivate(set) var bytes: [UInt8] = []
    /// Whether it was dropped, so that nothing more is to be written to it.
    fileprivate(set) var isDropped = false
  }

  /// The most bytes that all traces together have.
  let byteLimit: Int
  /// In the order in which they began.
  private(set) var traces: [Trace] = []
  private var byteCount = 0

  init(byteLimit: Int) {
    self.byteLimit = max(0, byteLimit)
  }

  /// Begins a trace.
  func begin() -> Trace {
    let trace = Trace()
    traces.append(trace)
    return trace
  }

  /// Writes lines to a trace, and drops what is too much: the oldest first, and this one last.
  func append(_ lines: [UInt8], to trace: Trace) {
    guard !trace.isDropped else { return }
    trace.bytes += lines
    byteCount += lines.count
    while byteCount > byteLimit, let oldest = traces.first {
      traces.removeFirst()
      byteCount -= oldest.bytes.count
      oldest.isDropped = true
      oldest.bytes = []
    }
  }

  /// All lines.
  var bytes: [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(byteCount)
    for trace in traces { result += trace.bytes }
    return result
  }
}
