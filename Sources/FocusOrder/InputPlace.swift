public import KeyboardLiftCore

/// One stop of a way through a screen's inputs, or what holds some of them.
public struct InputPlace: Equatable, Sendable {
  /// What is there.
  public enum Kind: UInt8, CaseIterable, Sendable {
    /// An input.
    case input
    /// What scrolls by itself: no stop, its members come one after the other, before what follows it.
    case group
    /// Rows, not all of which need be there yet: one stop for all of them, from which the caller goes on row by row.
    case rows
  }

  /// The caller's name for the place, unique in its order.
  public var id: Int
  /// What is there.
  public var kind: Kind
  /// The index of the group that holds it, in the list that an order is made of; nil for what lies in none.
  public var group: Int?
  /// In the group's own coordinates, its content's where it scrolls; in the window's outside of groups.
  public var frame: Rect
  /// Whether it cannot be seen, itself or what it lies in.
  public var isHidden = false
  /// Whether it takes what the user types.
  public var isEnabled = true
  /// Whether the app wants it passed over.
  public var isOptedOut = false

  /// Makes a place that is in sight and enabled.
  public init(id: Int, kind: Kind = .input, group: Int? = nil, frame: Rect) {
    self.id = id
    self.kind = kind
    self.group = group
    self.frame = frame
  }

  /// Whether the focus may go there.
  public var isStop: Bool { kind != .group && !isHidden && isEnabled && !isOptedOut }
}
