extension Engine {
  /// Takes over a keyboard that the caller has classified already, and plans as for the notification that it came from.
  ///
  /// A caller with several engines classifies each notification once and hands the result to all of them.
  /// - Parameters:
  ///   - new: the keyboard after the notification.
  ///   - notification: what moves it: the plan takes duration and curve from it.
  ///   - screen: the snapshot of the views.
  public mutating func update(
    keyboard new: Keyboard, after notification: KeyboardNotification, in screen: Screen
  ) -> Plan {
    defer { checkInvariants() }
    let event = Event.keyboard(notification)
    let isUnchanged = new.isSame(as: keyboard)
    keyboard = new
    return isUnchanged ? Plan(animation: event.animation, reason: lastReason) : plan(event, in: screen)
  }
}

extension Keyboard {
  /// Whether both have the same state, frame and accessory, whatever notifications led there.
  public func isSame(as other: Keyboard) -> Bool {
    state == other.state && end == other.end && accessory == other.accessory
  }

  /// Sets the accessory's frame where the app measured it, because no notification reports that it grew.
  /// - Parameter frame: in screen coordinates; ignored while the keyboard takes no room.
  public mutating func setAccessory(_ frame: Rect?) {
    if takesRoom { accessory = frame }
  }
}
