import KeyboardLiftCore

/// Writes JSON into bytes that are kept from line to line, so that writing allocates next to nothing.
struct JSONBuffer: Sendable {
  /// What has been written.
  var bytes: [UInt8] = []
  /// What stands for a number that is infinite or none, since JSON has no such numbers.
  var nonFinite: StaticString = "null"

  /// Writes text that is JSON already.
  mutating func raw(_ json: StaticString) {
    json.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  /// Writes a string with its quotes; what JSON does not allow in one is escaped.
  mutating func string(_ string: String) {
    bytes.append(UInt8(ascii: "\""))
    if string.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x7F && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }) {
      bytes.append(contentsOf: string.utf8)
    } else {
      escape(string)
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private mutating func escape(_ string: String) {
    for byte in string.utf8 {
      switch byte {
      case UInt8(ascii: "\""): raw(#"\""#)
      case UInt8(ascii: "\\"): raw(#"\\"#)
      case UInt8(ascii: "\n"): raw(#"\n"#)
      case UInt8(ascii: "\r"): raw(#"\r"#)
      case UInt8(ascii: "\t"): raw(#"\t"#)
      case 0..<0x20, 0x7F:
        raw(#"\u00"#)
        bytes.append(Self.hexDigit(byte >> 4))
        bytes.append(Self.hexDigit(byte & 0xF))
      default: bytes.append(byte)
      }
    }
  }

  /// Writes the shortest number that reads back the same; whole numbers without a point, zero without a sign.
  mutating func number(_ value: Double) {
    if let whole = Int(exactly: value), whole.magnitude < 1 << 53 {
      number(whole)
    } else if value.isFinite {
      bytes.append(contentsOf: value.description.utf8)
    } else {
      raw(nonFinite)
    }
  }

  /// Writes a whole number.
  mutating func number(_ value: Int) {
    bytes.append(contentsOf: value.description.utf8)
  }

  /// Writes true or false.
  mutating func bool(_ value: Bool) {
    raw(value ? "true" : "false")
  }

  /// Writes a point as `[x, y]`.
  mutating func point(_ point: Point) { numbers(point.x, point.y) }

  /// Writes a size as `[width, height]`.
  mutating func size(_ size: Size) { numbers(size.width, size.height) }

  /// Writes a rectangle as `[x, y, width, height]`.
  mutating func rect(_ rect: Rect) { numbers(rect.minX, rect.minY, rect.width, rect.height) }

  /// Writes insets as `[top, left, bottom, right]`.
  mutating func insets(_ insets: Insets) { numbers(insets.top, insets.left, insets.bottom, insets.right) }

  private mutating func numbers(_ first: Double, _ second: Double) {
    bytes.append(UInt8(ascii: "["))
    number(first)
    bytes.append(UInt8(ascii: ","))
    number(second)
    bytes.append(UInt8(ascii: "]"))
  }

  private mutating func numbers(_ first: Double, _ second: Double, _ third: Double, _ fourth: Double) {
    bytes.append(UInt8(ascii: "["))
    number(first)
    bytes.append(UInt8(ascii: ","))
    number(second)
    bytes.append(UInt8(ascii: ","))
    number(third)
    bytes.append(UInt8(ascii: ","))
    number(fourth)
    bytes.append(UInt8(ascii: "]"))
  }

  private static func hexDigit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
  }
}
