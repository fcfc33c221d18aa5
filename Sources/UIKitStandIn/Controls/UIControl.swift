#if !canImport(UIKit)
import Foundation

/// A view that the user operates.
@MainActor open class UIControl: UIView {
  var registered: [(action: UIAction, events: Event)] = []

  /// Whether it can be operated; true by default.
  open var isEnabled = true
  /// Whether it is selected; false by default.
  open var isSelected = false
  /// Whether a finger is on it; false by default.
  open var isHighlighted = false

  /// Calls an action for events; one with the same identifier takes the place of another.
  open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    registered.append((action, controlEvents))
  }
  /// Calls the action no more for the events.
  open func removeAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }
  /// Calls the action of an identifier no more for the events.
  open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: UIControl.Event) {
    for index in registered.indices where registered[index].action.identifier == actionIdentifier {
      registered[index].events.subtract(controlEvents)
    }
    registered.removeAll { $0.events.isEmpty }
  }
  /// Calls the actions of the events.
  open func sendActions(for controlEvents: UIControl.Event) {
    for entry in registered where !entry.events.isDisjoint(with: controlEvents) { entry.action.run(from: self) }
  }

  /// Does what a finger's tap does beyond its touches.
  package func didTakeTap() {}

  /// What happened to a control.
  public struct Event: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Events of given bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A finger came down.
    public static let touchDown = Event(rawValue: 1)
    /// A finger went up inside.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// The value changed.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The main thing that it is for.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// Editing began.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The text changed.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing ended.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// The return key was pressed.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All of touches.
    public static let allTouchEvents = Event(rawValue: 4095)
    /// All of editing.
    public static let allEditingEvents = Event(rawValue: 983_040)
    /// All.
    public static let allEvents = Event(rawValue: 4_294_967_295)
  }

  /// What a control looks like.
  public struct State: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// States of given bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// None of the others.
    public static let normal: State = []
    /// A finger is on it.
    public static let highlighted = State(rawValue: 1)
    /// It cannot be operated.
    public static let disabled = State(rawValue: 2)
    /// It is selected.
    public static let selected = State(rawValue: 4)
  }
}
#endif
