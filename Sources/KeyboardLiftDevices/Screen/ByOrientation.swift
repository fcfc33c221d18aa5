/// One value for each orientation of a device.
public struct ByOrientation<Value> {
  /// The value in portrait.
  public var portrait: Value
  /// The value in landscape.
  public var landscape: Value

  /// Makes a pair of values.
  public init(portrait: Value, landscape: Value) {
    self.portrait = portrait
    self.landscape = landscape
  }

  /// The value in the given orientation.
  public subscript(orientation: Orientation) -> Value {
    switch orientation {
    case .portrait: portrait
    case .landscape: landscape
    }
  }
}

extension ByOrientation: Equatable where Value: Equatable {}
extension ByOrientation: Sendable where Value: Sendable {}
