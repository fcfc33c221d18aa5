/// The keyboard as the notifications so far tell it.
///
/// A small state machine: ``receive(_:on:window:)`` takes each notification and says whether it was news. How a notification is
/// classified stands in `Keyboard+Classification.swift`.
public struct Keyboard: Equatable, Sendable {
  /// What the keyboard is to this app.
  public enum State: UInt8, CaseIterable, Sendable {
    /// Not on the screen, or only below it.
    case hidden
    /// At the screen's bottom: takes room.
    case docked
    /// Undocked, split or floating: lies over the content and takes no room.
    case floating
    /// Docked, but another app's: takes room, with nobody here to be scrolled for.
    case foreign
  }

  /// What the keyboard is to this app; hidden until a notification says otherwise.
  public internal(set) var state: State = .hidden
  /// The end frame of the last notification that was news, in screen coordinates; also one that hid the keyboard.
  var end: Rect?
  /// The accessory's frame of the last notification that was news, in screen coordinates, where it counts.
  public internal(set) var accessory: Rect?
  /// Whether there was a `willHide` at all; without one no `didHide` can be late.
  var hasBeenHidden = false
  /// Whether the last `willHide` still waits for its `didHide`.
  var isHiding = false
  /// Whether something after the last `willHide` announced the keyboard again.
  var isReopened = false

  /// A keyboard of which nothing is known yet: hidden.
  public init() {}

  /// Where the keyboard is, in screen coordinates; nil while hidden.
  public var frame: Rect? { state == .hidden ? nil : end }

  /// Whether views must make room for it: it is docked, this app's or another's.
  public var takesRoom: Bool { state == .docked || state == .foreign }
}
