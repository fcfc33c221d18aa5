/// Where in a grid of cases a test is, so that a failure can print the whole coordinate.
public enum Coordinates {
  @TaskLocal static var axes: [(label: String, value: any Sendable)] = []

  /// The coordinate, as "label value, label value".
  public static var description: String {
    axes.map { "\($0.label) \($0.value)" }.joined(separator: ", ")
  }
}

/// Runs the body with every value of an axis, in turn; nest it for a grid.
public func withEvery<Value: Sendable>(_ label: String, in values: [Value], _ body: (Value) throws -> Void) rethrows {
  for value in values {
    try Coordinates.$axes.withValue(Coordinates.axes + [(label, value)]) { try body(value) }
  }
}
