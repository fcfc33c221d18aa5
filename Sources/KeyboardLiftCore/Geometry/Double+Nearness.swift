extension Double {
  /// How far two lengths may lie apart, in points, and still be the same: far less than a pixel, far more than what sums of
  /// thirds and tenths leave. Traces are exact to 1e-6.
  static let lengthTolerance = 1e-7

  /// Whether two lengths are the same.
  func isNear(_ other: Double) -> Bool {
    abs(self - other) < Self.lengthTolerance
  }

  /// The length itself, or exactly zero for one that only rounding tells from nothing: what is held by a residue would
  /// never be given back.
  var orZero: Double { isNear(0) ? 0 : self }

  /// Whether this length is really more than another.
  func exceeds(_ other: Double) -> Bool {
    self > other + Self.lengthTolerance
  }
}
