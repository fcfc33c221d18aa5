import KeyboardLiftCore

/// A value that stands in a field of a trace.
protocol FieldValue {
  /// What a message says was expected.
  static var expectation: String { get }
  /// Reads the value; throws anything if the field holds something else.
  static func read<Key>(_ container: KeyedDecodingContainer<Key>, _ key: Key) throws -> Self
}

/// Thrown where JSON holds something else than expected; its place and text are added further up.
private struct Unexpected: Error {}

/// Thrown for a position or a length that is farther than any screen, so that what is computed of it would mean nothing.
struct TooFar: Error {
  /// The farthest that is read, in points.
  static let limit = 1e9
}

/// A distance in points.
struct Length: FieldValue {
  var points: Double

  static var expectation: String { "a number" }

  static func read<Key>(_ container: KeyedDecodingContainer<Key>, _ key: Key) throws -> Length {
    Length(points: try Double.read(container, key).checkedNear())
  }
}

extension String: FieldValue {
  static var expectation: String { "a string" }

  static func read<Key>(_ container: KeyedDecodingContainer<Key>, _ key: Key) throws -> String {
    try container.decode(String.self, forKey: key)
  }
}

extension Bool: FieldValue {
  static var expectation: String { "true or false" }

  static func read<Key>(_ container: KeyedDecodingContainer<Key>, _ key: Key) throws -> Bool {
    try container.decode(Bool.self, forKey: key)
  }
}

extension Int: FieldValue {
  static var expectation: String { "a whole number" }

  static func read<Key>(_ container: KeyedDecodingContainer<Key>, _ key: Key) throws -> Int {
    try container.decode(Int.self, forKey: key)
  }
}

extension Double: FieldValue {
  static var expectation: String { "a number" }

  static func read<Key>(_ container: KeyedDecodingContainer<Key>, _ key: Key) throws -> Double {
    try container.decode(Double.self, forKey: key).checkedFinite()
  }

  fileprivate func checkedFinite() throws -> Double {
    guard isFinite else { throw Unexpected() }
    return self
  }

  fileprivate func checkedNear() throws -> Double {
    guard abs(self) <= TooFar.limit else { throw TooFar() }
    return self
  }
}

extension Point: FieldValue {
  static var expectation: String { "an array of two numbers: [x, y]" }

  static func read<Key>(_ container: KeyedDecodingContainer<Key>, _ key: Key) throws -> Point {
    var numbers = try Numbers(container, key)
    let point = Point(x: try numbers.next(), y: try numbers.next())
    try numbers.end()
    return point
  }
}

extension Size: FieldValue {
  static var expectation: String { "an array of two numbers: [width, height]" }

  static func read<Key>(_ container: KeyedDecodingContainer<Key>, _ key: Key) throws -> Size {
    var numbers = try Numbers(container, key)
    let size = Size(width: try numbers.next(), height: try numbers.next())
    try numbers.end()
    return size
  }
}

extension Rect: FieldValue {
  static var expectation: String { "an array of four numbers: [x, y, width, height]" }

  static func read<Key>(_ container: KeyedDecodingContainer<Key>, _ key: Key) throws -> Rect {
    var numbers = try Numbers(container, key)
    let rect = Rect(
      x: try numbers.next(), y: try numbers.next(), width: try numbers.next(), height: try numbers.next())
    try numbers.end()
    return rect
  }
}

extension Insets: FieldValue {
  static var expectation: String { "an array of four numbers: [top, left, bottom, right]" }

  static func read<Key>(_ container: KeyedDecodingContainer<Key>, _ key: Key) throws -> Insets {
    var numbers = try Numbers(container, key)
    let insets = Insets(
      top: try numbers.next(), left: try numbers.next(), bottom: try numbers.next(), right: try numbers.next())
    try numbers.end()
    return insets
  }
}

/// An array of positions and lengths, read in place without making an array.
private struct Numbers {
  private var container: any UnkeyedDecodingContainer

  init<Key>(_ container: KeyedDecodingContainer<Key>, _ key: Key) throws {
    self.container = try container.nestedUnkeyedContainer(forKey: key)
  }

  mutating func next() throws -> Double { try container.decode(Double.self).checkedFinite().checkedNear() }

  func end() throws {
    guard container.isAtEnd else { throw Unexpected() }
  }
}
