public import KeyboardLiftCore

/// What a keyboard posts in one situation, in order, with the time of each step: a value to compare, print or play.
public struct KeyboardScript: Equatable, Sendable {
  /// Something that is posted or happens.
  public enum Event: Equatable, Sendable {
    /// A keyboard notification.
    case keyboard(KeyboardNotification)
    /// The input's did-begin-editing notification, posted by the input itself.
    case beganEditing
    /// The input's did-end-editing notification, posted by the input itself.
    case endedEditing
    /// The user's finger begins to drag.
    case beganDragging
    /// The user's finger lifts.
    case endedDragging
  }

  /// An event and its time.
  public struct Step: Equatable, Sendable {
    /// Seconds since the situation began: the input asked for the keyboard, gave it up, or the user acted.
    public var time: Double
    /// What is posted or happens.
    public var event: Event

    /// Makes a step.
    public init(at time: Double, _ event: Event) {
      self.time = time
      self.event = event
    }
  }

  /// What happens, in order; times never fall.
  public var steps: [Step]

  /// Makes a script; without steps nothing is posted.
  public init(_ steps: [Step] = []) {
    self.steps = steps
  }

  /// Whether nothing at all is posted or happens.
  public var isEmpty: Bool { steps.isEmpty }

  /// The keyboard notifications alone, in order.
  public var notifications: [KeyboardNotification] { steps.compactMap(\.notification) }

  /// The time of the last step, in seconds; 0 if there is none.
  public var duration: Double { steps.last?.time ?? 0 }

  /// The same situation followed by another.
  /// - Parameters:
  ///   - next: What follows.
  ///   - delay: Seconds from this one's last step to the beginning of the next.
  public func followed(by next: KeyboardScript, after delay: Double = 0) -> KeyboardScript {
    let start = duration + delay
    return KeyboardScript(steps + next.steps.map { Step(at: start + $0.time, $0.event) })
  }
}

extension KeyboardScript.Step {
  /// The keyboard notification, if the step is one.
  public var notification: KeyboardNotification? {
    if case .keyboard(let notification) = event { notification } else { nil }
  }

  /// Whether the step belongs to the motion's end: it is posted when the keyboard has come to rest.
  public var isDid: Bool { notification?.name.isDid ?? false }
}
