import KeyboardLiftCore

// Fields of an object. The name comes as JSON, with what separates it from the field before and from its value: `,"t":`.

extension JSONBuffer {
  mutating func write(_ name: StaticString, _ value: String) {
    raw(name)
    string(value)
  }

  mutating func write(_ name: StaticString, _ value: Double) {
    raw(name)
    number(value)
  }

  mutating func write(_ name: StaticString, _ value: Int) {
    raw(name)
    number(value)
  }

  mutating func write(_ name: StaticString, _ value: Bool) {
    raw(name)
    bool(value)
  }

  mutating func write(_ name: StaticString, _ value: Point) {
    raw(name)
    point(value)
  }

  mutating func write(_ name: StaticString, _ value: Size) {
    raw(name)
    size(value)
  }

  mutating func write(_ name: StaticString, _ value: Rect) {
    raw(name)
    rect(value)
  }

  mutating func write(_ name: StaticString, _ value: Insets) {
    raw(name)
    insets(value)
  }

  /// Writes a field that is left out where there is no finite rectangle.
  mutating func write(optional name: StaticString, _ value: Rect?) {
    if let value, value.isFinite { write(name, value) }
  }
}
