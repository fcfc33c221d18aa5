import KeyboardLift
import KeyboardLiftTestSupport

extension SeededGenerator {
  /// Whole points, as views take them.
  mutating func number(_ range: ClosedRange<Int>) -> CGFloat { CGFloat(points(range)) }

  /// One of some values, of which there are any.
  mutating func one<Value>(of values: [Value]) -> Value { values[int(0...values.count - 1)] }
}
