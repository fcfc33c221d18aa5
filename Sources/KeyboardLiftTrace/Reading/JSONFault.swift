import Foundation

/// Why a line that Foundation refused is no JSON, as far as one look at its brackets can tell.
enum JSONFault {
  /// The line ends inside a string, an array or an object.
  case unfinished
  /// Arrays and objects are nested deeper than the parser allows.
  case tooDeep
  /// Anything else.
  case other

  /// How deep Foundation reads.
  static let deepest = 512

  init(_ bytes: Data) {
    self = bytes.withUnsafeBytes { Self.fault(in: $0) }
  }

  private static func fault(in bytes: UnsafeRawBufferPointer) -> JSONFault {
    var depth = 0
    var isInString = false
    var isEscaped = false
    for byte in bytes {
      if isInString {
        if isEscaped {
          isEscaped = false
        } else if byte == UInt8(ascii: "\\") {
          isEscaped = true
        } else if byte == UInt8(ascii: "\"") {
          isInString = false
        }
        continue
      }
      switch byte {
      case UInt8(ascii: "\""): isInString = true
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
      default: break
      }
      if depth > deepest { return .tooDeep }
    }
    return isInString || depth > 0 ? .unfinished : .other
  }

  /// What a message says.
  var message: String {
    switch self {
    case .unfinished: "ends in the middle of a JSON object; was the recording cut off here?"
    case .tooDeep: "nested deeper than \(Self.deepest) levels; expected a view tree of at most 250 levels"
    case .other: "not valid JSON; expected one JSON object a line, with plain finite numbers and UTF-8 strings"
    }
  }
}
