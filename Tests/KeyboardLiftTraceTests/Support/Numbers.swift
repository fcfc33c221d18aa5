import KeyboardLiftCore
import Testing

/// The numbers of a rectangle in the order of the trace format.
func numbers(_ rect: Rect) -> [Double] { [rect.minX, rect.minY, rect.width, rect.height] }

/// Expects numbers to be those of a vector, exact to 1e-6.
func expect(
  _ actual: [Double]?, toBe expected: [Double]?, _ what: @autoclosure () -> String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  if isNear(actual, expected) { return }
  let found = actual.map { "\($0)" } ?? "nothing"
  Issue.record(
    "\(what()): \(found) instead of \(expected.map { "\($0)" } ?? "nothing")", sourceLocation: sourceLocation)
}

private func isNear(_ actual: [Double]?, _ expected: [Double]?) -> Bool {
  guard let actual, let expected else { return actual == nil && expected == nil }
  return actual.count == expected.count && zip(actual, expected).allSatisfy { abs($0 - $1) <= 1e-6 }
}
