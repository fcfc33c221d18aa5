/// Decides, event by event, how a screen's content moves out of the keyboard's way and back.
///
/// A value without a clock, a screen or a tree of its own: hand it what happened and what the screen looks like, and apply
/// the plan it returns. It remembers the keyboard, the focus, and what it added (``Parts``), never the app's own values,
/// which it reads afresh from every ``Screen``.
///
/// ```swift
/// var engine = Engine(strategy: .automatic())
/// _ = engine.handle(.focus(email), in: screen)
/// let plan = engine.handle(.keyboard(notification), in: screen)
/// for change in plan.changes { apply(change, plan.animation) }
/// ```
public struct Engine: Sendable {
  /// The way it moves content; change it by ``use(_:in:)``.
  public internal(set) var strategy: Strategy
  /// The keyboard as the notifications so far tell it.
  public internal(set) var keyboard = Keyboard()
  /// The focused input's id; nil while none has the focus.
  public internal(set) var focus: Int?
  /// What the engine holds.
  var ledger = Ledger()
  /// The reason of the last plan, repeated where nothing is planned.
  var lastReason = Reason.none
  /// Memory for the plan in the making, kept from event to event so that none is allocated.
  var works: [Draft.Work] = []

  /// Makes an engine that knows of no focus and has added nothing.
  /// - Parameters:
  ///   - strategy: how content is moved; the automatic way by default.
  ///   - keyboard: the keyboard as others have followed it so far, for an engine that comes late; hidden by default.
  public init(strategy: Strategy = .automatic(), keyboard: Keyboard = Keyboard()) {
    self.strategy = strategy
    self.keyboard = keyboard
  }

  /// The root's translation from where the app laid it out, in points down the y axis; zero or negative.
  public var shift: Double { ledger.shift }

  /// The ids of the scroll views that the engine holds; each must be in the ``Screen`` handed over, with its ancestors.
  public var heldScrollViews: some Collection<Int> { ledger.entries.lazy.map { $0.id } }

  /// What the engine added to a scroll view.
  public func parts(of id: Int) -> Parts { ledger.entry(for: id)?.parts ?? .none }

  /// Takes an event and says what is to be done.
  ///
  /// The screen carries the values as the event left them. An event that tells nothing new plans nothing: its plan has no
  /// changes and repeats the last plan's reason.
  public mutating func handle(_ event: Event, in screen: Screen) -> Plan {
    defer { checkInvariants() }
    switch event {
    case .keyboard(let notification):
      guard keyboard.receive(notification, on: screen.size, window: screen.window) else {
        return repeatReason(after: event)
      }
    case .layout:
      ledger.forgetScrollViews()
    case .focus(let id):
      if focus != id { ledger.forgetStarts() }
      focus = id
    case .blur(let id):
      guard focus == id else { return repeatReason(after: event) }
      focus = nil
      ledger.forgetStarts()
    case .caret(let id):
      guard focus == id else { return repeatReason(after: event) }
    case .content, .inset:
      break
    case .scroll(let id):
      let offset = screen.index(of: id).flatMap { screen.views[$0].scroll?.contentOffset.y }
      if let offset { ledger.userScrolled(id, to: offset) }
      return Plan(animation: event.animation, reason: .scrolled)
    case .background:
      return Plan(animation: event.animation, reason: .background)
    case .foreground:
      return Plan(animation: event.animation, reason: .foreground)
    }
    return plan(event, in: screen)
  }

  /// The plan of an event that tells nothing new.
  private func repeatReason(after event: Event) -> Plan {
    Plan(animation: event.animation, reason: lastReason)
  }
}
