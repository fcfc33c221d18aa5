/// Something that is known about keyboards and no height tells: how undocked, split and floating ones behave, and the quirks.
public struct KeyboardNote: Equatable, Sendable {
  /// What it is about, "ipadModes.split".
  public var topic: String
  /// What is known, in the words of the table.
  public var text: String

  /// Every note, in alphabetical order of the topics.
  public static let all: [KeyboardNote] = Tables.keyboardNotes
}
