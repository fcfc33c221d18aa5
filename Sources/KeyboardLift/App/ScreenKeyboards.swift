import KeyboardLiftCore

/// The keyboard of each screen after the notifications so far. At most one takes room, since there is one focus.
@MainActor struct ScreenKeyboards {
  private struct Entry {
    let screen: Weak<UIScreen>
    var keyboard: Keyboard
  }

  private var entries: [Entry] = []
  /// Notifications that came before any screen was known.
  private var unplaced: [KeyboardNotification] = []

  /// The keyboard of a screen. One that shows on another screen is hidden on this one.
  subscript(screen: UIScreen?) -> Keyboard {
    entries.first { $0.screen.object === screen && screen != nil }?.keyboard ?? Keyboard()
  }

  /// Whether a keyboard takes room on any screen.
  var takesRoom: Bool { screenInUse != nil }

  /// The screen on which a keyboard takes room.
  var screenInUse: UIScreen? { entries.firstResult { $0.keyboard.takesRoom ? $0.screen.object : nil } }

  /// Whether the same keyboards are on the same screens.
  func isSame(as other: ScreenKeyboards) -> Bool {
    entries.count == other.entries.count
      && zip(entries, other.entries).allSatisfy { $0.screen.object === $1.screen.object && $0.keyboard == $1.keyboard }
  }

  /// Takes a notification.
  /// - Parameters:
  ///   - screen: where the keyboard is; nil while none is known.
  ///   - window: the frame on the screen of the window that has the focus; nil for none.
  mutating func receive(_ notification: KeyboardNotification, on screen: UIScreen?, window: Rect?) {
    unplaced = unplaced.suffix(7) + [notification]
    if let screen { place(on: screen, window: window) }
  }

  /// Takes the notifications that came before a screen was known as this screen's.
  mutating func place(on screen: UIScreen, window: Rect?) {
    guard !unplaced.isEmpty else { return }
    var keyboard = self[screen]
    for notification in unplaced {
      keyboard.receive(notification, on: Size(screen.bounds.size), window: window)
    }
    // A keyboard that shows on this screen is hidden on the others. A late end may belong to an earlier one.
    let takesOver = keyboard.takesRoom && unplaced.last?.name.isDid == false
    entries.removeAll { entry in
      entry.screen.object == nil || entry.screen.object === screen || (takesOver && entry.keyboard.takesRoom)
    }
    entries.append(Entry(screen: Weak(screen), keyboard: keyboard))
    unplaced = []
  }

  /// Sets the frame of an accessory that grew without a notification, in screen coordinates.
  mutating func setAccessory(_ frame: Rect, on screen: UIScreen) {
    for index in entries.indices where entries[index].screen.object === screen {
      entries[index].keyboard.setAccessory(frame)
    }
  }
}
