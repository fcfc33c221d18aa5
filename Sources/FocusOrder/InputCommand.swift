/// What a key of a hardware keyboard does while an input has the focus.
public struct InputCommand: Equatable, Sendable {
  /// The key.
  public enum Key: UInt8, CaseIterable, Sendable {
    /// Tab.
    case tab
    /// Escape.
    case escape
    /// The arrow up.
    case upArrow
    /// The arrow down.
    case downArrow
  }

  /// What it does.
  public enum Effect: Equatable, Sendable {
    /// Gives another input the focus.
    case move(InputOrder.Motion)
    /// Ends editing.
    case endEditing
  }

  /// The key.
  public var key: Key
  /// Whether Shift is held with it.
  public var hasShift = false
  /// Whether Command is held with it.
  public var hasCommand = false
  /// What it does.
  public var effect: Effect
  /// Whether it comes before what the key means in a text. Escape does not, so that what shows something over the input can
  /// still be closed with it.
  public var overridesText: Bool { effect != .endEditing }

  /// The commands for an input.
  /// - Parameters:
  ///   - isTextView: whether the text has lines: there ⌘ with arrows moves the caret, and Tab is a character.
  ///   - tabLeavesText: whether Tab moves on all the same.
  ///   - isComposing: whether an input method is at work, to which these keys belong.
  ///   - motions: where there is something to move to; elsewhere the key stays the system's.
  public static func commands(
    isTextView: Bool, tabLeavesText: Bool, isComposing: Bool, motions: [InputOrder.Motion]
  ) -> [InputCommand] {
    guard !isComposing else { return [] }
    var commands: [InputCommand] = []
    for motion in motions {
      if !isTextView || tabLeavesText {
        commands.append(InputCommand(key: .tab, hasShift: motion == .previous, effect: .move(motion)))
      }
      if !isTextView {
        let key = motion == .next ? Key.downArrow : .upArrow
        commands.append(InputCommand(key: key, hasCommand: true, effect: .move(motion)))
      }
    }
    return commands + [InputCommand(key: .escape, effect: .endEditing)]
  }
}
