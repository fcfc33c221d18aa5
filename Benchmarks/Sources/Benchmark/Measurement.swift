import AllocationCounter
import Dispatch

/// What a piece of work costs each time, the best of several runs: the machine's noise only ever adds.
struct Measurement {
  var nanoseconds: Double
  /// nil where allocations cannot be counted.
  var allocations: Double?

  /// Measures a closure that does the work a number of times.
  static func of(_ count: Int, runs: Int = 7, _ work: (Int) -> Void) -> Measurement {
    work(count / 10 + 1)
    var best = Measurement(nanoseconds: .infinity)
    for _ in 0..<runs {
      let allocations = allocation_counter_value()
      let start = DispatchTime.now().uptimeNanoseconds
      work(count)
      let elapsed = DispatchTime.now().uptimeNanoseconds - start
      let allocated = Double(allocation_counter_value() - allocations) / Double(count)
      if Double(elapsed) / Double(count) < best.nanoseconds {
        best.nanoseconds = Double(elapsed) / Double(count)
        best.allocations = allocation_counter_is_available() ? allocated : nil
      }
    }
    return best
  }
}

/// Keeps the optimiser from leaving out work whose result nobody reads.
@inline(never) func keep<T>(_ value: T) {
  sink = withUnsafeBytes(of: value) { $0.first ?? 0 }
}

/// Where ``keep(_:)`` leaves a byte of what it was given.
nonisolated(unsafe) private var sink: UInt8 = 0
