/// What is wrong with a trace, where, and what was expected.
public struct TraceError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The file's name as it was given to the reader.
  public var file: String
  /// The line in the file, counted from 1.
  public var line: Int
  /// The field, as `root.children[2].frame`; nil if the whole line is meant.
  public var field: String?
  /// What is wrong or what was expected.
  public var message: String

  /// Makes an error.
  /// - Parameters:
  ///   - file: the file's name, as it is to be told.
  ///   - line: counted from 1.
  ///   - field: the field's path from the line's object; nil for the whole line.
  ///   - message: what is wrong or what was expected.
  public init(file: String, line: Int, field: String? = nil, message: String) {
    self.file = file
    self.line = line
    self.field = field
    self.message = message
  }

  /// One line for people: `walk.jsonl:12: root.frame: expected …`.
  public var description: String {
    if let field { "\(file):\(line): \(field): \(message)" } else { "\(file):\(line): \(message)" }
  }
}
