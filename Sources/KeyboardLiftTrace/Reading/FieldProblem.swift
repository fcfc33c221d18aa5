/// What is wrong in a line, before file and line number are known.
struct FieldProblem: Error {
  /// The path from the line's object; nil for the whole line.
  var field: String?
  var message: String

  init(_ message: String, at field: String? = nil) {
    self.field = field
    self.message = message
  }
}
