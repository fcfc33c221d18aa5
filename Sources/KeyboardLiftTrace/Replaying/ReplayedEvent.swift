public import KeyboardLiftCore

/// What the engine made of an event.
public struct ReplayedEvent: Equatable, Sendable {
  /// A new value of one view.
  public struct Change: Equatable, Sendable {
    /// The view's name.
    public var id: String
    /// The property and what it is to be.
    public var value: KeyboardLiftCore.Change.Value
  }

  /// The focused input after the changes.
  public struct Focus: Equatable, Sendable {
    /// The input's name.
    public var id: String
    /// The input's bounds, of a text view its caret when known, in window coordinates.
    public var rect: Rect
    /// The share of its area, 0 to 1, that is hidden or clipped away.
    public var covered: Double
  }

  /// The event's number in its trace, counted from 0.
  public var number: Int
  /// When it happened, in seconds.
  public var time: Double
  /// The event's name in the format.
  public var name: String
  /// What the keyboard is after it.
  public var keyboardState: Keyboard.State
  /// Where the keyboard is, in screen coordinates; nil while hidden.
  public var keyboardFrame: Rect?
  /// The new values, in the order of application; a value that already stands is not listed.
  public var changes: [Change]
  /// How all of them move.
  public var animation: Animation
  /// The focused input; nil while there is none, or it is hidden or not in the layout.
  public var focus: Focus?
  /// Why the changes are as they are.
  public var reason: Reason
}

/// What a whole trace came to.
public struct ReplaySummary: Equatable, Sendable {
  /// The header's note; empty if it has none.
  public var note: String
  /// How many events the trace had.
  public var events: Int
  /// Whether the keyboard is hidden or floating at the end, and all stands as if none had ever come.
  public var isRestored: Bool
  /// Whether the keyboard still takes room at the end, so that there is nothing yet to be back in its place.
  public var isKeyboardUp = false
  /// The farthest that any plan moved anything, in points.
  public var maximumMove: Double
}
